import { computed, type ComputedRef } from 'vue';
import type { Half } from '../../../contract/contract.ts';
import { nameIn } from '../../../core/players/position.ts';
import { useHalfBoard } from '../../lane/game/half-board.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHouse } from '../../lane/house.ts';

/** What goes on in a half, in two short texts: the name or the state, and the ball due. */
export interface HalfSays {
  readonly lane: number;
  readonly name: string;
  readonly ball: string;
  readonly runs: boolean;
}

export function useHalfSays(half: () => Half): ComputedRef<HalfSays> {
  const halves = useHalves();
  const house = useHouse();
  return computed(() => {
    const { game, phase, turn } = useHalfBoard(half());
    const { console: text, board } = house.text;
    const lane = game?.setup.lane ?? halves.laneFor(half());
    if (game === null) return { lane, name: board.pair.free, ball: '', runs: false };
    if (turn === null)
      return { lane, name: phase === 'stopped' ? text.gameStopped : text.gameOver, ball: '', runs: false };
    const ball = `${text.frame(turn.frame)}, ${text.ball(turn.ball)}`;
    return { lane, name: nameIn(game.position, turn.player), ball, runs: true };
  });
}
