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
import { NO_TAP } from '../../../core/formats/no-tap.ts';
import { makeNotation, parseNotation } from '../../../core/line/notation.ts';
import { setupOf } from '../../../core/testing/setup.testing.ts';
import { scoreLine } from '../../../core/line/score.ts';
import { checkCodeOf, deliveriesText } from './check-code.ts';
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

describe('the check code', () => {
  test('is over the names and deliveries as they are printed', () => {
    const game = afterBalls(gameOf('PJS', '최민서'), '8/ F9 X 7');
    expect(deliveriesText(sheetLines(game))).toBe('PJS:8,2|10||||||||\n최민서:F,9|7||||||||');
    const fouled = afterBalls(gameOf('PJS'), 'F(9)/');
    expect(deliveriesText(sheetLines(fouled))).toBe('PJS:F(9),10|||||||||');
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

describe('of two players of no-tap with different options', () => {
  const game = afterBalls(newGame(noTapSetup), '9 8');

  test('the check code is over their options too, from which their scores follow', () => {
    expect(deliveriesText(sheetLines(game))).toBe('PJS [no-tap 9]:9|||||||||\nKYJ [no-tap 8]:8|||||||||');
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
    ['ten-pin', GAME_OF_SPLITS],
    ['no-tap', NO_TAP_OF_SPLITS],
  ] as const)(
    'of eight players with the longest names and marks in %s is not too long to be read',
    (format, line) => {
      const names = Array.from({ length: 8 }, (_name, index) => `가나다라마바사아자차카${String(index)}`);
      const lines = names.map((name, index) => ({
        player: { id: index + 1, name },
        format,
        presence: 'bowling' as const,
        line,
        score: scoreLine(line),
        agreed: false,
        others: [],
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

function codeOf(game: Game): Promise<string> {
  return checkCodeOf(sheetLines(game));
}

function payload(game: Game, finished: boolean): string {
  return payloadOf({ setup: game.setup, finished, checkCode: '7F3A 91C2' }, sheetLines(game));
}
