import { computed, type ComputedRef } from 'vue';
import { nextUndo } from '../../../core/game/history.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHalfBoard } from '../../lane/game/half-board.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHouse } from '../../lane/house.ts';
import { stepText } from '../desk/describe.ts';
import { useDesk } from '../desk/desk.ts';
import { useGuide } from '../help/guide.ts';

/** The last ball of a half, entered on the wrong side of a pair. */
export interface OtherLane {
  /** Whether the open frame has the last ball, and a game beside could take it. */
  readonly offered: ComputedRef<boolean>;
  /** Takes the last ball back here and enters it on the lane beside; the desk says what it became there. */
  readonly give: () => Promise<void>;
}

export function useOtherLane(): OtherLane {
  const here = useHere();
  const halves = useHalves();
  const house = useHouse();
  const desk = useDesk();
  const guide = useGuide();

  const offered = computed(() => {
    const { correction } = desk;
    const last = here.board.game === null ? null : (nextUndo(here.board.game)?.change ?? null);
    if (!halves.besideRuns || correction?.purpose !== 'correction' || last?.type !== 'ballRolled')
      return false;
    return correction.player === last.player && correction.frame === last.frame;
  });

  async function give(): Promise<void> {
    if (!desk.mayLeaveCorrection()) return;
    const from = halves.active;
    const moved = await here.changes.moveToOtherHalf();
    if (!moved.ok || halves.active !== from) return;
    const { half } = moved.value;
    const game = useHalfBoard(half).game;
    const step = game === null ? null : nextUndo(game);
    if (step !== null)
      guide.say(house.text.board.pair.ballMoved(halves.laneFor(half), stepText(house.text, step)));
  }

  return { offered, give };
}
