import type { GameEvent } from '../../core/game/event.ts';
import { generationOf, phaseOf } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { AwayGame, Failure, GameView } from '../../contract/contract.ts';
import type { SaveFailure } from '../../saves/disk/durable-file.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { Related } from './related-games.ts';

/** The game on the board. `pending` is a change that is not on disk; it blocks every other change. */
export interface OnBoard {
  readonly record: GameRecord;
  readonly pending: Pending | null;
}

/** A change that is not on disk, and the reason. */
export interface Pending {
  readonly event: GameEvent;
  readonly record: GameRecord;
  readonly failure: SaveFailure;
}

/** What a view has of other games. */
export interface FoundWith extends Related {
  readonly away?: AwayGame | null;
}

/** The game as windows see it. */
export function gameViewOf(
  { record: { id, counter, savedAt, game }, pending }: OnBoard,
  { earlier, match, away }: FoundWith,
  counted: Pick<GameView, 'half' | 'revision' | 'newest'>,
): GameView {
  const { setup, events } = game;
  const waiting = pending === null ? null : { event: pending.event, trouble: pending.failure.trouble };
  const view = { ...counted, id, counter, setup, events, earlier, match, savedAt, waiting };
  return away === null || away === undefined ? view : { ...view, away };
}

/** Why no other game can come on the board now; null if one can. */
export function busyWith(board: OnBoard | null): Failure | null {
  if (board === null) return null;
  if (board.pending !== null) return { code: 'waiting' };
  return phaseOf(board.record.game) === 'running' ? { code: 'game-running' } : null;
}

/** The waiting change of a game at this generation. */
export function waitingIn(
  board: OnBoard | null,
  generation: number,
): Result<{ readonly board: OnBoard; readonly pending: Pending }, Failure> {
  if (board === null) return err({ code: 'no-such-game' });
  if (generationOf(board.record.game) !== generation) return stale(board);
  return board.pending === null ? err({ code: 'not-waiting' }) : ok({ board, pending: board.pending });
}

/** Answers a change made for another generation. */
export function stale(board: OnBoard): Result<never, Failure> {
  return err({ code: 'stale', generation: generationOf(board.record.game) });
}

/** Answers a change that is not on disk. */
export function notSaved({ trouble }: SaveFailure): Result<never, Failure> {
  return err({ code: 'not-saved', trouble });
}

/** The newer failure; a change that may have been in place once may still be. */
export function again(before: SaveFailure, now: SaveFailure): SaveFailure {
  return { trouble: now.trouble, mayBeInPlace: before.mayBeInPlace || now.mayBeInPlace };
}
