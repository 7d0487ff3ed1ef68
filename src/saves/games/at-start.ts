import { phaseOf } from '../../core/game/game.ts';
import { turnOf } from '../../core/game/position.ts';
import type { UnfinishedGame } from '../../contract/contract.ts';
import type { GameRecord } from '../record/game-record.ts';
import { summaryOf } from '../record/game-summary.ts';
import type { OpenedGames } from './games-folder.ts';

/** How long after its last save a game still goes on by itself, in milliseconds: an evening, not a night. */
const STILL_THE_SAME_EVENING = 6 * 60 * 60 * 1000;

/** What the lane begins with. */
export interface AtStart {
  /** The game on the board. */
  readonly board: GameRecord | null;
  /** A game that was left running long ago: it goes on only when somebody says so. */
  readonly unfinished: GameRecord | null;
}

/**
 * What of the games found is on the board at `now`. A clock that was set back makes a game young, never old: to go on
 * without being asked is the smaller harm. Somebody who was asked once and began a new game is not asked again.
 */
export function atStart({ resume, newest }: Omit<OpenedGames, 'notices'>, now: Date): AtStart {
  if (resume !== null && isRecent(resume, now)) return { board: resume, unfinished: null };
  const board = newest !== null && phaseOf(newest.game) === 'over' && isRecent(newest, now) ? newest : null;
  const asked = resume !== null && resume === newest && phaseOf(resume.game) === 'running';
  return { board, unfinished: asked ? resume : null };
}

/** What people are asked about a game that was left running. */
export function unfinishedGame(record: GameRecord): UnfinishedGame | null {
  const turn = turnOf(record.game.position);
  return turn === null ? null : { game: summaryOf(record), savedAt: record.savedAt, frame: turn.frame };
}

function isRecent({ savedAt }: GameRecord, now: Date): boolean {
  return now.getTime() - Date.parse(savedAt) <= STILL_THE_SAME_EVENING;
}
