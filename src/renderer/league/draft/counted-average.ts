import {
  averageNow,
  gamesCounted,
  type AverageFacts,
  type AverageRule,
  type SeasonGames,
} from '../../../core/league/average-rule.ts';
import { averageRuleIn, numberIn } from '../terms/terms-draft.ts';
import { placeAt, withPlace, type MatchDraft, type PlaceDraft, type Spot } from './match-draft.ts';

/** What a list says about a bowler: the entering average, and this season's games. */
interface Listed {
  readonly average: number | null;
  readonly season: SeasonGames | null;
}

/** The average that counts for a bowler of a list by the terms; their entering average while the terms are wrong. */
export function listedAverage(rule: AverageRule | null, { average, season }: Listed): number | null {
  return rule === null ? average : averageNow(rule, average, season);
}

/** The average that counts for a place, as text. */
export function averageText(rule: AverageRule | null, { average, known }: PlaceDraft): string {
  if (average !== null) return average;
  return String((known === null ? null : listedAverage(rule, known)) ?? '');
}

/** How many games of this season are in the average of a place; null if none are, or if it was typed. */
export function averageGames(rule: AverageRule | null, { average, known }: PlaceDraft): number | null {
  if (average !== null || known === null || rule === null) return null;
  const games = gamesCounted(rule, known.average, known.season);
  return games === 0 ? null : games;
}

/** What a place's average is made of. One that was typed for nobody on a list is an entering average. */
export function averageFacts({ average, known }: PlaceDraft): AverageFacts {
  if (known !== null) return { entering: known.average, season: known.season };
  const typed = numberIn(average ?? '');
  return { entering: Number.isInteger(typed) ? typed : null, season: null };
}

/** An average typed for a place. One that equals the list's is the list's, and follows the terms. */
export function withAverage(draft: MatchDraft, spot: Spot, text: string): MatchDraft {
  const { known = null } = placeAt(draft, spot) ?? {};
  const listed = known === null ? null : listedAverage(averageRuleIn(draft.terms), known);
  const isListed = known !== null && text === String(listed ?? '');
  return withPlace(draft, spot, { average: isListed ? null : text });
}
