import fc from 'fast-check';
import { expect, it } from 'vitest';
import { averageNow, type AverageRule } from './average-rule.ts';
import type { LineUpPlace } from './line-up-place.ts';
import { matchResult } from './match.ts';
import { USUAL_TERMS, type LeagueTerms } from './terms.ts';
import { reckonedTeam, type ReckonedPlace, type SaidTerms } from './testing/reckoner.testing.ts';

const GAMES = 3;

const anyScore = fc.nat({ max: 300 });

const anyPlace: fc.Arbitrary<ReckonedPlace> = fc.record({
  who: fc.constantFrom('bowler', 'absent', 'vacancy'),
  entering: fc.option(anyScore, { freq: 4 }),
  season: fc.array(anyScore, { maxLength: 5 }),
  gender: fc.constantFrom('woman', 'man', null),
  scores: fc.array(anyScore, { minLength: GAMES, maxLength: GAMES }),
});

const anyTeam = fc.array(anyPlace, { minLength: 1, maxLength: 4 });

const anySaid: fc.Arbitrary<SaidTerms> = fc.record({
  absent: fc.tuple(fc.nat({ max: 100 }), fc.constantFrom('pins', 'percent', 'score')),
  vacancy: fc.record({
    anybody: anyScore,
    woman: fc.option(anyScore),
    man: fc.option(anyScore),
  }),
  handicap: fc.tuple(fc.nat({ max: 110 }), anyScore),
  fractions: fc.constantFrom('down', 'up', 'nearest'),
  of: fc.constantFrom('bowler', 'team'),
  average: fc.tuple(fc.constantFrom('until', 'as games', 'fills up'), fc.nat({ max: 6 })),
  averageFractions: fc.constantFrom('down', 'nearest', 'kept'),
  moves: fc.boolean(),
});

const WAYS = { until: 'entering-first', 'as games': 'combined', 'fills up': 'window' } as const;

function averagesOf({ average: [way, games], averageFractions, moves }: SaidTerms): AverageRule {
  return {
    ...{ way: WAYS[way], games, first: 'no-handicap' },
    ...{ fraction: averageFractions, during: moves ? 'moving' : 'fixed' },
  };
}

function termsOf(said: SaidTerms): LeagueTerms {
  const { absent, vacancy, handicap, fractions, of } = said;
  const [less, absence] = absent;
  const { anybody, woman, man } = vacancy;
  const [percentage, base] = handicap;
  return {
    ...{ ...USUAL_TERMS, games: GAMES, vacancy: anybody, less, absence },
    vacancies: { ...(woman === null ? {} : { woman }), ...(man === null ? {} : { man }) },
    averages: averagesOf(said),
    handicap: {
      ...{ ...USUAL_TERMS.handicap, percentage, base, rounding: fractions },
      scope: of === 'team' ? 'team' : 'individual',
    },
  };
}

/** A place as it comes to the evening: with the average before it, and what that is made of. */
function placeOf(
  said: SaidTerms,
  { who, entering, season, gender }: ReckonedPlace,
): Omit<LineUpPlace, 'score'> {
  const games = season.length === 0 ? null : season;
  return {
    ...{ bowler: '', type: who, handicap: null },
    average: who === 'vacancy' ? null : averageNow(averagesOf(said), entering, games),
    group: gender === null ? null : { gender },
    before: { entering, season: games },
  };
}

it('a night by any terms has the scores and handicaps that another program counts', () => {
  fc.assert(
    fc.property(anySaid, anyTeam, anyTeam, (said, home, visitors) => {
      const lineUps = (side: string, team: readonly ReckonedPlace[]): readonly (readonly LineUpPlace[])[] =>
        Array.from({ length: GAMES }, (_none, game) =>
          team.map((place, at) => ({
            ...{ ...placeOf(said, place), bowler: `${side} ${String(at)}` },
            score: place.who === 'bowler' ? (place.scores[game] ?? 0) : null,
          })),
        );
      const match = { home: lineUps('h', home), visitors: lineUps('v', visitors), rollOffs: [] };
      const result = matchResult(termsOf(said), match);
      for (const [side, team] of [
        ['home', home],
        ['visitors', visitors],
      ] as const)
        expect(
          result[side]?.games.map((one) => one && { scratch: one.scratch, handicap: one.handicap }),
        ).toEqual(reckonedTeam(said, team, GAMES));
    }),
  );
});
