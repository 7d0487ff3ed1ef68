import { entitlementOf, scratchOf, type LineUpPlace } from './line-up-place.ts';
import type { HandicapRule } from './handicap-rule.ts';
import { teamHandicapOf, type Entitlement } from './handicap.ts';
import { SCORE_TYPE_FACTS, isBlind } from './score-type.ts';
import type { LeagueTerms } from './terms.ts';

/** The places of one side that play for something, in one game. */
export interface Played {
  readonly game: number;
  readonly places: readonly LineUpPlace[];
}

/** What one side has, in one game or several. */
export interface SideTotal {
  readonly scratch: number;
  readonly handicap: number;
  readonly total: number;
  /** The scratch score that earns the points where nobody bowls against it. */
  readonly toEarn: number;
  /** Whether nobody bowled any of it. */
  readonly isBlind: boolean;
}

type Figures = Pick<LeagueTerms, 'vacancy' | 'less' | 'bye'>;

/** What a side has against another; null while a score is missing. */
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
      // Vacancies are nobody: each is rounded by itself all the same.
      return isEmpty(place) ? { ...entitlement, bowler: `vacancy ${String(index)}` } : entitlement;
    }),
  );
}

/** Who has no average earns points as a vacancy would. */
function averageOr({ vacancy }: Figures, place: LineUpPlace): number {
  return isEmpty(place) ? vacancy : (place.average ?? vacancy);
}

function isEmpty({ type }: LineUpPlace): boolean {
  return SCORE_TYPE_FACTS[type].counts === 'vacancy';
}
