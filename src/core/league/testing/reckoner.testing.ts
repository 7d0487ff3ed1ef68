/**
 * Counts a team's evening from a league's terms as people say them. It shares no code with this room, so that what
 * both say is right.
 */

/** A place of the team and the games of whoever has it; nobody bowls for a place without scores. */
export interface ReckonedPlace {
  readonly who: 'bowler' | 'absent' | 'vacancy';
  /** Brought from elsewhere, and the games of this season before the evening. */
  readonly entering: number | null;
  readonly season: readonly number[];
  readonly gender: 'woman' | 'man' | null;
  readonly scores: readonly number[];
}

/** What a league says, each in a figure and a word. */
export interface SaidTerms {
  readonly absent: readonly [pins: number, of: 'pins' | 'percent' | 'score'];
  readonly vacancy: { readonly anybody: number; readonly woman: number | null; readonly man: number | null };
  /** Per cent of what the average lacks to the base, and what happens to a fraction. */
  readonly handicap: readonly [percent: number, base: number];
  readonly fractions: 'down' | 'up' | 'nearest';
  readonly of: 'bowler' | 'team';
  /** How the entering average counts, for how many games; what happens to a fraction, and whether the evening counts. */
  readonly average: readonly [way: 'until' | 'as games' | 'fills up', games: number];
  readonly averageFractions: 'down' | 'nearest' | 'kept';
  readonly moves: boolean;
}

export interface ReckonedGame {
  readonly scratch: number;
  readonly handicap: number;
}

/** The team's games. */
export function reckonedTeam(
  terms: SaidTerms,
  places: readonly ReckonedPlace[],
  games: number,
): readonly ReckonedGame[] {
  return Array.from({ length: games }, (_none, game) => {
    const averages = places.map((place) => averageIn(terms, place, game));
    const scratch = places.map((place, at) => scoreIn(terms, place, averages[at] ?? null, game));
    const [percent, base] = terms.handicap;
    const lacks = places.map((place, at) => lackOf(base, place, averages[at] ?? null, scratch[at] ?? 0));
    const shares = terms.of === 'team' ? [lacks.reduce(plus, [0n, 1n])] : lacks;
    const given = shares.map(([over, under]) =>
      over <= 0n ? 0 : rounded(over * BigInt(percent), under * 100n, terms.fractions),
    );
    return { scratch: total(scratch), handicap: total(given) };
  });
}

/** Pins over games, as one writes an average before dividing. */
type Quotient = readonly [over: bigint, under: bigint];

/** A bowler's average in a game of the evening; null without any. */
export function averageIn(terms: SaidTerms, place: ReckonedPlace, game: number): Quotient | null {
  const tonight = terms.moves && place.who === 'bowler' ? place.scores.slice(0, game) : [];
  const all = [...place.season, ...tonight];
  const [way, games] = terms.average;
  const { entering } = place;
  const standIn = (times: number): readonly number[] => Array.from({ length: times }, () => entering ?? 0);
  // Every game that counts, the entering average among them as often as it stands for one.
  const counted = {
    until: () => (entering !== null && all.length < games ? [entering] : all),
    'as games': () => [...all, ...(entering === null ? [] : standIn(games))],
    'fills up': () => {
      const last = games === 0 ? [] : all.slice(-games);
      return entering === null ? last : [...last, ...standIn(games - last.length)];
    },
  }[way]();
  const made = counted.length === 0 ? (entering === null ? [] : [entering]) : counted;
  if (made.length === 0) return null;
  const exact: Quotient = [BigInt(total(made)), BigInt(made.length)];
  return terms.averageFractions === 'kept' ? exact : [BigInt(rounded(...exact, terms.averageFractions)), 1n];
}

function scoreIn(
  terms: SaidTerms,
  { who, gender, scores }: ReckonedPlace,
  average: Quotient | null,
  game: number,
): number {
  if (who === 'bowler') return scores[game] ?? 0;
  const { anybody, woman, man } = terms.vacancy;
  const vacant = (gender === 'woman' ? woman : gender === 'man' ? man : null) ?? anybody;
  const [figure, of] = terms.absent;
  if (who === 'vacancy') return vacant;
  if (of === 'score') return figure;
  if (average === null) return vacant;
  const [over, under] = average;
  if (of === 'percent') return rounded(over * BigInt(100 - figure), under * 100n, terms.fractions);
  const left = over - BigInt(figure) * under;
  return left < 0n ? 0 : rounded(left, under, terms.fractions);
}

/** How many pins a place lacks to the base: who has no average counts the score that stands for them. */
function lackOf(base: number, { who }: ReckonedPlace, average: Quotient | null, score: number): Quotient {
  if (who === 'vacancy') return [BigInt(base - score), 1n];
  if (average !== null) return [BigInt(base) * average[1] - average[0], average[1]];
  return who === 'absent' ? [BigInt(base - score), 1n] : [0n, 1n];
}

function plus([over, under]: Quotient, [more, of]: Quotient): Quotient {
  return [over * of + more * under, under * of];
}

/** Counts upwards from 0: the whole pins in a quotient, and one more where its rest is worth it. */
function rounded(dividend: bigint, divisor: bigint, fractions: SaidTerms['fractions']): number {
  let [whole, rest] = [0, dividend];
  while (rest >= divisor) [whole, rest] = [whole + 1, rest - divisor];
  const isWorth = fractions === 'up' ? rest > 0n : fractions === 'nearest' && rest >= divisor - rest;
  return whole + (isWorth ? 1 : 0);
}

function total(pins: readonly number[]): number {
  return pins.reduce((sum, one) => sum + one, 0);
}
