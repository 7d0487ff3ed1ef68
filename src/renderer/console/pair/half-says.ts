import { computed, type ComputedRef } from 'vue';
import type { Half } from '../../../contract/contract.ts';
import { nowOf } from '../../../board/now/now.ts';
import { useHalfBoard } from '../../lane/game/half-board.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { turnOnLane } from '../../lane/game/turn-lane.ts';
import { useHouse } from '../../lane/house.ts';
import { usePractice } from '../../lane/practice.ts';
import { endText } from '../desk/describe.ts';

/** What happens in a half, in two short texts: the name or the state, and the ball due. */
export interface HalfSays {
  readonly lane: number;
  readonly name: string;
  readonly ball: string;
  /** Who bowls next; empty where it is the same player or nobody. */
  readonly next: string;
  readonly runs: boolean;
  /** The other game has the lane first. */
  readonly waits: boolean;
  /** The lane, with the word for what happens there. */
  readonly where: string;
}

export function useHalfSays(half: () => Half): ComputedRef<HalfSays> {
  const halves = useHalves();
  const house = useHouse();
  const practice = usePractice();
  return computed(() => {
    const { game, turn, rows, beside } = useHalfBoard(half());
    const { console: text, board } = house.text;
    const lane = game?.setup.lane ?? halves.laneFor(half());
    const rest = { lane, ball: '', next: '', runs: false, waits: false, where: board.pair.onLane(lane) };
    const view = practice.views[half()];
    if (view !== null) {
      const { up, bowlers } = view.practice;
      return { ...rest, name: bowlers[up] ?? '', ball: house.text.practice.practice };
    }
    if (game === null) return { ...rest, name: board.pair.free };
    const now = nowOf(game, rows, beside);
    if (turn === null || now === null) return { ...rest, name: endText(text, game) };
    const ball = `${text.frame(turn.frame)}, ${text.ball(turn.ball)}`;
    const { lane: there = lane, waits = false } = turnOnLane(half()) ?? {};
    return {
      ...{ lane, ball, waits, runs: true },
      name: now.name,
      next: now.next ?? '',
      where: waits ? board.pair.waitsFor(there) : board.pair.onLane(there),
    };
  });
}
