import { describe, expect, test } from 'vitest';
import { newGame, type Game } from '../../../core/game/game.ts';
import { after, afterBalls, correction, gameOf, must } from '../../../core/testing/notation.testing.ts';
import type { Command } from '../../../core/game/event.ts';
import { matchGame } from '../../../core/testing/league.testing.ts';
import { setupOf } from '../../../core/testing/setup.testing.ts';
import { deliveriesText } from '../../../core/game-code/deliveries.ts';
import { readGameCode } from '../../../core/game-code/game-code.ts';
import { checkCodeOf, delivered, codesOf, drawQr } from './codes.ts';
import { printedScore, sheetLines } from '../lines/sheet-lines.ts';

const plainSetup = setupOf(['PJS', 'KYJ'], { format: 'no-tap' });
const noTapSetup = {
  ...plainSetup,
  players: plainSetup.players.map((player, index) => ({ ...player, option: 9 - index })),
};
const PERFECT = 'XXXXXXXXXXXX';
describe('the check code', () => {
  test('is over the names and deliveries as they are printed', () => {
    const game = afterBalls(gameOf('PJS', '최민서'), '8/ F9 X 7');
    expect(textOf(game)).toBe('PJS:8,2|10||||||||\n최민서:F,9|7||||||||');
    const fouled = afterBalls(gameOf('PJS'), 'F(9)/');
    expect(textOf(fouled)).toBe('PJS:F(9),10|||||||||');
  });

  test('is eight hexadecimal digits of SHA-256, the same for the same deliveries', async () => {
    // printf 'KYJ:10|10|10|10|10|10|10|10|10|10,10,10' | sha256sum
    expect(await codeOf(afterBalls(gameOf('KYJ'), PERFECT))).toBe('CF8C A509');
  });

  test('differs when one delivery differs and comes back with the correction', async () => {
    const game = afterBalls(gameOf('KYJ'), '7 2 X');
    const corrected = after(game, correction(1, 1, '7/'));
    const restored = after(corrected, correction(1, 1, '72'));
    expect(await codeOf(corrected)).not.toBe(await codeOf(game));
    expect(await codeOf(restored)).toBe(await codeOf(game));
  });
});

describe('in a league', () => {
  const known = [{ average: 163, type: 'absent' }, { average: 180 }] as const;
  const game = afterBalls(matchGame(['TOM', 'KYJ'], known), '9-');

  test('the check code is over letters, handicaps, averages, teams and places too', () => {
    expect(textOf(game)).toBe(
      'TOM [A]:|||||||||;153 +51 = 204;163;Pin Pals 1;\nKYJ:9,0|||||||||;9 +36 = 45;180;Alley Cats 1;',
    );
  });

  test.each<Command>([
    { kind: 'setAverage', player: 2, average: 181 },
    { kind: 'setHandicap', player: 2, handicap: 35 },
    { kind: 'setScoreType', player: 2, scoreType: 'substitute', instead: 'EVA' },
    { kind: 'setScoreType', player: 1, scoreType: 'vacancy' },
  ])('differs when a fact differs: %o', async (command) => {
    expect(await codeOf(after(game, command))).not.toBe(await codeOf(game));
  });

  test('differs when a substitute bowls for somebody else', async () => {
    const [eva, nik] = ['EVA', 'NIK'].map((instead) =>
      after(game, { kind: 'setScoreType', player: 2, scoreType: 'substitute', instead }),
    );
    if (eva === undefined || nik === undefined) throw new Error('no game');
    expect(await codeOf(eva)).not.toBe(await codeOf(nik));
  });
});

describe('of two players of no-tap with different options', () => {
  const game = afterBalls(newGame(noTapSetup), '9 8');

  test('the check code is over their options too, from which their scores follow', () => {
    expect(textOf(game)).toBe('PJS [no-tap 9]:9|||||||||\nKYJ [no-tap 8]:8|||||||||');
  });
});

describe('the codes of a sheet', () => {
  const names = Array.from({ length: 10 }, (_name, index) => `볼링왕김도윤볼링왕${String(index)}`);

  test('are one for a page, with its players in the order of the page and the check code of the sheet', () => {
    const game = afterBalls(gameOf('PJS', 'KYJ'), 'X 9/');
    const codes = codesOf(
      [[{ game, lines: sheetLines(game).toReversed() }], [{ game, lines: [] }]],
      '7F3A 91C2',
    );
    expect(codes).toEqual([['HP1$$TEN-PIN:20260501T180000Z:L7:G1:U$KYJ:9/:$PJS:X:$$7F3A91C2'], []]);
  });

  test('are several where a page is too long for one, and every player is in one of them', () => {
    const game = afterBalls(gameOf(...names), 'X 9/ 8- 72'.repeat(12));
    const lines = sheetLines(game);
    const [codes = [], none = []] = codesOf([[{ game, lines }], []], '7F3A 91C2');
    expect([codes.length, none.length]).toEqual([2, 0]);
    const read = codes.map((code) => must(readGameCode(code)));
    expect(
      read.flatMap(({ games }) => games.flatMap(({ players }) => players.map(({ name }) => name))),
    ).toEqual(names);
    expect(read.map(({ part, parts }) => [part, parts])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

describe('the score box', () => {
  test('shows what is settled, as the board does, and nothing before that', () => {
    const scores = sheetLines(afterBalls(gameOf('PJS', 'KYJ', 'DOM'), 'X 9/ 8-')).map(printedScore);
    expect(scores).toEqual([null, null, 8]);
  });

  test('shows the blind score of an absent player, who bowled no ball', () => {
    const game = after(gameOf('PJS', 'KYJ'), { kind: 'absent', player: 2, score: 145 });
    expect(sheetLines(game).map(printedScore)).toEqual([null, 145]);
  });
});

function textOf(game: Game): string {
  return deliveriesText(sheetLines(game).map(delivered));
}

function codeOf(game: Game): Promise<string> {
  return checkCodeOf(sheetLines(game));
}

describe('the QR code', () => {
  test('starts in its corner with the seven modules of the finder pattern, as one bar', () => {
    expect(drawQr('PJS = 180').path.startsWith('M0 0h7v1h-7z')).toBe(true);
  });

  test('is as large as its text asks for: 21 modules for a few letters, more for a game', () => {
    expect(drawQr('PJS').size).toBe(21);
    expect(drawQr('X'.repeat(1_000)).size).toBeLessThanOrEqual(109);
  });

  test('has no module outside its square', () => {
    const { size, path } = drawQr('최민서: X 9/ = 180');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/gu)].map((run) => run.slice(1).map(Number));
    expect(runs.length).toBeGreaterThan(size);
    for (const [x = 0, y = 0, length = 0] of runs) {
      expect(x + length).toBeLessThanOrEqual(size);
      expect(y).toBeLessThan(size);
    }
  });
});
