import type { Entitlement } from './handicap.ts';
import { SCORE_TYPE_FACTS, isBlind, type ScoreType } from './score-type.ts';
import { shareAfter } from './tenths.ts';
import type { LeagueTerms } from './terms.ts';

/** One place of a team's line-up in one game. */
export interface LineUpPlace {
  /** The bowler's key, the same in all games of a series. */
  readonly bowler: string;
  readonly type: ScoreType;
  /** The average before the evening; null: none. */
  readonly average: number | null;
  /** A handicap of their own, also of a vacancy; null: computed by the rule. */
  readonly handicap: number | null;
  /**
   * The bowled score; null before the end. Where nobody bowls, a score of its own, or null: by the terms. For an injured
   * bowler, use `injuredScore`.
   */
  readonly score: number | null;
}

/** Nobody's place: it keeps its number, so that the places after it meet the right opponents. */
export const EMPTY_PLACE: LineUpPlace = {
  ...{ bowler: '', type: 'pacer', average: null, handicap: null, score: 0 },
};

export function isEmpty({ bowler }: Pick<LineUpPlace, 'bowler'>): boolean {
  return bowler === EMPTY_PLACE.bowler;
}

type Figures = Pick<LeagueTerms, 'vacancy' | 'less'>;

/** The score of a place that nobody bowls for; null where somebody does. Without an average it is the vacancy score. */
export function blindScore(
  { vacancy, less }: Figures,
  { type, average }: Pick<LineUpPlace, 'type' | 'average'>,
): number | null {
  if (!isBlind(type)) return null;
  const ofAverage = SCORE_TYPE_FACTS[type].counts === 'blind' ? average : null;
  return ofAverage === null ? vacancy : Math.max(0, ofAverage - less);
}

/** What a place counts in its game, without handicap; null while it is being bowled. */
export function scratchOf(figures: Figures, place: LineUpPlace): number | null {
  return place.score ?? blindScore(figures, place);
}

/**
 * The score of a bowler who cannot finish: the pins of the bowled frames plus a tenth of the blind score for each
 * missing frame, rounded down.
 */
export function injuredScore(
  figures: Figures,
  average: number | null,
  { pins, missing, frames }: { readonly pins: number; readonly missing: number; readonly frames: number },
): number {
  const blind = blindScore(figures, { type: 'absent', average }) ?? 0;
  return pins + shareAfter(blind, missing, frames);
}

/**
 * What a place's handicap is computed from. A vacancy's follows from its score; a dummy or a pacer gets only one of its
 * own.
 */
export function entitlementOf(
  { vacancy }: Pick<Figures, 'vacancy'>,
  place: LineUpPlace,
  game: number,
): Entitlement {
  const { bowler, type, average, handicap, score } = place;
  const { getsHandicap, counts } = SCORE_TYPE_FACTS[type];
  if (!getsHandicap) return { bowler, game, average: null, typed: handicap ?? 0 };
  const ofNobody = score ?? vacancy;
  if (counts === 'vacancy') return { bowler, game, average: ofNobody, typed: handicap };
  return { bowler, game, average: average ?? (counts === 'blind' ? ofNobody : null), typed: handicap };
}

/** The scores that count for the bowler's average: only complete games that the bowler bowled. */
export function scoresForAverage(places: readonly LineUpPlace[]): readonly number[] {
  return places.flatMap(({ type, score }) =>
    SCORE_TYPE_FACTS[type].forAverage && score !== null ? [score] : [],
  );
}
