import { expect, test } from 'vitest';
import type { GameSummary, KeptLeague } from '../../contract/contract.ts';
import { TYPED_LEAGUE } from '../../contract/testing/league.testing.ts';
import { summaryOf } from '../record/game-summary.ts';
import { freshGame, recordOf } from '../record/testing/game.testing.ts';
import { knownBowlers } from './known-bowlers.ts';

const LEAGUE: KeptLeague = {
  ...{ id: 'a'.repeat(24), keptAt: '2026-09-29T18:00:00.000Z', shortNames: [] },
  league: TYPED_LEAGUE,
};

function gameOf(
  counter: number,
  names: readonly string[],
  averages: readonly (number | null)[],
): GameSummary {
  return { ...summaryOf(recordOf(freshGame(names), counter)), averages };
}

test('everybody on a roster can be picked, with the team and the league’s own number', () => {
  expect(knownBowlers([LEAGUE], [])).toEqual([
    ...[
      {
        name: 'Tom',
        average: 151,
        ...{ handicap: null, season: null },
        from: { kind: 'roster', league: LEAGUE.id, team: 0, id: '101' },
      },
      {
        name: 'Ann',
        average: 187,
        ...{ handicap: 20, season: null },
        from: { kind: 'roster', league: LEAGUE.id, team: 0, id: '102' },
      },
      {
        name: 'Kim',
        average: 160,
        ...{ handicap: null, season: null },
        from: { kind: 'roster', league: LEAGUE.id, team: 1, id: '201' },
      },
      {
        name: '최민서',
        average: null,
        ...{ handicap: null, season: null },
        from: { kind: 'roster', league: LEAGUE.id, team: 1, id: null },
      },
    ],
  ]);
});

test('who has bowled this season brings the games of it', () => {
  const [home, ...others] = TYPED_LEAGUE.teams;
  const roster = home?.roster.map((bowler) => ({ ...bowler, season: [180, 201] })) ?? [];
  const league = { ...TYPED_LEAGUE, teams: [{ id: null, name: 'Pin Pals', roster }, ...others] };
  expect(knownBowlers([{ ...LEAGUE, league }], []).map(({ season }) => season)).toEqual([
    ...[
      [180, 201],
      [180, 201],
    ],
    ...[null, null],
  ]);
});

test('who bowled lately with an average can be picked, once a series, as in the newest game of it', () => {
  const [later, earlier] = [gameOf(2, ['TOM', 'ANN'], [172, null]), gameOf(1, ['TOM', 'ANN'], [151, null])];
  expect(later.series[0]?.id).toBe(earlier.series[0]?.id);
  expect(knownBowlers([], [later, earlier])).toEqual([
    {
      ...{ name: 'TOM', average: 172, handicap: null, season: null },
      from: { kind: 'game', gameId: later.id, player: 1, startedAt: later.startedAt },
    },
  ]);
});

test('two of one name are two, whatever else they have in common', () => {
  const game = gameOf(1, ['Tom'], [151]);
  const twice = [LEAGUE, { ...LEAGUE, id: 'b'.repeat(24) }];
  expect(knownBowlers(twice, [game]).filter(({ name }) => name.toUpperCase() === 'TOM')).toHaveLength(3);
});

test('nobody can be picked whose name was removed', () => {
  expect(knownBowlers([], [gameOf(1, ['—', '— 2'], [151, 160])])).toEqual([]);
});
