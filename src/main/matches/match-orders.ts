import { err, type Result } from '../../core/line/result.ts';
import type {
  Failure,
  GameView,
  RollOffOrder,
  SignOffOrder,
  TakeBackOrder,
} from '../../contract/contract.ts';
import type { GamesDeps } from '../games/games-deps.ts';
import type { OnBoard } from '../games/on-board.ts';
import type { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import type { MatchRecord } from '../../saves/matches/match-record.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { isAgreedOn, rolledOff, signedOff, takenBack } from './match-changes.ts';
import type { SavedGame } from './counted-games.ts';
import type { Matches } from './matches.ts';

export interface MatchOrdersDeps extends Pick<GamesDeps, 'clock' | 'staff'> {
  readonly queue: OneAtATime;
  readonly matches: Matches;
  /** A game that is on a board; null when it is not. */
  readonly board: (gameId: string) => OnBoard | null;
  /** Whether a newer game than this one has begun. */
  readonly isPast: (board: OnBoard) => boolean;
  /** Shows the game on the board with its changed match. */
  readonly show: (board: OnBoard) => Result<GameView, Failure>;
}

type Answer = Promise<Result<GameView, Failure>>;

/** Changes the match of a game on a board: signatures and roll-offs. The game itself stays as it is. */
export class MatchOrders {
  readonly #deps: MatchOrdersDeps;

  constructor(deps: MatchOrdersDeps) {
    this.#deps = deps;
  }

  /** A captain signs the game on the board. */
  signOff(order: SignOffOrder): Answer {
    const at = this.#deps.clock();
    return this.#change(order.gameId, (match, _board, games) => signedOff(match, games, order, at));
  }

  /** Takes a signature back. Only staff may do so once the next game has begun. */
  takeSignatureBack(order: TakeBackOrder): Answer {
    return this.#change(order.gameId, (match, board, games) => {
      if (this.#deps.isPast(board) && !this.#deps.staff.allows('staff')) return err({ code: 'staff-only' });
      return takenBack(match, games, order);
    });
  }

  /**
   * Adds a go to a roll-off of the match on the board, or takes the last one back. Only staff do that once the captains
   * have signed its game.
   */
  rollOff(order: RollOffOrder): Answer {
    return this.#change(order.gameId, (match, _board, games) => {
      const permission = order.go === null ? 'correct' : null;
      const isAgreed = order.go === null && isAgreedOn(order.unit, match, games);
      if (!this.#deps.staff.allows(permission, isAgreed ? 'staff' : null)) return err({ code: 'staff-only' });
      return rolledOff(match, games, order);
    });
  }

  #change(
    gameId: GameRecord['id'],
    changed: (
      match: MatchRecord,
      board: OnBoard,
      games: readonly SavedGame[],
    ) => Result<MatchRecord, Failure>,
  ): Answer {
    const { queue, matches, board: onBoard, show } = this.#deps;
    return queue.run(async () => {
      const board = onBoard(gameId);
      if (board === null) return err({ code: 'no-such-game' });
      if (board.pending !== null) return err({ code: 'waiting' });
      const saved = await matches.change(board.record, (match, games) => changed(match, board, games));
      return saved.ok ? show(board) : saved;
    });
  }
}
