import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchResult } from '../league/match.ts';
import { USUAL_TERMS } from '../league/terms.ts';
import { HOME, VISITORS, handicapGame, matchGame } from '../testing/league.testing.ts';
import { after, afterBalls, agreement } from '../testing/notation.testing.ts';
import { bowlerOf } from '../testing/setup.testing.ts';
import type { Game } from '../game/game.ts';
import { matchOf } from './league-lead.ts';
import { recapGame, unitsOfGame } from './recap-game.ts';
import { recapOf, type Recap } from './recap.ts';

const POINTS = { points: { game: 2, series: 2, individual: 1, individualSeries: 0 } };
const NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';
const EIGHTS = '8- 8- 8- 8- 8- 8- 8- 8- 8- 8-';

/** PJS and TOM against KYJ and DOM: 90 % of 220 less their averages. */
function pairs(known: Parameters<typeof matchGame>[1] = [], terms = {}): Game {
  const averages = [{ average: 180 }, { average: 170 }, { average: 160 }, { average: 150 }];
  const facts = averages.map((average, index) => ({ ...average, ...known[index] }));
  return matchGame(['PJS', 'KYJ', 'TOM', 'DOM'], facts, { ...POINTS, ...terms });
}

function finished(game: Game, ...lines: readonly string[]): Game {
  return lines.reduce((now, line, index) => after(now, agreement(index + 1, line)), game);
}

/** The recap of games of one match, as it knows all of them. */
function recapOfGames(...games: readonly Game[]): Recap {
  const { league } = games[0]?.position ?? {};
  const match = matchOf(games.map(({ position }) => position));
  if (league === null || league === undefined || match === null) throw new Error('no match');
  const all = games.map(({ position }, index) => recapGame(index + 1, position));
  return recapOf(league, all, matchResult(league.terms, match).units);
}

function alone(game: Game, number = 1): Recap {
  const { position } = game;
  if (position.league === null) throw new Error('no league');
  return recapOf(position.league, [recapGame(number, position)], unitsOfGame(number, position));
}

describe('the recap of a match', () => {
  test('has each team with its bowlers by place, scratch, with handicap and their points', () => {
    // 90, 80, 80, 90 scratch; handicaps 36, 45, 54, 63.
    const { sides } = alone(finished(pairs(), NINES, EIGHTS, EIGHTS, NINES));
    expect(sides.map(({ team }) => team?.id)).toEqual([HOME, VISITORS]);
    const [home, visitors] = sides;
    expect(home?.lines.map(({ row }) => [row.name, row.handicap])).toEqual([
      ['PJS', 36],
      ['TOM', 54],
    ]);
    expect(home?.lines.map(({ cells }) => cells)).toMatchObject([
      [{ scratch: 90, total: 126, difference: 1, points: 1 }],
      [{ scratch: 80, total: 134, difference: -19, points: 0 }],
    ]);
    expect(home?.sum).toMatchObject({ handicap: 90, cells: [{ scratch: 170, total: 260, points: 0 }] });
    expect(visitors?.sum).toMatchObject({ handicap: 108, cells: [{ scratch: 170, total: 278, points: 2 }] });
  });

  test('adds what each bowler and team has in all games, and every point', () => {
    const one = finished(pairs(), NINES, EIGHTS, EIGHTS, NINES);
    const two = finished(pairs(), NINES, NINES, NINES, EIGHTS);
    const three = finished(pairs(), EIGHTS, EIGHTS, EIGHTS, EIGHTS);
    const { numbers, sides, points } = recapOfGames(one, two, three);
    expect(numbers).toEqual([1, 2, 3]);
    expect(sides[0]?.lines.map(({ series }) => [series.scratch, series.total])).toEqual([
      [260, 368],
      [250, 412],
    ]);
    expect(sides[1]?.sum?.series).toMatchObject({ scratch: 500, total: 824 });
    const [home, visitors] = points;
    expect((home?.both.total ?? 0) + (visitors?.both.total ?? 0)).toBe(3 * (2 + 2) + 2);
    expect(home?.bowlers?.games).toEqual([1, 1, 0]);
    expect(home?.team).toMatchObject({ games: [0, 0, 0], series: 0 });
  });

  test('leaves a game that is being bowled out of the series, and its points open', () => {
    const one = finished(pairs(), NINES, EIGHTS, EIGHTS, NINES);
    const two = afterBalls(pairs(), '9- 8- 8- 9-');
    const { sides, points } = recapOfGames(one, two);
    expect(sides[0]?.lines[0]?.cells[1]).toMatchObject({ scratch: 9, total: 45, points: null });
    expect(sides[0]?.lines[0]?.series).toMatchObject({ scratch: 90, total: 126 });
    expect(points[0]?.both.games).toEqual([1, null]);
  });

  test('has somebody who bowled one game only, with a gap for the other', () => {
    const one = finished(pairs(), NINES, EIGHTS, EIGHTS, NINES);
    const rename = { kind: 'rename', player: 3, name: 'EVA', somebodyElse: true } as const;
    const two = finished(after(pairs(), rename), NINES, EIGHTS, EIGHTS, NINES);
    const { sides } = recapOfGames(one, two);
    const rows = sides[0]?.lines.map(({ row, cells }) => [row.name, cells.map((cell) => cell?.scratch)]);
    expect(rows).toEqual([
      ['PJS', [90, 90]],
      ['TOM', [80, undefined]],
      ['EVA', [undefined, 80]],
    ]);
  });

  test('marks a pre-bowled score, and a place with nobody on the other side, as unopposed', () => {
    const before = pairs([{ type: 'pre-bowl', score: 187 }]);
    const lines = alone(before).sides.flatMap((side) => side.lines);
    expect(lines.filter(({ isUnopposed }) => isUnopposed).map(({ row }) => row.name)).toEqual(['PJS']);
    expect(lines[0]?.cells[0]).toMatchObject({ letter: 'B', scratch: 187, total: 223 });
    const bye = matchGame(['PJS', 'KYJ'], [{ average: 180 }, { average: 170, type: 'pacer' }]);
    const named = alone(bye).sides.flatMap((side) => side.lines);
    expect(named.map(({ row, isUnopposed }) => [row.name, isUnopposed])).toEqual([
      ['PJS', true],
      ['KYJ', false],
    ]);
  });

  test('rounds the handicap of a series as its league does: once for all games', () => {
    const handicap = { ...USUAL_TERMS.handicap, percentage: 70, span: 'series' } as const;
    const game = finished(pairs([], { handicap }), NINES, NINES, NINES, NINES);
    // 70 % of 50 is 35 a game; of 40 it is 28, of 60 42. 70 % of 70 is 49: an average of 169 gives 35.7.
    const odd = after(game, { kind: 'setAverage', player: 2, average: 169 });
    const { sides } = recapOfGames(odd, odd, odd);
    expect(sides[1]?.lines[0]?.cells.map((cell) => cell?.total)).toEqual([125, 125, 125]);
    expect(sides[1]?.lines[0]?.series.total).toBe(3 * 90 + 107);
  });

  test('of a league without teams has its bowlers in one list, and no sums and points', () => {
    const game = finished(handicapGame(['PJS', 'KYJ'], [{ average: 180 }, { average: 170 }]), NINES, EIGHTS);
    const { sides, points } = alone(game);
    expect(sides).toHaveLength(1);
    expect(sides[0]).toMatchObject({ team: null, sum: null });
    expect(sides[0]?.lines.map(({ cells }) => cells[0]?.total)).toEqual([126, 125]);
    expect(points).toEqual([]);
  });

  test('knows everybody by their id: two bowlers of one name stay two', () => {
    const one = finished(pairs(), NINES, EIGHTS, EIGHTS, NINES);
    const { sides } = recapOfGames(
      after(one, { kind: 'rename', player: 3, name: 'KYJ', somebodyElse: false }),
    );
    expect(sides.flatMap(({ lines }) => lines.map(({ row }) => row.counts.bowler))).toEqual(
      [1, 3, 2, 4].map(bowlerOf),
    );
  });

  test('has the sums and points of the match, whatever was bowled', () => {
    const line = fc.constantFrom(
      NINES,
      EIGHTS,
      '5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/5',
      '9- X 8/ 72 9/ X X 6- 71 XX9',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(line, line, line, line), { minLength: 1, maxLength: 3 }), (nights) => {
        const games = nights.map((lines) => finished(pairs(), ...lines));
        const match = matchOf(games.map(({ position }) => position));
        if (match === null) throw new Error('no match');
        const { home, visitors, points } = matchResult({ ...USUAL_TERMS, ...POINTS }, match);
        const recap = recapOfGames(...games);
        for (const [index, side] of [home, visitors].entries())
          for (const [game, total] of (side?.games ?? []).entries()) {
            const cell = recap.sides[index]?.sum?.cells[game];
            expect(cell === undefined ? null : cell?.total).toBe(total?.total ?? null);
          }
        expect(recap.points.map(({ both }) => both.total)).toEqual([points.home, points.visitors]);
      }),
    );
  });
});
