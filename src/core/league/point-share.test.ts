import { expect, test } from 'vitest';
import { matchResult, type Match } from './match.ts';
import type { LineUpPlace } from './line-up-place.ts';
import { lastDecided, pointsInGame, rollOffsDue, shareOf } from './point-share.ts';
import { USUAL_TERMS, type LeagueTerms } from './terms.ts';

const TERMS: LeagueTerms = {
  ...USUAL_TERMS,
  games: 2,
  points: { game: 2, series: 1, individual: 1, individualSeries: 0 },
  handicap: { ...USUAL_TERMS.handicap, percentage: 0 },
};

function place(bowler: string, score: number | null): LineUpPlace {
  return { bowler, type: 'bowler', average: null, handicap: null, score };
}

/** One game of two against two, and the second one still to come. */
function afterOne(
  home: readonly number[],
  visitors: readonly number[],
  terms = TERMS,
): Match & { terms: LeagueTerms } {
  return {
    terms,
    home: [home.map((score, index) => place(`h${String(index)}`, score))],
    visitors: [visitors.map((score, index) => place(`v${String(index)}`, score))],
    rollOffs: [],
  };
}

test('points are won, shared, lost or still open, and none where nobody plays for them', () => {
  const { terms, ...match } = afterOne([180, 150], [170, 150]);
  const result = matchResult(terms, match);
  expect(shareOf(result, 'home', { kind: 'game', game: 1 })).toEqual({ kind: 'won', points: 2, atStake: 2 });
  expect(shareOf(result, 'visitors', { kind: 'game', game: 1 })?.kind).toBe('lost');
  const tied = shareOf(result, 'home', { kind: 'individual', game: 1, place: 2 });
  expect(tied).toEqual({ kind: 'shared', points: 0.5, atStake: 1 });
  expect(shareOf(result, 'home', { kind: 'game', game: 2 })?.kind).toBe('open');
  expect(shareOf(result, 'home', { kind: 'individualSeries', place: 1 })).toBeNull();
});

test('the points of one game are those of its teams and of its bowlers', () => {
  const { terms, ...match } = afterOne([180, 150], [170, 150]);
  const result = matchResult(terms, match);
  expect(pointsInGame(result, 1)).toEqual({ home: 3.5, visitors: 0.5, unearned: 0, due: 0 });
  expect(pointsInGame(result, 2)).toEqual({ home: 0, visitors: 0, unearned: 0, due: 4 });
});

test('tied points are rolled off in the order in which they are bowled, where the league says so', () => {
  const rolling = { ...TERMS, ties: 'one-ball', individualTies: 'one-ball' } as const;
  const { terms, ...match } = afterOne([150, 150], [150, 150], rolling);
  expect(rollOffsDue(matchResult(terms, match))).toEqual([
    { kind: 'game', game: 1 },
    { kind: 'individual', game: 1, place: 1 },
    { kind: 'individual', game: 1, place: 2 },
  ]);
  expect(rollOffsDue(matchResult(TERMS, match))).toEqual([]);
});

test('the roll-off that was bowled last can be found again; one that is still tied has decided nothing', () => {
  const { terms, ...match } = afterOne([150], [150], {
    ...TERMS,
    ties: 'one-ball',
    individualTies: 'one-ball',
  });
  const game = { unit: { kind: 'game', game: 1 }, gos: [{ home: 9, visitors: 8 }] } as const;
  const bowlers = { kind: 'individual', game: 1, place: 1 } as const;
  const last = (...gos: readonly { readonly home: number; readonly visitors: number }[]): unknown => {
    const rollOffs = [game, { unit: bowlers, gos }];
    return lastDecided(matchResult(terms, { ...match, rollOffs }), rollOffs)?.unit;
  };
  expect(last({ home: 7, visitors: 7 }, { home: 7, visitors: 9 })).toEqual(bowlers);
  expect(last({ home: 7, visitors: 7 })).toEqual(game.unit);
  expect(lastDecided(matchResult(terms, match), [])).toBeNull();
});
