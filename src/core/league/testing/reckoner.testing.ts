/**
 * Counts a team's evening from a league's terms as people say them. It shares no code with this room, so that what
 * both say is right.
 */

/** A place of the team and the games of whoever has it; nobody bowls for a place without scores. */
export interface ReckonedPlace {
  readonly who: 'bowler' | 'absent' | 'vacancy';
  readonly average: number | null;
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
    const scratch = places.map((place) => scoreIn(terms, place, game));
    const [percent, base] = terms.handicap;
    const lacks = places.map((place, at) => lackOf(base, place, scratch[at] ?? 0));
    const shares = terms.of === 'team' ? [lacks.reduce((sum, lack) => sum + lack, 0)] : lacks;
    const given = shares.map((lack) => (lack <= 0 ? 0 : rounded(lack * percent, 100, terms.fractions)));
    return { scratch: total(scratch), handicap: total(given) };
  });
}

function scoreIn(terms: SaidTerms, { who, average, gender, scores }: ReckonedPlace, game: number): number {
  if (who === 'bowler') return scores[game] ?? 0;
  const { anybody, woman, man } = terms.vacancy;
  const vacant = (gender === 'woman' ? woman : gender === 'man' ? man : null) ?? anybody;
  const [figure, of] = terms.absent;
  if (who === 'vacancy') return vacant;
  if (of === 'score') return figure;
  if (average === null) return vacant;
  if (of === 'percent') return rounded(average * (100 - figure), 100, terms.fractions);
  return average < figure ? 0 : average - figure;
}

/** How many pins a place lacks to the base: who has no average counts the score that stands for them. */
function lackOf(base: number, { who, average }: ReckonedPlace, score: number): number {
  if (who === 'vacancy') return base - score;
  if (average !== null) return base - average;
  return who === 'absent' ? base - score : 0;
}

/** Counts upwards from 0: the whole pins in a quotient, and one more where its rest is worth it. */
function rounded(dividend: number, divisor: number, fractions: SaidTerms['fractions']): number {
  let [whole, rest] = [0, dividend];
  while (rest >= divisor) [whole, rest] = [whole + 1, rest - divisor];
  const isWorth = fractions === 'up' ? rest > 0 : fractions === 'nearest' && rest >= divisor - rest;
  return whole + (isWorth ? 1 : 0);
}

function total(pins: readonly number[]): number {
  return pins.reduce((sum, one) => sum + one, 0);
}
