import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import { generationOf } from '../../core/game/game.ts';
import { err, type Result } from '../../core/line/result.ts';
import type { Failure, GameView } from '../../contract/contract.ts';
import { permissionsForCommand } from '../staff/permissions.ts';
import type { GamesDeps } from './games-deps.ts';
import type { HalfBoard } from './half-board.ts';
import { again, stale, waitingIn, type OnBoard } from './on-board.ts';
import type { SavedGames } from './saved-games.ts';

export interface GameChangesDeps extends Pick<GamesDeps, 'clock' | 'newId' | 'staff'> {
  readonly saved: SavedGames;
}

type Answer = Promise<Result<GameView, Failure>>;

/**
 * Changes the game on the board of a half (decision 6): saved, then made the state, then announced, then answered. Only
 * one change at a time may be made.
 * - settled --apply--> saved? yes: settled, one generation later; no: waiting
 * - waiting --tryAgain--> settled, one generation later
 * - waiting --takeBack--> settled, unchanged
 */
export class GameChanges {
  readonly #deps: GameChangesDeps;

  constructor(deps: GameChangesDeps) {
    this.#deps = deps;
  }

  /** Applies one command, if the game is still at this generation. */
  async apply(half: HalfBoard, generation: number, command: Command): Answer {
    const board = settled(half, generation);
    if (!board.ok) return board;
    const { clock, staff, newId, saved } = this.#deps;
    const { record: shown } = board.value;
    const permissions = permissionsForCommand(command, shown.game, half.isAgreed(board.value));
    if (!staff.allows(...permissions)) return err({ code: 'staff-only' });
    const at = clock();
    const newcomer = { bowler: newId(), series: newId() };
    const applied = applyCommand(shown.game, command, { at, by: staff.by, newcomer });
    if (!applied.ok) return err({ code: 'refused', refusal: applied.error });
    const { event, game } = applied.value;
    const record = { ...shown, savedAt: at, game };
    const kept = await saved.save(record);
    if (kept.ok) return half.show({ record, pending: null });
    // Nothing was written, and another try would fail the same way.
    if (kept.error.trouble === 'too-large') return err({ code: 'game-full' });
    return half.wait(board.value, { event, record, failure: kept.error });
  }

  /** Retries the waiting change in a new file. */
  async tryAgain(half: HalfBoard, generation: number): Answer {
    const found = waitingIn(half.board, generation);
    if (!found.ok) return found;
    const { board, pending } = found.value;
    const record = { ...pending.record, savedAt: this.#deps.clock() };
    // The file of that name may be the unacknowledged change itself; `.prev` holds the game before it.
    const previous = pending.failure.mayBeInPlace ? 'leave' : 'keep';
    const saved = await this.#deps.saved.save(record, previous);
    if (saved.ok) return half.show({ record, pending: null });
    return half.wait(board, { ...pending, failure: again(pending.failure, saved.error) });
  }

  /** Drops the waiting change; if it may be on disk, the earlier game is written over it first. */
  async takeBack(half: HalfBoard, generation: number): Answer {
    const found = waitingIn(half.board, generation);
    if (!found.ok) return found;
    const { board, pending } = found.value;
    if (pending.failure.mayBeInPlace) {
      const saved = await this.#deps.saved.save(board.record, 'leave');
      if (!saved.ok) return half.wait(board, { ...pending, failure: again(pending.failure, saved.error) });
    }
    return half.show({ record: board.record, pending: null });
  }
}

/** The board of a half whose game is at this generation and does not wait. */
export function settled({ board }: HalfBoard, generation: number): Result<OnBoard, Failure> {
  if (board === null) return err({ code: 'no-such-game' });
  if (board.pending !== null) return err({ code: 'waiting' });
  return generationOf(board.record.game) === generation ? { ok: true, value: board } : stale(board);
}
