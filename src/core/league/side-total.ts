import { vacancyScore, type BlindTerms } from './blind-score.ts';
import { entitlementOf, scratchOf, type LineUpPlace } from './line-up-place.ts';
import type { HandicapRule } from './handicap-rule.ts';
import { teamHandicapOf, type Entitlement } from './handicap.ts';
import { SCORE_TYPE_FACTS, isBlind } from './score-type.ts';
import type { LeagueTerms } from './terms.ts';

/** The places of one side that count for a unit, in one game. */
export interface Played {
  readonly game: number;
  readonly places: readonly LineUpPlace[];
}

/** A side's total over one game or several. */
export interface SideTotal {
  readonly scratch: number;
  readonly handicap: number;
  readonly total: number;
  /** The scratch score that this side needs for the points when nobody bowls against it. */
  readonly toEarn: number;
  /** Whether all its scores are blind scores. */
  readonly isBlind: boolean;
}

type Figures = BlindTerms & Pick<LeagueTerms, 'bye'>;

/** A side's total in a unit; null while a score is missing. */
export function sideTotalOf(
  figures: Figures,
  rule: HandicapRule,
  own: readonly Played[],
  facing: readonly Played[],
): SideTotal | null {
  const places = own.flatMap((played) => played.places);
  let [scratch, toEarn] = [0, 0];
  for (const place of places) {
    const score = scratchOf(figures, place);
    if (score === null) return null;
    scratch += score;
    toEarn += Math.max(0, averageOr(figures, place) - figures.bye);
  }
  const handicap = teamHandicapOf(rule, entitlementsOf(figures, own), entitlementsOf(figures, facing));
  const blind = places.every(({ type }) => isBlind(type));
  return { scratch, handicap, total: scratch + handicap, toEarn, isBlind: blind };
}

function entitlementsOf(figures: Figures, played: readonly Played[]): readonly Entitlement[] {
  return played.flatMap(({ game, places }) =>
    places.map((place, index) => {
      const entitlement = entitlementOf(figures, place, game);
      // Vacancies have no bowler, but each is still rounded by itself. No bowler is called so.
      return isEmpty(place) ? { ...entitlement, bowler: `\u0000${String(index)}` } : entitlement;
    }),
  );
}

/** Without an average, a bowler has to reach the vacancy score. */
function averageOr(figures: Figures, place: LineUpPlace): number {
  return (isEmpty(place) ? null : place.average) ?? vacancyScore(figures, place);
}

function isEmpty({ type }: LineUpPlace): boolean {
  return SCORE_TYPE_FACTS[type].counts === 'vacancy';
}
