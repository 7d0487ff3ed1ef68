import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchResult, type Match } from './match.ts';
import type { Points } from './unit.ts';
import { MATCH_POINTS, anyMatch, anyTerms, bowled, game } from './testing/match.testing.ts';

/** A bowler's average and games. */
type Card = readonly [average: number, scores: readonly number[]];

/** Points by the words of the rules alone: 90 % of 220, each unit one point, ties shared. It shares no code with the room. */
function countedByHand(
  home: readonly Card[],
  visitors: readonly Card[],
  games: number,
): readonly [number, number] {
  const given = (average: number): number => Number((BigInt(Math.max(0, 220 - average)) * 9n) / 10n);
  const inGame = (cards: readonly Card[], game: number): number =>
    cards.reduce((sum, [average, scores]) => sum + (scores[game] ?? 0) + given(average), 0);
  const inAll = (cards: readonly Card[]): number =>
    Array.from({ length: games }, (_none, game) => inGame(cards, game)).reduce((sum, one) => sum + one, 0);
  const duels: (readonly [number, number])[] = [[inAll(home), inAll(visitors)]];
  for (let game = 0; game < games; game += 1) duels.push([inGame(home, game), inGame(visitors, game)]);
  home.forEach((own, place) => {
    const other = visitors.slice(place, place + 1);
    duels.push([inAll([own]), inAll(other)]);
    for (let game = 0; game < games; game += 1) duels.push([inGame([own], game), inGame(other, game)]);
  });
  const shares = duels.map(([own, other]) => (Math.sign(own - other) + 1) / 2);
  const won = shares.reduce((sum, share) => sum + share, 0);
  return [won, shares.length - won];
}

/** Points added in whole parts of 200, in which each of them is whole. */
function sumOf(...points: readonly number[]): number {
  return points.reduce((sum, one) => sum + Math.round(one * 200), 0) / 200;
}

describe('any match', () => {
  it('has the points that another program counts', () => {
    const card = fc.tuple(
      fc.nat({ max: 300 }),
      fc.array(fc.integer({ min: 148, max: 152 }), { minLength: 3, maxLength: 3 }),
    );
    const cards = fc
      .integer({ min: 1, max: 4 })
      .chain((size) =>
        fc.tuple(
          fc.array(card, { minLength: size, maxLength: size }),
          fc.array(card, { minLength: size, maxLength: size }),
        ),
      );
    fc.assert(
      fc.property(cards, fc.integer({ min: 1, max: 3 }), ([home, visitors], games) => {
        const lineUps = (side: string, all: readonly Card[]): Match['home'] =>
          Array.from({ length: games }, (_none, index) =>
            all.map(([average, scores], place) =>
              bowled(`${side} ${String(place)}`, average, scores[index] ?? 0),
            ),
          );
        const match = { home: lineUps('h', home), visitors: lineUps('v', visitors), rollOffs: [] };
        const { points: won } = matchResult({ ...MATCH_POINTS, games }, match);
        const [own, other] = countedByHand(home, visitors, games);
        expect(won).toEqual({ home: own, visitors: other, unearned: 0, due: 0 });
      }),
    );
  });

  it('shares out exactly the points at stake', () => {
    fc.assert(
      fc.property(anyTerms, anyMatch, (terms, match) => {
        const result = matchResult(terms, match);
        let stake = 0;
        for (const { home, visitors, unearned, due, atStake } of [...result.units]) {
          expect(sumOf(home, visitors, unearned, due)).toBe(atStake);
          expect(Math.min(home, visitors, unearned, due)).toBeGreaterThanOrEqual(0);
          stake = sumOf(stake, atStake);
        }
        const { home, visitors, unearned, due } = result.points;
        expect(sumOf(home, visitors, unearned, due)).toBe(stake);
      }),
    );
  });

  it('leaves a tied point to nobody where the league says so, and to nobody else', () => {
    fc.assert(
      fc.property(anyTerms, anyMatch, (terms, match) => {
        const { units } = matchResult({ ...terms, ties: 'nobody', individualTies: 'nobody' }, match);
        for (const { reason, home, visitors, unearned, atStake } of units)
          if (reason === 'tie') expect([home, visitors, unearned]).toEqual([0, 0, atStake]);
        expect(units.some(({ reason }) => reason === 'roll-off-due')).toBe(false);
      }),
    );
  });

  it('of older terms, in halves, has a hundredth of the points of the same terms in hundreds', () => {
    const halves = fc.array(fc.nat({ max: 8 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        anyTerms,
        anyMatch,
        halves,
        (terms, match, [one = 0, series = 0, own = 0, ownSeries = 0]) => {
          const times = (by: number): Points =>
            matchResult(
              {
                ...terms,
                points: {
                  game: one * by,
                  series: series * by,
                  individual: own * by,
                  individualSeries: ownSeries * by,
                },
              },
              match,
            ).points;
          const [less, more] = [times(0.5), times(50)];
          for (const who of ['home', 'visitors', 'unearned', 'due'] as const)
            expect(less[who] * 100).toBeCloseTo(more[who], 9);
        },
      ),
    );
  });

  it('between two teams that both have bowled leaves none over, with ties shared and blind scores as bowled', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.array(fc.nat({ max: 300 }), { minLength: 2, maxLength: 10 }),
        (terms, scores) => {
          const size = Math.floor(scores.length / 2);
          const match = game(scores.slice(0, size), scores.slice(size, size * 2));
          const whole = { ...terms, games: 1, ties: 'half', individualTies: 'half' } as const;
          expect(matchResult(whole, match).points).toMatchObject({ unearned: 0, due: 0 });
        },
      ),
    );
  });

  it('is the same seen from the other side', () => {
    fc.assert(
      fc.property(anyTerms, anyMatch, (terms, match) => {
        fc.pre(match.visitors !== null);
        const turned: Match = {
          home: match.visitors,
          visitors: match.home,
          rollOffs: match.rollOffs.map(({ unit, gos }) => ({
            unit,
            gos: gos.map(({ home, visitors }) => ({ home: visitors, visitors: home })),
          })),
        };
        const { home, visitors, ...rest } = matchResult(terms, match).points;
        expect(matchResult(terms, turned).points).toEqual({ home: visitors, visitors: home, ...rest });
      }),
    );
  });
});
