import type { Ref, ShallowRef } from 'vue';
import { splitToMark } from '../../../core/game/split-mark.ts';
import { allPinsAt, type Entry } from '../../../core/line/entry.ts';
import type { Rack } from '../../../core/line/rack.ts';
import type { Refusal } from '../../../core/line/refusal.ts';
import type { Result } from '../../../core/line/result.ts';
import { turnOf } from '../../../core/players/position.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';
import { useChanges, type Changed } from '../../lane/game/changes.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { enterBall, rackOfPicked, toggleSplit, type Correction } from '../correction/correction.ts';
import type { Panel } from '../views.ts';

export interface BallEntry {
  /** Enters one ball: into the correction if one is open, with its ring, else into the game. */
  readonly enter: (entry: Entry, split?: boolean | null) => void;
  /** Enters the ball that tapped pins mean at the rack it meets when its turn comes. */
  readonly enterAtRack: (entryAt: (rack: Rack) => Entry | null) => Changed;
  /** Marks the last ball as a split or not, in the correction or in the game. */
  readonly split: () => void;
}

/**
 * Turns touches and keys into balls. The pad (`pad.ts`), the keyboard (`desk-keys.ts`) and the pins (`deck.ts`) say
 * what was entered; `changes.ts` sends it to main.
 */
export function createBallEntry(
  panel: Ref<Panel | null>,
  correction: ShallowRef<Correction | null>,
): BallEntry {
  const changes = useChanges();
  const house = useHouse();
  const messages = useMessages();

  function enter(entry: Entry, split: boolean | null = null): void {
    panel.value = null;
    const open = correction.value;
    if (open !== null)
      correct(enterBall(open, entry.kind === 'strike' ? allOf(rackOfPicked(open)) : entry, split));
    // All pins are a strike or, with a third ball, ten: the rack decides, as it is when the ball's turn comes.
    else if (entry.kind === 'strike')
      void changes.rollAs((game) => allOf(turnOf(game.position)?.rack ?? null));
    else void changes.roll(entry);
  }

  function enterAtRack(entryAt: (rack: Rack) => Entry | null): Changed {
    return changes.rollAs((game) => {
      const turn = turnOf(game.position);
      return turn === null ? null : entryAt(turn.rack);
    });
  }

  function split(): void {
    panel.value = null;
    if (correction.value !== null) correct(toggleSplit(correction.value));
    else void changes.markSplit(splitToMark);
  }

  function correct(result: Result<Correction, Refusal>): void {
    if (result.ok) correction.value = result.value;
    else messages.say(refusalText(house.text.refusals, result.error));
  }

  return { enter, enterAtRack, split };
}

/** What `X` means at this rack. */
function allOf(rack: Rack | null): Entry {
  return (rack === null ? null : allPinsAt(rack)) ?? { kind: 'strike' };
}
