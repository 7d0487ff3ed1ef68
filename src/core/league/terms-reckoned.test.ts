import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LineUpPlace } from './line-up-place.ts';
import { matchResult } from './match.ts';
import { USUAL_TERMS, type LeagueTerms } from './terms.ts';
import { reckonedTeam, type ReckonedPlace, type SaidTerms } from './testing/reckoner.testing.ts';

const GAMES = 3;

const anyPlace: fc.Arbitrary<ReckonedPlace> = fc.record({
  who: fc.constantFrom('bowler', 'absent', 'vacancy'),
  average: fc.option(fc.nat({ max: 300 }), { freq: 4 }),
  gender: fc.constantFrom('woman', 'man', null),
  scores: fc.array(fc.nat({ max: 300 }), { minLength: GAMES, maxLength: GAMES }),
});

const anyTeam = fc.array(anyPlace, { minLength: 1, maxLength: 4 });

const anySaid: fc.Arbitrary<SaidTerms> = fc.record({
  absent: fc.tuple(fc.nat({ max: 100 }), fc.constantFrom('pins', 'percent', 'score')),
  vacancy: fc.record({
    anybody: fc.nat({ max: 300 }),
    woman: fc.option(fc.nat({ max: 300 })),
    man: fc.option(fc.nat({ max: 300 })),
  }),
  handicap: fc.tuple(fc.nat({ max: 110 }), fc.nat({ max: 300 })),
  fractions: fc.constantFrom('down', 'up', 'nearest'),
  of: fc.constantFrom('bowler', 'team'),
});

function termsOf({ absent, vacancy, handicap, fractions, of }: SaidTerms): LeagueTerms {
  const [less, absence] = absent;
  const { anybody, woman, man } = vacancy;
  const [percentage, base] = handicap;
  return {
    ...{ ...USUAL_TERMS, games: GAMES, vacancy: anybody, less, absence },
    vacancies: { ...(woman === null ? {} : { woman }), ...(man === null ? {} : { man }) },
    averages: { ...USUAL_TERMS.averages, first: 'no-handicap' },
    handicap: {
      ...{ ...USUAL_TERMS.handicap, percentage, base, rounding: fractions },
      scope: of === 'team' ? 'team' : 'individual',
    },
  };
}

function lineUpOf(side: string, team: readonly ReckonedPlace[], game: number): readonly LineUpPlace[] {
  return team.map(({ who, average, gender, scores }, place) => ({
    ...{ bowler: `${side} ${String(place)}`, type: who, handicap: null },
    average: who === 'vacancy' ? null : average,
    score: who === 'bowler' ? (scores[game] ?? 0) : null,
    group: gender === null ? null : { gender },
  }));
}

it('a night by any terms has the scores and handicaps that another program counts', () => {
  fc.assert(
    fc.property(anySaid, anyTeam, anyTeam, (said, home, visitors) => {
      const lineUps = (side: string, team: readonly ReckonedPlace[]): (readonly LineUpPlace[])[] =>
        Array.from({ length: GAMES }, (_none, game) => lineUpOf(side, team, game));
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
