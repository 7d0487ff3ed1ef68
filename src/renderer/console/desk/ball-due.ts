import { computed, type ComputedRef } from 'vue';
import type { PlayerId } from '../../../core/players/player.ts';
import type { Rack } from '../../../core/line/rack.ts';
import { useHere } from '../../lane/game/here.ts';
import { rackOfPicked } from '../correction/correction.ts';
import { useDesk } from './desk.ts';

/** The ball the desk enters next. */
export interface BallDue {
  readonly player: PlayerId;
  readonly frame: number;
  /** The ball within the frame, from 1. */
  readonly ball: number;
  /** Its rack; null when the frame takes no ball there. */
  readonly rack: Rack | null;
}

/** The open correction's ball, else that of the player on turn; null when nobody bowls. */
export function useBallDue(): ComputedRef<BallDue | null> {
  const here = useHere();
  const desk = useDesk();
  return computed(() => {
    if (desk.correction === null) return here.board.turn;
    const { player, frame, ball } = desk.correction;
    return { player, frame, ball, rack: rackOfPicked(desk.correction) };
  });
}
