import { exactOf } from './exact-average.ts';
import { fractionOf } from './fraction.ts';
import type { LineUpPlace } from './line-up-place.ts';
import { divided } from './rounding.ts';
import { SCORE_TYPE_FACTS, isBlind } from './score-type.ts';
import { shareAfter } from './tenths.ts';
import type { LeagueTerms } from './terms.ts';

/** What the scores of places that nobody bowls for follow from. */
export type BlindTerms = Pick<
  LeagueTerms,
  'vacancy' | 'vacancies' | 'less' | 'absence' | 'handicap' | 'averages'
>;

/** The pins of the bowled frames, how many are missing, and how many a game has. */
export interface Unfinished {
  readonly pins: number;
  readonly missing: number;
  readonly frames: number;
}

type Absent = Pick<LineUpPlace, 'average' | 'group' | 'before'>;

/** The score of a place that nobody bowls for; null where somebody does. */
export function blindScore(terms: BlindTerms, place: Absent & Pick<LineUpPlace, 'type'>): number | null {
  if (!isBlind(place.type)) return null;
  return SCORE_TYPE_FACTS[place.type].counts === 'blind'
    ? absentScore(terms, place)
    : vacancyScore(terms, place);
}

/** The score of a place without a bowler. */
export function vacancyScore(
  { vacancy, vacancies = {} }: Pick<BlindTerms, 'vacancy' | 'vacancies'>,
  { group }: Pick<LineUpPlace, 'group'>,
): number {
  return (group?.gender === undefined ? undefined : vacancies[group.gender]) ?? vacancy;
}

/** The score of a bowler who is not there. Without an average it is a vacancy's, unless the league has one for all. */
export function absentScore(terms: BlindTerms, place: Absent): number {
  const { absence = 'pins', less, handicap } = terms;
  const { average } = place;
  if (absence === 'score') return less;
  if (average === null) return vacancyScore(terms, place);
  const { over, under } = fractionOf(exactOf(terms, place) ?? { total: average, games: 1 });
  const [share, of] =
    absence === 'pins' ? [over - BigInt(less) * under, under] : [over * BigInt(100 - less), under * 100n];
  return Math.max(0, divided(share, of, handicap.rounding));
}

/**
 * The score of a bowler who cannot finish: the pins of the bowled frames plus a tenth of the blind score for each
 * missing frame, rounded down.
 */
export function injuredScore(
  terms: BlindTerms,
  bowler: Absent,
  { pins, missing, frames }: Unfinished,
): number {
  return pins + shareAfter(absentScore(terms, bowler), missing, frames);
}
