import { highestGame, isWithin } from '../league/bounds.ts';
import { MOST_GAMES } from '../league/terms.ts';
import { SCORE_TYPE_FACTS, isBlind, type ScoreType } from '../league/score-type.ts';
import type { Format } from '../formats/format.ts';
import { USUAL_FORMAT, formatOf } from '../formats/formats.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { highestScore, isScore } from '../line/score.ts';
import type { Table } from '../line/table.ts';
import type { Part } from './league.ts';
import { keptName } from './player.ts';

/** A match has one game before its later ones. */
export const MOST_LATER = MOST_GAMES - 1;

/** What is said of a player with a score type. */
export type Said = Pick<Part, 'type' | 'instead' | 'score' | 'later'>;

/**
 * Checks what is said with a type: a substitute bowls for somebody, and only a game that was bowled before has a score.
 * Who is absent may have bowled only later games of the match before. Refuses with `type-does-not-fit`, `no-own-score`,
 * `no-such-score` and names as `keptName` does.
 */
export function saidFits(table: Table, said: Said): Result<null, Refusal> {
  const { type, instead, score, later } = said;
  if ((type === 'substitute') !== (instead !== null)) return err({ code: 'type-does-not-fit' });
  if (!mayHaveScores(said)) return err({ code: 'no-own-score' });
  if ([score, ...later].some((one) => one !== null && !isScore(table, one)))
    return err({ code: 'no-such-score', highest: highestScore(table) });
  return instead === null ? ok(null) : nameFits(instead);
}

function mayHaveScores({ type, score, later }: Said): boolean {
  if (type === 'pre-bowl') return later.length <= MOST_LATER;
  return score === null && later.length <= (type === 'absent' ? MOST_LATER : 0);
}

function nameFits(name: string): Result<null, Refusal> {
  const kept = keptName(name, 1);
  if (!kept.ok) return kept;
  return kept.value === name ? ok(null) : err({ code: 'type-does-not-fit' });
}

/**
 * Refuses with `no-such-score` an average that nobody can bring to a game of this format. A bowler has one from whole
 * games, also in a roll-off, which is a frame.
 */
export function averageFits(format: Format, average: number | null): Result<null, Refusal> {
  const most = Math.max(highestGame(format), highestGame(formatOf(USUAL_FORMAT)));
  return average === null || isWithin(average, { least: 0, most })
    ? ok(null)
    : err({ code: 'no-such-score', highest: most });
}

/** Refuses a handicap that no game can have, with `handicap-out-of-range`. */
export function handicapFits(format: Format, handicap: number | null): Result<null, Refusal> {
  const most = highestGame(format);
  return handicap === null || isWithin(handicap, { least: -most, most })
    ? ok(null)
    : err({ code: 'handicap-out-of-range', most });
}

/** Whether nobody holds this place: who comes has to be named first. */
export function isNobody(type: ScoreType): boolean {
  return SCORE_TYPE_FACTS[type].counts === 'vacancy';
}

/** Whether a part's score is known without a ball here. */
export function isUnbowled({ type, score }: Pick<Part, 'type' | 'score'>): boolean {
  return isBlind(type) || score !== null;
}
