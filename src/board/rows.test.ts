import { describe, expect, test } from 'vitest';
import { entryOf } from '../core/testing/notation.testing.ts';
import { after, bowled, gameOf } from './testing/play.testing.ts';
import { nowOf } from './now/now.ts';
import { boardRows, pipsAreNew } from './rows.ts';

const statuses = (game: Parameters<typeof boardRows>[0]): readonly string[] =>
  boardRows(game).map(({ status }) => status);

describe('a line of the board', () => {
  test('carries place, name and three scores', () => {
    const [row] = boardRows(bowled(gameOf('PJS'), 'X 8'));
    expect(row).toMatchObject({ place: 1, player: 1, name: 'PJS', posted: 0, soFar: 26, max: 280 });
    expect(row?.cells).toHaveLength(10);
  });

  test('shows a total once it is settled and counts the bonus balls before', () => {
    const cells = boardRows(bowled(gameOf('PJS'), '9/ X 8')).at(0)?.cells ?? [];
    expect(cells[0]).toMatchObject({ marksText: '9/', total: 20, owed: 0, bonusIn: 1 });
    expect(cells[1]).toMatchObject({ marksText: 'X', total: null, owed: 1, bonusIn: 1 });
    expect(cells[2]).toMatchObject({ marksText: '8', state: 'running', live: true, nextBall: 2, owed: 0 });
    expect(cells[3]).toMatchObject({ marksText: '', state: 'empty', live: false, nextBall: null });
  });

  test('the tenth is owed no bonus: it has fill balls', () => {
    const game = bowled(gameOf('PJS'), 'XXXXXXXXX XX');
    expect(boardRows(game)[0]?.cells[9]).toMatchObject({
      ...{ marksText: 'XX', owed: 0, bonusIn: 0, live: true, nextBall: 3, total: null },
    });
  });

  test('of a stopped game counts every ball, as its result does', () => {
    const game = bowled(gameOf('PJS', 'KYJ'), '9- 8- X 9-');
    expect(boardRows(game).map(({ total }) => total)).toEqual([9, 17]);
    expect(boardRows(after(game, { kind: 'stop' })).map(({ total }) => total)).toEqual([19, 17]);
  });

  test('names the ringed balls', () => {
    const ringed = after(bowled(gameOf('PJS'), '8'), {
      ...{ kind: 'markSplit', player: 1, frame: 1, ball: 1, split: true },
    });
    expect(boardRows(ringed)[0]?.cells[0]).toMatchObject({ marksText: '8', splits: [1] });
  });

  test('a finished game has nobody on turn and no current frame', () => {
    const rows = boardRows(bowled(gameOf('PJS'), 'XXXXXXXXXXXX'));
    expect(rows[0]).toMatchObject({ status: 'waiting', posted: 300, max: 300 });
    expect(rows[0]?.cells.some(({ live }) => live)).toBe(false);
  });
});

test('a finished line has no maximum possible', () => {
  const rows = boardRows(bowled(gameOf('A', 'B'), 'X'.repeat(18) + '72 X'));
  expect(rows.map(({ max, reach }) => [max, reach])).toEqual([
    [265, null],
    [300, 300],
  ]);
});

describe('who is next', () => {
  test('is the next in the line-up, in mid-frame too', () => {
    expect(statuses(gameOf('A', 'B', 'C'))).toEqual(['live', 'next', 'waiting']);
    expect(statuses(bowled(gameOf('A', 'B', 'C'), '72 8'))).toEqual(['waiting', 'live', 'next']);
  });

  test('the first after the last', () => {
    expect(statuses(bowled(gameOf('A', 'B'), '72 8'))).toEqual(['next', 'live']);
  });

  test('a player alone is followed by nobody else and stays on turn', () => {
    const game = bowled(gameOf('A'), '72');
    expect(statuses(game)).toEqual(['live']);
    expect(nowOf(game)?.next).toBeNull();
  });

  test('a correction that opens an old frame brings its player back before the others', () => {
    const game = after(bowled(gameOf('A', 'B'), 'X 72 9'), {
      ...{ kind: 'correctFrame', player: 1, frame: 1, balls: [{ entry: entryOf('7'), split: false }] },
    });
    expect(statuses(game)).toEqual(['live', 'waiting']);
  });
});

test('the NOW bar names the ball, the rack and the next player', () => {
  expect(nowOf(bowled(gameOf('PJS', '최민서'), '8'))).toMatchObject({
    ...{ player: 1, place: 1, name: 'PJS', frame: 1, ball: 2, standing: 2 },
    ...{ pins: null, posted: 0, soFar: 8, max: 290, next: '최민서' },
    need: { line: { kind: 'worth', mark: 'spare' }, also: null },
  });
  expect(nowOf(after(gameOf('PJS'), { kind: 'stop' }))).toBeNull();
});

describe('players who come and go', () => {
  const three = bowled(gameOf('A', 'B', 'C'), '72 81 9/');

  test('each line says whether its player is at the lane', () => {
    const skipped = after(three, { kind: 'skip', player: 1, skipped: true });
    const left = after(skipped, { kind: 'leave', player: 2 });
    const joined = after(left, { kind: 'join', name: 'D', makesUp: false });
    const absent = after(joined, { kind: 'absent', player: 4, score: 140 });
    expect(boardRows(absent).map(({ presence }) => presence)).toEqual([
      ...['skipped', 'left', 'bowling', 'absent'],
    ]);
    expect(boardRows(absent)[3]).toMatchObject({ posted: 140, max: 140 });
    expect(boardRows(absent)[1]?.cells.map(({ state }) => state)).toEqual([
      'finished',
      ...Array.from({ length: 9 }, () => 'missed'),
    ]);
  });
});

test('a provisional frame carries its other outcome with its total', () => {
  const eight = { entry: { kind: 'pins', pins: 8 }, split: false } as const;
  const one = { entry: { kind: 'pins', pins: 1 }, split: false } as const;
  const game = after(bowled(gameOf('A'), '72 8/ 3'), {
    ...{ kind: 'dispute', player: 1, frame: 2, balls: [eight, one] },
  });
  const cells = boardRows(game)[0]?.cells ?? [];
  expect(cells[0]?.other).toBeNull();
  expect(cells[1]).toMatchObject({ marksText: '8/', total: 22 });
  expect(cells[1]?.other).toMatchObject({ marksText: '81', owed: 0, total: 18 });
});

/** Whether the legend explains the circles after these balls of KYJ and PJS. */
const explained = (balls: string): boolean => pipsAreNew(boardRows(bowled(gameOf('KYJ', 'PJS'), balls)));

test('the circles are explained from the first mark of a game until its bonus is complete', () => {
  expect(['', '72', '8', '8/', 'X', 'X 72 8', 'X 72 81'].map(explained)).toEqual([
    ...[false, false, false, true, true, true, false],
  ]);
});

test('later circles are not explained again', () => {
  expect(explained('X 72 81 X')).toBe(false);
});

test('another player’s strike is not explained again', () => {
  expect(explained('X X 81')).toBe(false);
});
