import type { Average } from './average.ts';
import { averageNow, exactAverage } from './average-rule.ts';
import type { LineUpPlace } from './line-up-place.ts';
import type { LeagueTerms } from './terms.ts';

type Known = Pick<LineUpPlace, 'average' | 'before'>;

/** Whether a place's average is what its games and entering average make, and not one that somebody typed. */
export function isMade({ averages }: Pick<LeagueTerms, 'averages'>, { average, before }: Known): boolean {
  return before !== undefined && average === averageNow(averages, before.entering, before.season);
}

/** A place's average with its fraction, in a league that keeps it; null where there is none. */
export function exactOf(terms: Pick<LeagueTerms, 'averages'>, place: Known): Average | null {
  if (terms.averages.fraction !== 'kept' || place.before === undefined) return null;
  return isMade(terms, place) ? exactAverage(terms.averages, place.before) : null;
}
