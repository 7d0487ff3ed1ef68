import { phaseOf } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { AwayGame, Failure } from '../../contract/contract.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { busyWith, type OnBoard } from './on-board.ts';

/** What decides whether a game may come on the board instead of the one that is there. */
export interface Leaving {
  readonly board: OnBoard | null;
  /** The running game that was left before; null where none was. */
  readonly away: AwayGame | null;
  /** Whether no newer game was begun than the one on the board. */
  readonly isNewest: boolean;
  readonly isStaff: boolean;
}

/**
 * The running game that is away once this one is on the board; null if none is. Staff may leave a running game for an
 * earlier one of its party, to correct it; only the way back leads from there, or to another earlier one. A left game
 * is the newest and stays as it is on disk, so that a power cut brings it back. Refuses with `waiting`,
 * `game-running` and `staff-only`.
 */
export function leavingFor(
  target: Pick<GameRecord, 'id' | 'game'>,
  { board, away, isNewest, isStaff }: Leaving,
): Result<AwayGame | null, Failure> {
  const busy = busyWith(board);
  if (board === null || busy?.code === 'waiting') return busy === null ? ok(null) : err(busy);
  if (target.id === away?.id) return ok(null);
  if (busy === null && away === null) return ok(null);
  const { id, game } = board.record;
  const isEarlier = target.game.setup.party === game.setup.party && phaseOf(target.game) !== 'running';
  if (!isEarlier || (away === null && !isNewest)) return err({ code: 'game-running' });
  if (!isStaff) return err({ code: 'staff-only' });
  return ok(away ?? { id, gameNumber: game.setup.gameNumber });
}
