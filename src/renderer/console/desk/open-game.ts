import { canGoOn } from '../../../core/game/game-end.ts';
import type { GameSummary } from '../../../contract/contract.ts';
import { useHalfBoard } from '../../lane/game/half-board.ts';
import { useHalfChanges } from '../../lane/game/half-changes.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHere } from '../../lane/game/here.ts';
import { useDesk } from './desk.ts';

/** `look` opens a game as it is, `resume` continues one that is not over: a stopped one by undoing its stop. */
export type GameAction = 'look' | 'resume';

/** Puts a saved game on the board and shows it. */
export function useOpenGame(): (
  game: Pick<GameSummary, 'id' | 'phase'>,
  action: GameAction,
) => Promise<void> {
  const halves = useHalves();
  const here = useHere();
  const desk = useDesk();

  return async ({ id, phase }, action) => {
    const asked = halves.active;
    if (useHalfChanges(asked).busy) return;
    let half = asked;
    if (id !== useHalfBoard(asked).view?.id) {
      const opened = await useHalfChanges(asked).openGame(id);
      if (!opened.ok) return;
      // A pair's game comes back on the lane where it was bowled.
      half = opened.value.half;
    }
    const { game } = useHalfBoard(half);
    if (action === 'resume' && phase === 'stopped' && game !== null && canGoOn(game))
      await useHalfChanges(half).undo();
    if (asked !== halves.active || !desk.changeHalf(half)) return;
    if (here.board.game !== null) desk.go(here.board.phase === 'running' ? 'game' : 'end');
  };
}
