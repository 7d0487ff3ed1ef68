import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { FRAME_NUMBERS } from '../../../core/formats/formats.ts';
import { framesBowled } from '../../../core/game/history.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { useDesk } from '../desk/desk.ts';

/** The meaning of the next digit: a line of the board from the top, or a frame of this player. */
type Asked = { readonly what: 'player' } | { readonly what: 'frame'; readonly player: PlayerId };

/** Any frame in a few keys: G, the player's number, the frame's; or one frame back after the other. */
export const useFrameFinder = defineStore('finder', () => {
  const here = useHere();
  const house = useHouse();
  const messages = useMessages();
  const desk = useDesk();
  const asked = ref<Asked | null>(null);

  // A digit long after the question is a ball again: it ends when the question is off the screen.
  watch(
    () => messages.question,
    (question) => {
      if (question === null) asked.value = null;
    },
    { flush: 'sync' },
  );

  function ask(question: Asked): void {
    messages.ask(house.text.ruling[question.what === 'player' ? 'whichPlayer' : 'whichFrame']);
    asked.value = question;
  }

  /** Asks whose frame; with one player, which frame. */
  function begin(): void {
    const lines = here.board.game?.position.lines ?? [];
    const [only] = lines;
    if (only === undefined || !desk.mayLeaveCorrection()) return;
    desk.leaveEnd();
    ask(lines.length === 1 ? { what: 'frame', player: only.player } : { what: 'player' });
  }

  /** A digit; 0 is the tenth. Answers whether it was asked for. */
  function take(digit: number): boolean {
    const { value: question } = asked;
    if (question === null) return false;
    forget();
    const number = digit === 0 ? 10 : digit;
    if (question.what === 'frame') {
      if (FRAME_NUMBERS.includes(number)) desk.pick(question.player, number, 1);
      return true;
    }
    const line = here.board.rows[number - 1];
    if (line === undefined) messages.say(refusalText(house.text.refusals, { code: 'no-such-player' }));
    else ask({ what: 'frame', player: line.player });
    return true;
  }

  /** A question that ended must not stay on the screen: the next digit is a ball. */
  function forget(): void {
    asked.value = null;
    messages.unask();
  }

  /** The frame bowled last at its first ball; from an open one, the frame bowled before it. */
  function back(): void {
    if (here.board.game === null) return;
    desk.leaveEnd();
    const held = desk.correction;
    const frames = framesBowled(here.board.game);
    const at = frames.findIndex(({ player, frame }) => player === held?.player && frame === held.frame);
    const to = frames[at + 1];
    if (to !== undefined) desk.pick(to.player, to.frame, 1);
    else if (held === null) messages.say(refusalText(house.text.refusals, { code: 'frame-not-begun' }));
  }

  return { begin, take, forget, back };
});
