import fc from 'fast-check';
import type { LineUpPlace } from '../line-up-place.ts';
import type { Match } from '../match.ts';
import { SCORE_TYPES, isBlind, type ScoreType } from '../score-type.ts';
import { USUAL_TERMS, type LeagueTerms } from '../terms.ts';

/** Points for everything: four an evening and one for each bowler's game and series. */
export const MATCH_POINTS: LeagueTerms = {
  ...USUAL_TERMS,
  points: { game: 1, series: 1, individual: 1, individualSeries: 1 },
};

/** Terms without handicap, so that totals in a test are scores. */
export function scratch(terms: Partial<LeagueTerms> = {}): LeagueTerms {
  return { ...USUAL_TERMS, handicap: { ...USUAL_TERMS.handicap, percentage: 0 }, ...terms };
}

/** A bowler with this average and score; null: not bowled yet. */
export function bowled(bowler: string, average: number, score: number | null): LineUpPlace {
  return { bowler, type: 'bowler', average, handicap: null, score };
}

/** A place with another score type. */
export function as(
  type: ScoreType,
  bowler: string,
  average: number | null,
  score: number | null = null,
): LineUpPlace {
  return { bowler, type, average, handicap: null, score };
}

/** One game with these scores; all bowlers average 150. */
export function game(home: readonly number[], visitors: readonly number[]): Match {
  const lineUpOf = (side: string, scores: readonly number[]): readonly LineUpPlace[] =>
    scores.map((score, place) => bowled(`${side} ${String(place + 1)}`, 150, score));
  return { home: [lineUpOf('home', home)], visitors: [lineUpOf('visitor', visitors)], rollOffs: [] };
}

function lineUp(side: string, size: number): fc.Arbitrary<readonly LineUpPlace[]> {
  const place = fc.record({
    type: fc.constantFrom(...SCORE_TYPES),
    average: fc.option(fc.nat({ max: 300 })),
    handicap: fc.option(fc.nat({ max: 60 }), { freq: 6 }),
    score: fc.option(fc.integer({ min: 140, max: 150 }), { freq: 30 }),
  });
  return fc.array(place, { minLength: size, maxLength: size }).map((all) =>
    all.map((one, place) => ({
      ...one,
      bowler: `${side} ${String(place)}`,
      score: isBlind(one.type) ? null : one.score,
    })),
  );
}

const lineUps = (side: string): fc.Arbitrary<readonly (readonly LineUpPlace[])[]> =>
  fc.array(
    fc.integer({ min: 0, max: 3 }).chain((size) => lineUp(side, size)),
    { minLength: 3, maxLength: 3 },
  );

/** Any match of up to three games, finished or not. Scores are close together, so that many tie. */
export const anyMatch: fc.Arbitrary<Match> = fc
  .record({
    home: lineUps('home'),
    visitors: fc.option(lineUps('visitor'), { freq: 4 }),
    games: fc.nat({ max: 3 }),
  })
  .map(({ home, visitors, games }) => ({
    home: home.slice(0, games),
    visitors: visitors?.slice(0, games) ?? null,
    rollOffs: [{ unit: { kind: 'game', game: 1 }, gos: [{ home: 9, visitors: 8 }] }],
  }));

export const anyTerms: fc.Arbitrary<LeagueTerms> = fc
  .record({
    ...{ games: fc.integer({ min: 1, max: 4 }), percentage: fc.constantFrom(0, 90) },
    ties: fc.constantFrom('half', 'nobody', 'one-ball', 'ninth-and-tenth'),
    blinds: fc.constantFrom('as-bowled', 'game-winner', 'unearned'),
    points: fc.array(
      fc.nat({ max: 100_000 }).map((hundredths) => hundredths / 100),
      { minLength: 4, maxLength: 4 },
    ),
    pins: fc.nat({ max: 200 }).map((hundredths) => hundredths / 100),
    perPins: fc.constantFrom(1, 50, 100),
  })
  .map(
    ({
      games,
      percentage,
      ties,
      blinds,
      points: [one = 0, series = 0, individual = 0, individualSeries = 0],
      ...ofPins
    }) => ({
      ...USUAL_TERMS,
      ...{ games, ties, individualTies: ties, blinds },
      points: { game: one, series, individual, individualSeries, ...ofPins },
      handicap: { ...USUAL_TERMS.handicap, percentage },
    }),
  );
