import { blindScore, injuredScore, type BlindTerms, type Unfinished } from './blind-score.ts';
import type { AverageFacts } from './average-rule.ts';
import type { BowlerGroup } from './bowler-group.ts';
import { tablePins, unknownTo } from './handicap-table.ts';
import { exactOf } from './exact-average.ts';
import type { Entitlement } from './handicap.ts';
import { SCORE_TYPE_FACTS, isBlind, type ScoreType } from './score-type.ts';

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
   * The bowled score; null before the end. Where nobody bowls, or an injured bowler cannot finish, a score of its own, or
   * null: by the terms.
   */
  readonly score: number | null;
  /** What an injured bowler bowled. */
  readonly unfinished?: Unfinished;
  /** Null or missing: nothing is known, or the bowler is open. Of a vacancy: whose place it was. */
  readonly group?: BowlerGroup | null;
  /** What the average is made of; missing: unknown, or the league does not ask. */
  readonly before?: AverageFacts;
}

/** Nobody's place: it keeps its number, so that the places after it meet the right opponents. */
export const EMPTY_PLACE: LineUpPlace = {
  ...{ bowler: '', type: 'pacer', average: null, handicap: null, score: 0 },
};

export function isEmpty({ bowler }: Pick<LineUpPlace, 'bowler'>): boolean {
  return bowler === EMPTY_PLACE.bowler;
}

/** What a place counts in its game, without handicap; null while it is being bowled. */
export function scratchOf(terms: BlindTerms, place: LineUpPlace): number | null {
  const { score, unfinished } = place;
  return (
    score ?? (unfinished === undefined ? blindScore(terms, place) : injuredScore(terms, place, unfinished))
  );
}

/**
 * What a place's handicap is computed from. A vacancy's follows from its score; a dummy or a pacer gets only one of its
 * own.
 */
export function entitlementOf(terms: BlindTerms, place: LineUpPlace, game: number): Entitlement {
  const { bowler, type, average, handicap } = place;
  const { getsHandicap, counts } = SCORE_TYPE_FACTS[type];
  if (!getsHandicap) return { bowler, game, average: null, typed: handicap ?? 0 };
  const known = counts === 'vacancy' ? null : average;
  const exact = known === null ? null : exactOf(terms, place);
  return {
    ...{ bowler, game, typed: handicap },
    extraPins: extraPinsOf(terms, place),
    average: known ?? (isBlind(type) ? scratchOf(terms, place) : null),
    ...(exact === null ? {} : { exact }),
  };
}

function extraPinsOf({ handicap: { table = [] } }: BlindTerms, { type, group }: LineUpPlace): number {
  return mayHaveExtraPins(type) ? tablePins(table, group ?? {}) : 0;
}

/** What has to be known of a bowler before the handicap table gives all its pins; none where a handicap was typed. */
export function missingForExtraPins(
  { handicap: { table = [] } }: BlindTerms,
  { type, group, handicap }: Pick<LineUpPlace, 'type' | 'group' | 'handicap'>,
): readonly (keyof BowlerGroup)[] {
  return handicap === null && mayHaveExtraPins(type) ? unknownTo(table, group ?? {}) : [];
}

/** A vacant place has a group for its score only. */
function mayHaveExtraPins(type: ScoreType): boolean {
  const { getsHandicap, counts } = SCORE_TYPE_FACTS[type];
  return getsHandicap && counts !== 'vacancy';
}

/** The scores that count for the bowler's average: only complete games that the bowler bowled. */
export function scoresForAverage(places: readonly LineUpPlace[]): readonly number[] {
  return places.flatMap(({ type, score }) =>
    SCORE_TYPE_FACTS[type].forAverage && score !== null ? [score] : [],
  );
}
