import { phaseOf } from '../../core/game/game.ts';
import { turnOf } from '../../core/players/position.ts';
import type { UnfinishedGame } from '../../contract/contract.ts';
import type { GameRecord } from '../record/game-record.ts';
import { summaryOf } from '../record/game-summary.ts';
import type { NewestGames } from './first-reading.ts';

/** A game resumes by itself up to this long after its last save, in ms: an evening, not a night. */
const STILL_THE_SAME_EVENING = 6 * 60 * 60 * 1000;

export interface AtStart {
  readonly board: GameRecord | null;
  /** A game left running long ago, resumed only on request. */
  readonly unfinished: GameRecord | null;
}

/**
 * The game to show at `now`. A clock that was set back makes a game look younger, never older, because resuming unasked
 * does less harm. Staff who were asked once and began a new game are not asked again.
 */
export function atStart({ resume, newest }: NewestGames, now: Date): AtStart {
  if (resume !== null && isRecent(resume, now)) return { board: resume, unfinished: null };
  const board = newest !== null && phaseOf(newest.game) === 'over' && isRecent(newest, now) ? newest : null;
  const asked = resume !== null && resume === newest && phaseOf(resume.game) === 'running';
  return { board, unfinished: asked ? resume : null };
}

export function unfinishedGame(record: GameRecord): UnfinishedGame | null {
  const turn = turnOf(record.game.position);
  return turn === null ? null : { game: summaryOf(record), savedAt: record.savedAt, frame: turn.frame };
}

function isRecent({ savedAt }: GameRecord, now: Date): boolean {
  return now.getTime() - Date.parse(savedAt) <= STILL_THE_SAME_EVENING;
}
