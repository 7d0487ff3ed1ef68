import type { GameEvent } from '../../core/game/event.ts';
import { generationOf, phaseOf } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, GameView } from '../../contract/contract.ts';
import type { SaveFailure } from '../../saves/disk/durable-file.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';

/** The game on the board. `pending` is a change that is not on disk: no other is taken while there is one. */
export interface OnBoard {
  readonly record: GameRecord;
  readonly pending: Pending | null;
}

/** A change that is not on disk, and why. */
export interface Pending {
  readonly event: GameEvent;
  readonly record: GameRecord;
  readonly failure: SaveFailure;
}

/** What people see of it, when the lane's newest game has this counter. */
export function gameViewOf(
  { record: { id, counter, savedAt, game }, pending }: OnBoard,
  newest: number,
): GameView {
  const { setup, events } = game;
  const waiting = pending === null ? null : { event: pending.event, trouble: pending.failure.trouble };
  return { id, counter, newest, setup, events, savedAt, waiting };
}

/** Why no other game can come on the board now. */
export function busyWith(board: OnBoard | null): Failure | null {
  if (board === null) return null;
  if (board.pending !== null) return { code: 'waiting' };
  return phaseOf(board.record.game) === 'running' ? { code: 'game-running' } : null;
}

/** The change of a game at this generation that is not on disk. */
export function waitingIn(
  board: OnBoard | null,
  generation: number,
): Result<{ readonly board: OnBoard; readonly pending: Pending }, Failure> {
  if (board === null) return err({ code: 'no-such-game' });
  if (generationOf(board.record.game) !== generation) return stale(board);
  return board.pending === null ? err({ code: 'not-waiting' }) : ok({ board, pending: board.pending });
}

/**
 * The first game that counts when the lane, whose highest counter this is, is opened for some: the one being bowled,
 * else the next.
 */
export function firstToCount(board: OnBoard | null, highest: number): number {
  const isLast = board?.record.counter === highest;
  return isLast && phaseOf(board.record.game) === 'running' ? highest : highest + 1;
}

/** The answer to a change that was meant for another generation. */
export function stale(board: OnBoard): Result<never, Failure> {
  return err({ code: 'stale', generation: generationOf(board.record.game) });
}

/** The answer to what is not on disk. */
export function notSaved({ trouble }: SaveFailure): Result<never, Failure> {
  return err({ code: 'not-saved', trouble });
}

/** The newest trouble; what may once have been put in place still may be there. */
export function again(before: SaveFailure, now: SaveFailure): SaveFailure {
  return { trouble: now.trouble, mayBeInPlace: before.mayBeInPlace || now.mayBeInPlace };
}
