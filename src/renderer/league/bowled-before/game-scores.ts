import type { LaterScore } from '../../../core/players/league.ts';
import { numberIn } from '../terms/terms-draft.ts';

/** A game's score as it is typed, empty while it is missing; null: the game was not bowled. */
export type TypedScore = string | null;

/** The scores of a bowler who bowled before the evening, one for each of these games. */
export function scoresFor(games: number, typed: readonly TypedScore[]): readonly TypedScore[] {
  return Array.from({ length: games }, (_, game) => typed[game] ?? (game in typed ? null : ''));
}

/** The place of the first game without a score; null when all are answered. */
export function firstMissing(scores: readonly TypedScore[]): number | null {
  const missing = scores.indexOf('');
  return missing < 0 ? null : missing;
}

/** The pins of the typed scores. */
export function pinsOf(scores: readonly TypedScore[]): number {
  return scores.reduce((pins, score) => pins + Number(score ?? 0), 0);
}

/** The scores in a few words, with these signs for a game not bowled and a missing score: "140, 151, –". */
export function scoreList(scores: readonly TypedScore[], notBowled: string, missing: string): string {
  return scores.map((score) => (score === null ? notBowled : score === '' ? missing : score)).join(', ');
}

/** What is said of a bowler who bowled these games before. */
export interface ScoredBefore {
  readonly type: 'pre-bowl' | 'absent';
  readonly score?: number;
  readonly later?: readonly LaterScore[];
}

/** The score of the first game, and those of the games after it; in a game that was not bowled its bowler is absent. */
export function scoredBefore(scores: readonly TypedScore[]): ScoredBefore {
  const [score = null, ...later] = figuresOf(scores);
  return {
    ...(score === null ? { type: 'absent' } : { type: 'pre-bowl', score }),
    ...(later.some((one) => one !== null) || (score !== null && later.length > 0) ? { later } : {}),
  };
}

/** Null for a game that was not bowled, and for a missing score. */
export function figuresOf(scores: readonly TypedScore[]): readonly LaterScore[] {
  return scores.map((score) => (score === null || score === '' ? null : numberIn(score)));
}
