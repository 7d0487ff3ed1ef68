import { describe, expect, test } from 'vitest';
import type { Entry } from '../../core/line/entry.ts';
import type { Mark } from '../../core/line/marks.ts';
import type { Game } from '../../core/game/game.ts';
import { EXCITERS_TEXT } from '../../text/board/exciters.ts';
import { LANGUAGES } from '../../text/language.ts';
import { exciterLine } from './exciter-words.ts';
import { exciterOf, type Feat } from './exciter.ts';
import { after, bowled, gameIn, gameOf } from '../testing/play.testing.ts';

const featOf = (game: Game): Feat | null => exciterOf(game)?.feat ?? null;
const roll = (game: Game, entry: Entry): Game => after(game, { kind: 'roll', entry });
const row = (count: number): readonly Mark[] => Array.from({ length: count }, () => ({ kind: 'strike' }));
const strikes = (count: number): Feat => ({ kind: 'strikes', row: row(count) });

/** The last of these balls is celebrated. */
const BALLS: readonly (readonly [balls: string, feat: Feat | null])[] = [
  ['8', null],
  ['81', null],
  ['F', null],
  ['--', null],
  ['8/', { kind: 'spare' }],
  ['-/', { kind: 'spare' }],
  ['F/', { kind: 'spare' }],
  ['X', strikes(1)],
  ['8/ X', strikes(1)],
  ['X 8', null],
  ['X 8/', { kind: 'spare' }],
  ['X X', strikes(2)],
  ['X 9- X', strikes(1)],
  ['X X X', strikes(3)],
  ['X X X X', strikes(4)],
  ['9- 9- 9- 9- 9- 9- 9- 9- X X', strikes(2)],
  ['9- 9- 9- 9- 9- 9- 9- 9- 9- X', strikes(1)],
  ['9- 9- 9- 9- 9- 9- 9- 9- 9- X X', strikes(2)],
  ['9- 9- 9- 9- 9- 9- 9- 9- 9- X X X', strikes(3)],
  ['9- 9- 9- 9- 9- 9- 9- 9- 9- 8/ X', strikes(1)],
  ['9- 9- 9- 9- 9- 9- 9- 9- 9- X 8/', { kind: 'spare' }],
  ['X X X X X X X X X X X', strikes(11)],
  ['X X X X X X X X X X X X', { kind: 'perfect', score: 300, row: row(12) }],
  ['X X X X X X X X X X X 9', { kind: 'fine', score: 299, from: 200 }],
  ['8/ X 8/ X 8/ X 8/ X 8/ X 8/', { kind: 'fine', score: 200, from: 200 }],
  ['8/ X 8/ X 8/ X 8/ X 8/ X 81', null],
];

test.each(BALLS)('%s', (balls, feat) => {
  expect(featOf(bowled(gameOf('PJS'), balls))).toEqual(feat);
});

describe('what is celebrated follows the format', () => {
  test.each([
    ['3-6-9', 'X'.repeat(9), { kind: 'perfect', score: 300, row: row(9) }],
    ['3-6-9', '9-9-9-', null],
    ['3-6-9', 'X X X', strikes(3)],
    ['current-frame', 'X'.repeat(10), { kind: 'perfect', score: 300, row: row(10) }],
    ['current-frame', `${'X'.repeat(6)}${'9-'.repeat(4)}`, { kind: 'fine', score: 216, from: 200 }],
    ['roll-off', 'XXX', strikes(3)],
    ['roll-off', '9/X', strikes(1)],
    ['duckpin', '523', null],
    ['duckpin', '5/', { kind: 'spare' }],
    ['candlepin', 'X'.repeat(12), { kind: 'perfect', score: 300, row: row(12) }],
    ['five-pin', 'XX', strikes(2)],
    ['five-pin', '8/', { kind: 'spare' }],
    ['five-pin', 'X'.repeat(12), { kind: 'perfect', score: 450, row: row(12) }],
    ['low-game', '-', null],
    ['low-game', '5/', null],
    ['low-game', '11'.repeat(10), { kind: 'perfect', score: 20, row: [] }],
    ['low-game', `${'X'.repeat(10)}11`, null],
  ] as const)('%s: %s', (format, balls, feat) => {
    expect(featOf(bowled(gameIn(format, 'PJS'), balls))).toEqual(feat);
  });

  test('a foul is celebrated in no format, and ends the row of strikes', () => {
    const game = bowled(gameIn('five-pin', 'PJS'), 'X');
    const fouled = roll(game, { kind: 'strike', foul: true });
    expect(featOf(fouled)).toBeNull();
    expect(featOf(bowled(fouled, 'X'))).toEqual(strikes(1));
    expect(featOf(roll(bowled(game, '8'), { kind: 'spare', foul: true }))).toBeNull();
  });

  test('fifteen points are a strike with the first ball, and no mark with the third', () => {
    const fifteen: Entry = { kind: 'pins', pins: 15 };
    expect(featOf(roll(gameIn('five-pin', 'PJS'), fifteen))).toEqual(strikes(1));
    expect(featOf(roll(bowled(gameIn('five-pin', 'PJS'), '--'), fifteen))).toBeNull();
  });
});

describe('a split that was made', () => {
  const split = roll(gameOf('PJS'), { kind: 'leave', left: [7, 10] });

  test('is more than a spare', () => {
    expect(featOf(split)).toBeNull();
    expect(featOf(bowled(split, '/'))).toEqual({ kind: 'split-made' });
  });

  test('by a ring set by hand too, in the tenth too', () => {
    const tenth = bowled(gameOf('PJS'), `${'9-'.repeat(9)}X8`);
    const ringed = after(tenth, { kind: 'markSplit', player: 1, frame: 10, ball: 2, split: true });
    expect(featOf(bowled(ringed, '/'))).toEqual({ kind: 'split-made' });
  });

  test('and missed is nothing', () => {
    expect(featOf(bowled(split, '1'))).toBeNull();
  });
});

test('undo removes the bowler and the frame', () => {
  expect(exciterOf(bowled(gameOf('KYJ', 'PJS'), '72 X'))).toMatchObject({ player: 2, name: 'PJS', frame: 1 });
});

test('strikes of others, and those before a missed frame, do not count in a row', () => {
  expect(featOf(bowled(gameOf('A', 'B'), 'X X'))).toEqual(strikes(1));
  expect(featOf(bowled(gameOf('A', 'B'), 'X 72 X'))).toEqual(strikes(2));
  const left = after(bowled(gameOf('A', 'B'), 'X X'), { kind: 'leave', player: 1 });
  const back = after(bowled(left, '72 72'), { kind: 'comeBack', player: 1, makesUp: false });
  expect(featOf(bowled(back, 'X'))).toEqual(strikes(1));
});

describe('what was not bowled just now is not celebrated', () => {
  const strike = bowled(gameOf('PJS'), '9');

  test('a correction, an undo and a redo', () => {
    const balls = [{ entry: { kind: 'strike' }, split: false }] as const;
    const corrected = after(strike, { kind: 'correctFrame', player: 1, frame: 1, balls });
    expect(featOf(corrected)).toBeNull();
    const double = bowled(gameOf('PJS'), 'X X');
    expect(featOf(after(double, { kind: 'undo' }))).toBeNull();
    expect(featOf(after(after(double, { kind: 'undo' }), { kind: 'redo' }))).toBeNull();
  });

  test('a ring, a player who joins, a game before its first ball', () => {
    const made = bowled(gameOf('PJS'), 'X');
    expect(featOf(after(made, { kind: 'join', name: 'KYJ', makesUp: false }))).toBeNull();
    expect(featOf(gameOf('PJS'))).toBeNull();
  });
});

test('in every language a row of strikes has eleven names, and each feat has a line', () => {
  for (const language of LANGUAGES) {
    const text = EXCITERS_TEXT[language];
    const names = Array.from({ length: 11 }, (_, index) => text.strikes(index + 1));
    expect(new Set(names).size).toBe(11);
  }
  expect(exciterLine(EXCITERS_TEXT.en, 'KYJ', strikes(3))).toBe('KYJ: Turkey');
  expect(exciterLine(EXCITERS_TEXT.ko, '최민서', { kind: 'perfect', score: 300, row: row(12) })).toBe(
    '최민서: 300, 퍼펙트 게임',
  );
});
