import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, afterBalls, gameOf } from '../testing/notation.testing.ts';
import { newGame } from '../game/game.ts';
import { handicapGame } from '../testing/league.testing.ts';
import { seriesOf, setupOf } from '../testing/setup.testing.ts';
import { bowlerSeries, type EarlierGame } from './bowler-series.ts';
import { seriesTable } from './series-table.ts';

type Game = ReturnType<typeof gameOf>;

/** The game on hand: PJS has 90, KYJ 80. */
function third(): Game {
  return afterBalls(gameOf('PJS', 'KYJ'), '9-8-'.repeat(10));
}

/** A game that the bowler in this place bowled before. */
function earlier(player: number, number: number, score: number | null): EarlierGame {
  return { series: seriesOf(player).id, number, gameId: `g${String(number)}`, gameNumber: number, score };
}

const OVER = { gameNumber: 3, isOver: true };
const BEFORE = [earlier(1, 1, 176), earlier(2, 1, 95), earlier(1, 2, 183), earlier(2, 2, 141)];

function table(
  game: Game,
  games: readonly EarlierGame[],
  most = 9,
  here = OVER,
): ReturnType<typeof seriesTable> {
  return seriesTable(game.position, games, here, most);
}

function scoresOf(shown: ReturnType<typeof seriesTable>): readonly (readonly unknown[])[] {
  const rows = shown?.rows ?? [];
  return rows.map(({ cells }) => cells.map(({ score, isBest }) => (isBest ? [score] : score)));
}

describe('the series of an evening', () => {
  test('has no table in everybody’s first game', () => {
    expect(table(third(), [])).toBeNull();
    expect(table(third(), [{ ...earlier(1, 1, 200), series: 'f'.repeat(24) }])).toBeNull();
  });

  test('has each game, the sum, the average with its pins over, and the high game of each bowler', () => {
    const shown = table(third(), BEFORE);
    expect(shown?.columns.map(({ from }) => from)).toEqual([1, 2, 3]);
    expect(scoresOf(shown)).toEqual([
      [176, [183], 90],
      [95, [141], 80],
    ]);
    // 176 + 183 + 90 = 449 = 3 × 149 + 2; 95 + 141 + 80 = 316 = 3 × 105 + 1.
    expect(shown?.rows.map(({ series }) => series)).toMatchObject([
      { games: 3, pins: 449, bestGame: 183, average: { average: 149, pinsOver: 2 } },
      { games: 3, pins: 316, bestGame: 141, average: { average: 105, pinsOver: 1 } },
    ]);
  });

  test('leaves a gap where a bowler did not bowl, and counts only that bowler’s own games', () => {
    const shown = table(third(), [earlier(1, 1, 176), earlier(2, 2, 141)]);
    expect(scoresOf(shown)).toEqual([
      [[176], null, 90],
      [null, [141], 80],
    ]);
    expect(shown?.rows.map(({ series: { games, pins } }) => [games, pins])).toEqual([
      [2, 266],
      [2, 221],
    ]);
  });

  test('does not count a game that was stopped, neither an earlier one nor the one on hand', () => {
    const shown = table(third(), [earlier(1, 1, 176), earlier(1, 2, null)], 9, {
      gameNumber: 3,
      isOver: false,
    });
    expect(scoresOf(shown)).toEqual([
      [[176], null, null],
      [null, null, null],
    ]);
    expect(shown?.rows.map(({ series }) => [series.games, series.pins, series.average?.average])).toEqual([
      [1, 176, 176],
      [0, 0, undefined],
    ]);
  });

  test('puts the first games of a long evening into one column, so that the sum stays right', () => {
    const shown = table(third(), BEFORE, 2);
    expect(shown?.columns).toEqual([
      { isTyped: false, from: 1, to: 2 },
      { isTyped: false, from: 3, to: 3 },
    ]);
    expect(scoresOf(shown)).toEqual([
      [359, 90],
      [236, 80],
    ]);
    expect(shown?.rows.map(({ series }) => series.pins)).toEqual([449, 316]);
  });

  test('stays a bowler’s own whatever they are called, and is empty for somebody else in their place', () => {
    const rename = (somebodyElse: boolean): Game =>
      afterBalls(
        after(afterBalls(gameOf('PJS'), '9-'.repeat(9)), {
          kind: 'rename',
          player: 1,
          name: 'KIM',
          somebodyElse,
        }),
        '9-',
      );
    expect(scoresOf(table(rename(false), BEFORE))).toEqual([[176, [183], 90]]);
    expect(table(rename(true), BEFORE)).toBeNull();
  });
});

describe('games that staff typed', () => {
  const typed = (...scores: readonly number[]): Game =>
    after(third(), { kind: 'carryGames', player: 1, scores });

  test('count in the series, its average and its high game, in a column before the others', () => {
    const shown = table(typed(150, 201), BEFORE);
    expect(shown?.columns[0]).toEqual({ isTyped: true, from: 0, to: 0 });
    expect(scoresOf(shown)[0]).toEqual([351, 176, 183, 90]);
    const [pjs] = shown?.rows ?? [];
    expect(pjs?.series).toMatchObject({ games: 5, pins: 351 + 176 + 183 + 90, bestGame: 201 });
    expect(shown?.rows[1]?.cells[0]).toEqual({ score: null, isBest: false });
  });

  test('are underlined where one of them alone is the high game', () => {
    expect(scoresOf(table(typed(201), BEFORE))[0]).toEqual([[201], 176, 183, 90]);
  });

  test('begin a series of which no game is on this lane', () => {
    expect(scoresOf(table(typed(150), []))[0]).toEqual([[150], 90]);
    expect(table(third(), [])).toBeNull();
  });

  test('never take a column from the sum: the first games share one', () => {
    const shown = table(typed(150, 201), BEFORE, 3);
    expect(scoresOf(shown)[0]).toEqual([351, 359, 90]);
  });
});

test('the board carries the posted total while a game is bowled', () => {
  const [pjs] = afterBalls(gameOf('PJS'), '9-X').position.lines;
  if (pjs === undefined) expect.fail('a line');
  expect(bowlerSeries(null, pjs, BEFORE, false)).toMatchObject({ soFar: 176 + 183 + 9, pins: 359, games: 2 });
});

test('an injured bowler’s series has the tenths for the frames that were not bowled', () => {
  const bowled = afterBalls(handicapGame(['PJS'], [{ average: 190 }]), 'X 72 9');
  const game = after(bowled, { kind: 'setScoreType', player: 1, scoreType: 'injury' });
  // 19 + 9 + 9 bowled, and seven tenths of 180.
  const own = 37 + 126;
  const before = [earlier(1, 1, 176), earlier(1, 2, 183)];
  const { league } = game.position;
  const [pjs] = game.position.lines;
  if (pjs === undefined) expect.fail('a line');
  expect(bowlerSeries(league, pjs, before, true)).toMatchObject({ pins: 359 + own, bestGame: 183 });
  expect(bowlerSeries(league, pjs, before, false)).toMatchObject({ soFar: 359 + own });
  expect(scoresOf(table(game, before))).toEqual([[176, [183], own]]);
});

test('the best game of low game is the lowest', () => {
  const low = newGame({ ...setupOf(['PJS', 'KYJ']), format: 'low-game' });
  const shown = table(afterBalls(low, '2111'.repeat(10)), [earlier(1, 1, 25), earlier(2, 1, 41)]);
  expect(shown?.wins).toBe('lowest');
  expect(scoresOf(shown)).toEqual([
    [[25], 30],
    [41, [20]],
  ]);
});

test('of any evening, each row’s games add up to its total, and no game is above its best game', () => {
  const game = third();
  const some = fc.uniqueArray(
    fc
      .tuple(
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 1, max: 9 }),
        fc.option(fc.integer({ min: 0, max: 300 })),
      )
      .map(([player, number, score]) => earlier(player, number, score)),
    { selector: ({ series, number }) => `${series} ${String(number)}`, minLength: 1 },
  );
  fc.assert(
    fc.property(some, fc.integer({ min: 2, max: 9 }), fc.boolean(), (games, most, isOver) => {
      const ordered = games.toSorted((one, other) => one.number - other.number);
      const shown = table(game, ordered, most, { gameNumber: 10, isOver }) ?? expect.fail('a table');
      expect(shown.columns.length).toBeLessThanOrEqual(most);
      for (const [place, { cells, series }] of shown.rows.entries()) {
        const own = ordered.flatMap((one) =>
          one.series === seriesOf(place + 1).id && one.score !== null ? [one.score] : [],
        );
        const all = isOver ? [...own, place === 0 ? 90 : 80] : own;
        expect(cells).toHaveLength(shown.columns.length);
        expect(cells.reduce((sum, { score }) => sum + (score ?? 0), 0)).toBe(series.pins);
        expect(series.pins).toBe(all.reduce((sum, score) => sum + score, 0));
        expect(series.bestGame).toBe(all.length === 0 ? null : Math.max(...all));
        expect(cells.filter(({ isBest }) => isBest).length).toBeLessThanOrEqual(1);
      }
    }),
  );
});
