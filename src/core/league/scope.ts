import type { LineUpPlace } from './line-up-place.ts';
import type { Match } from './match.ts';
import { SCORE_TYPE_FACTS } from './score-type.ts';
import type { SideName } from './side.ts';
import { sideTotalOf, type Played, type SideTotal } from './side-total.ts';
import type { LeagueTerms } from './terms.ts';

/** The games and the place that a unit covers; without a place, the whole team. */
export interface Scope {
  readonly games: readonly number[];
  readonly place: number | null;
}

/** A side's total in these games; null before they are begun and while a score is missing. */
export function totalIn(terms: LeagueTerms, match: Match, side: SideName, scope: Scope): SideTotal | null {
  const begun = match[side]?.length ?? 0;
  if (scope.games.some((game) => game > begun)) return null;
  const { handicap } = terms;
  const rule = scope.place === null ? handicap : ({ ...handicap, scope: 'individual' } as const);
  const other = side === 'home' ? 'visitors' : 'home';
  return sideTotalOf(terms, rule, playedBy(match, side, scope), playedBy(match, other, scope));
}

/** The places of a side that count in these games. */
export function playedBy(match: Match, side: SideName, { games, place }: Scope): readonly Played[] {
  return games.map((game) => {
    const lineUp = match[side]?.[game - 1] ?? [];
    const places =
      place === null
        ? lineUp.filter(({ type }) => SCORE_TYPE_FACTS[type].forTeam)
        : lineUp.slice(place - 1, place).filter(isHeadToHead);
    return { game, places };
  });
}

export function isHeadToHead({ type }: LineUpPlace): boolean {
  return SCORE_TYPE_FACTS[type].headToHead;
}
