import { err, type Result } from '../../../core/line/result.ts';
import type { RollOffGo } from '../../../core/league/roll-off.ts';
import type { SideName } from '../../../core/league/side.ts';
import type { Unit } from '../../../core/league/unit.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import {
  gameInMatch,
  type Failure,
  type SavedResult,
  type SignOffOrder,
} from '../../../contract/contract.ts';
import { useStaff } from '../staff.ts';
import { useHere } from './here.ts';
import type { Changed } from './half-changes.ts';

/** What is asked of main about the match of the game on the board. */
export interface MatchCalls {
  readonly signOff: (side: SideName, player: PlayerId) => Changed;
  readonly takeBack: (side: SideName) => Changed;
  /** Null takes the last go back. */
  readonly rollOff: (unit: Unit, go: RollOffGo | null) => Changed;
  /** Tries again to save the result on the lane; what became of it is shown with the match. */
  readonly keepResult: (gameId: string | undefined) => Promise<void>;
  /** Asks for a missing PIN. */
  readonly exportResult: (gameId: string | undefined) => Promise<Result<SavedResult, Failure>>;
}

export function useMatchCalls(): MatchCalls {
  const here = useHere();
  const { allowed } = useStaff();

  function exported(gameId: string | undefined): Promise<Result<SavedResult, Failure>> {
    if (gameId === undefined) return Promise.resolve(err({ code: 'no-such-game' }));
    return window.lane.matches.export(gameId);
  }

  /** On a pair the captain signs both games, as they are shown. */
  function besideOf(gameId: string): Pick<SignOffOrder, 'beside'> {
    const game = gameInMatch(here.board.view?.match ?? null, gameId);
    if (game === null || game.beside === null) return {};
    return { beside: game.gameId === gameId ? game.beside.generation : game.generation };
  }

  return {
    signOff: (side, player) =>
      here.changes.forMatch((gameId, generation) =>
        window.lane.matches.signOff({ gameId, generation, ...besideOf(gameId), side, player }),
      ),
    takeBack: (side) => here.changes.forMatch((gameId) => window.lane.matches.takeBack({ gameId, side })),
    // Only plain data crosses to main.
    rollOff: (unit, go) =>
      here.changes.forMatch((gameId) =>
        window.lane.matches.rollOff({ gameId, unit: { ...unit }, go: go === null ? null : { ...go } }),
      ),
    keepResult: async (gameId) => {
      if (gameId !== undefined) await window.lane.matches.keep(gameId);
    },
    exportResult: (gameId) => allowed(() => exported(gameId)),
  };
}
