import { usualTable } from '../../../core/formats/format.ts';
import { describe, expect, test } from 'vitest';
import { newGame, type Game } from '../../../core/game/game.ts';
import {
  after,
  afterBalls,
  correction,
  gameOf,
  lineOfNotation,
  must,
} from '../../../core/testing/notation.testing.ts';
import type { Command } from '../../../core/game/event.ts';
import type { Facts } from '../../../core/game/fact-changes.ts';
import { matchGame } from '../../../core/testing/league.testing.ts';
import { NO_TAP } from '../../../core/formats/no-tap.ts';
import { makeNotation, parseNotation } from '../../../core/line/notation.ts';
import { setupOf } from '../../../core/testing/setup.testing.ts';
import { scoreLine } from '../../../core/line/score.ts';
import { deliveriesText } from '../../../core/game-code/deliveries.ts';
import { checkCodeOf, delivered } from './check-code.ts';
import { payloadOf } from './payload.ts';
import { printedScore, sheetLines } from '../lines/sheet-lines.ts';

const plainSetup = setupOf(['PJS', 'KYJ'], { format: 'no-tap' });
const noTapSetup = {
  ...plainSetup,
  players: plainSetup.players.map((player, index) => ({ ...player, option: 9 - index })),
};
const PERFECT = 'XXXXXXXXXXXX';
const GAME_OF_SPLITS = lineOfNotation('(8)/ (8)/ (8)/ (8)/ (8)/ (8)/ (8)/ (8)/ (8)/ X(8)/');
const NO_TAP_OF_SPLITS = must(parseNotation(usualTable(NO_TAP), makeNotation(GAME_OF_SPLITS)));

const SUBSTITUTE: Facts = {
  ...{ name: 'TOM', average: 100, handicap: 108, isTyped: false, type: 'substitute', instead: 'EVA' },
  ...{ blind: null, injuredFrom: null, team: 'Pin Pals', place: 1, total: 298 },
};

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

  test('the QR code’s text has letters, handicaps and totals', () => {
    expect(payload(game, false)).toContain(
      '\nTOM [A]: . . . . . . . . . . = 153 +51 = 204\nKYJ: 9- . . . . . . . . . = 9 +36 = 45\n',
    );
  });
});

describe('of two players of no-tap with different options', () => {
  const game = afterBalls(newGame(noTapSetup), '9 8');

  test('the check code is over their options too, from which their scores follow', () => {
    expect(textOf(game)).toBe('PJS [no-tap 9]:9|||||||||\nKYJ [no-tap 8]:8|||||||||');
  });

  test('the QR code’s text has their options', () => {
    expect(payload(game, false)).toContain(
      '\nPJS [no-tap 9]: 9 . . . . . . . . . = 0\nKYJ [no-tap 8]: 8 . . . . . . . . . = 0\n',
    );
  });
});

describe('the QR code’s text', () => {
  test('has the lane, the start, every frame in bowlers’ notation, the scores and the check code', () => {
    const game = after(afterBalls(gameOf('PJS', 'KYJ'), 'X 9/'), correction(2, 1, '(8) 1'));
    expect(payload(game, true)).toBe(
      [
        'HEADPIN ten-pin, lane 7, game 1, 2026-05-01T18:00:00.000Z',
        'PJS: X . . . . . . . . . = 0',
        'KYJ: (8)1 . . . . . . . . . = 9',
        'check 7F3A 91C2',
      ].join('\n'),
    );
  });

  test('has the pins that fell with a foul, because the check code covers them', () => {
    expect(payload(afterBalls(gameOf('PJS'), 'F(9)9'), true)).toContain('\nPJS: F(9)9 . . ');
  });

  test('says so when the game is not finished', () => {
    expect(payload(gameOf('PJS'), false)).toContain(', unfinished\n');
  });

  // Above 1,000 bytes the modules would be too fine for an ordinary printer and a telephone.
  test.each([
    ['ten-pin', GAME_OF_SPLITS, null],
    ['no-tap', NO_TAP_OF_SPLITS, null],
    ['ten-pin', GAME_OF_SPLITS, SUBSTITUTE],
  ] as const)(
    'of eight players with the longest names and marks in %s is not too long to be read',
    (format, line, facts) => {
      const names = Array.from({ length: 8 }, (_name, index) => `가나다라마바사아자차카${String(index)}`);
      const lines = names.map((name, index) => ({
        player: { id: index + 1, name },
        format,
        presence: 'bowling' as const,
        line,
        score: scoreLine(line),
        agreed: false,
        others: [],
        facts,
        begins: null,
        bowlers: [],
      }));
      const text = payloadOf(
        { setup: setupOf(names, { format }), finished: false, checkCode: '7F3A 91C2' },
        lines,
      );
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(1_000);
    },
  );
});

describe('the score box', () => {
  test('shows what is settled, as the board does, and nothing before that', () => {
    const scores = sheetLines(afterBalls(gameOf('PJS', 'KYJ', 'DOM'), 'X 9/ 8-')).map(printedScore);
    expect(scores).toEqual([null, null, 8]);
  });

  test('shows the blind score of an absent player, who bowled no ball', () => {
    const game = after(gameOf('PJS', 'KYJ'), { kind: 'absent', player: 2, score: 145 });
    expect(sheetLines(game).map(printedScore)).toEqual([null, 145]);
    expect(payload(game, false)).toContain('\nKYJ: . . . . . . . . . . = 145\n');
  });
});

function textOf(game: Game): string {
  return deliveriesText(sheetLines(game).map(delivered));
}

function codeOf(game: Game): Promise<string> {
  return checkCodeOf(sheetLines(game));
}

function payload(game: Game, finished: boolean): string {
  return payloadOf({ setup: game.setup, finished, checkCode: '7F3A 91C2' }, sheetLines(game));
}
