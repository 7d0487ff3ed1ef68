import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { rollOf } from '../../../core/line/entry.ts';
import type { Game } from '../../../core/game/game.ts';
import type { PinNumber } from '../../../core/line/leave.ts';
import { turnOf } from '../../../core/game/position.ts';
import { isSplit } from '../../../core/line/roll.ts';
import { canBeSplit } from '../../../core/line/split.ts';
import type { Pad } from '../../../contract/contract.ts';
import { refusalText } from '../../../text/refusals.ts';
import { useOnBoard } from '../../lane/game/on-board.ts';
import { useChanges } from '../../lane/game/changes.ts';
import { useHouse } from '../../lane/house.ts';
import { useHouseChanges } from '../../lane/house-changes.ts';
import { useMessages } from '../../lane/messages.ts';
import { useDesk } from '../desk/desk.ts';
import { useNextBall } from '../desk/next-ball.ts';
import {
  NO_TAPS,
  deckPins,
  entryOfTaps,
  foulOfTaps,
  mayTap,
  rollOfTaps,
  tapped,
  turnedTaps,
  type Taps,
} from './pin-deck.ts';
import { splitToMark, type SplitMark } from '../../../core/game/split-mark.ts';

/** The pins on the desk: what is tapped and not entered yet. Nothing of it is the game's. */
export const useDeck = defineStore('deck', () => {
  const onBoard = useOnBoard();
  const changes = useChanges();
  const house = useHouse();
  const { changeSettings } = useHouseChanges();
  const messages = useMessages();
  const desk = useDesk();
  const due = useNextBall();
  const taps = shallowRef<Taps>(NO_TAPS);
  /** What was switched to and is not saved yet: a digit typed right behind D is a pin already, not a ball. */
  const wanted = ref<Pad | null>(null);
  /** Balls entered that the game does not show yet: what is tapped since is for the ball behind them. */
  let onTheWay = 0;

  /** The board alone has no pins to tap. */
  const on = computed(() => {
    if (wanted.value !== null) return wanted.value === 'pins';
    const shown = house.settings.view === 'console' || desk.correction !== null;
    return shown && house.settings.pad === 'pins';
  });
  const tap = computed(() => house.settings.pinTap);
  const rack = computed(() => due.value?.rack ?? null);
  const pins = computed(() => deckPins(rack.value, taps.value, tap.value));
  /** The ball that Enter would enter; null when it would enter none. */
  const roll = computed(() => (rack.value === null ? null : rollOfTaps(rack.value, taps.value, tap.value)));
  const canRing = computed(
    () => on.value && rack.value !== null && roll.value !== null && canBeSplit(rack.value, roll.value),
  );
  /** How many pins a foul now would say fell with it; null when it says nothing of them. */
  const fell = computed(() => {
    if (!on.value || rack.value === null || taps.value.pins.length === 0) return null;
    const foul = foulOfTaps(rack.value, taps.value, tap.value);
    return foul?.kind === 'foul' ? (foul.fell ?? null) : null;
  });
  const holds = computed(() => taps.value.pins.length > 0);

  watch(
    // What main announces comes a second time as its answer: only another generation is another rack.
    () => [onBoard.view?.id, onBoard.view?.events.length],
    () => {
      if (onTheWay === 0) taps.value = NO_TAPS;
    },
    { flush: 'sync' },
  );
  // Another ball of a correction, or none any more, meets another rack.
  watch(
    () => [desk.correction?.player, desk.correction?.frame, desk.correction?.ball],
    () => {
      taps.value = NO_TAPS;
    },
    { flush: 'sync' },
  );

  function tapPin(pin: PinNumber): void {
    desk.close();
    const held = rack.value;
    if (held === null) {
      messages.say(refusalText(house.text.refusals, { code: 'game-over' }));
      return;
    }
    // Behind a ball that is on its way the rack is not known yet; what does not stand then is left out.
    if (onTheWay === 0 && !mayTap(held, pin)) {
      messages.say(house.text.deck.pinIsDown(pin));
      return;
    }
    taps.value = tapped(taps.value, pin);
  }

  /** Enters what is tapped; an Enter with nothing tapped enters nothing, or a second touch of it would be a ball. */
  function enter(): void {
    desk.close();
    const held = taps.value;
    if (held.pins.length === 0) {
      messages.say(house.text.deck.nothingTapped[tap.value]);
      return;
    }
    if (onTheWay === 0 && roll.value === null) refuse(held);
    else if (desk.correction === null) bowl(held);
    else correct(held);
  }

  /** A foul; what is tapped says how many pins fell with it. With nothing tapped nobody has said it. */
  function foul(): void {
    desk.close();
    const held = taps.value;
    if (!on.value || held.pins.length === 0) {
      desk.enter({ kind: 'foul' });
      return;
    }
    const here = rack.value === null ? null : foulOfTaps(rack.value, held, tap.value);
    if (onTheWay === 0 && here === null) refuse(held);
    else if (desk.correction !== null) desk.enter(here ?? { kind: 'foul' });
    else bowlFoul(held);
  }

  function clear(): void {
    taps.value = NO_TAPS;
  }

  function refuse(held: Taps): void {
    const entered = rack.value === null ? null : rollOf(entryOfTaps(rack.value, held, tap.value), rack.value);
    if (entered?.ok === false) messages.say(refusalText(house.text.refusals, entered.error));
  }

  /** At the rack that the ball meets when its turn comes. */
  function bowl(held: Taps): void {
    const { value: how } = tap;
    const byHand = ringByHand(held);
    taps.value = NO_TAPS;
    void underway(
      changes.rollAs((game) => {
        const turn = turnOf(game.position);
        return turn === null ? null : entryOfTaps(turn.rack, held, how);
      }),
    );
    if (byHand !== null) void underway(changes.markSplit((game) => ringAs(game, byHand)));
  }

  /** At the rack that it meets when its turn comes; what cannot have fallen there is not said of it. */
  function bowlFoul(held: Taps): void {
    const { value: how } = tap;
    taps.value = NO_TAPS;
    void underway(
      changes.rollAs((game) => {
        const turn = turnOf(game.position);
        return turn === null ? null : (foulOfTaps(turn.rack, held, how) ?? { kind: 'foul' });
      }),
    );
  }

  /** The ring where it was said by hand and the leave says otherwise: it is a change of its own. */
  function ringByHand(held: Taps): boolean | null {
    if (held.split === null || rack.value === null) return null;
    const byLeave = rollOfTaps(rack.value, { ...held, split: null }, tap.value);
    return byLeave === null || isSplit(byLeave) === held.split ? null : held.split;
  }

  async function underway(sent: Promise<unknown>): Promise<void> {
    onTheWay += 1;
    await sent;
    onTheWay -= 1;
  }

  function correct(held: Taps): void {
    if (rack.value === null) return;
    const { value: ball } = roll;
    desk.enter(entryOfTaps(rack.value, held, tap.value), ball === null ? null : isSplit(ball));
  }

  /** Sets or clears the ring of what is tapped; with nothing tapped there is none to set, and it answers false. */
  function toggleSplit(): boolean {
    const { value: ball } = roll;
    if (!canRing.value || ball === null) return false;
    taps.value = { ...taps.value, split: !isSplit(ball) };
    return true;
  }

  /** From the count keys to the pins and back; from the board alone to the pins. */
  async function switchPad(): Promise<void> {
    const pad = on.value ? 'keys' : 'pins';
    taps.value = NO_TAPS;
    desk.close();
    wanted.value = pad;
    await changeSettings(house.settings.view === 'board' ? { pad, view: 'console' } : { pad });
    wanted.value = null;
  }

  /** Taps say which pins are left instead of which fell, or the other way round; what is shown stays. */
  async function switchTap(): Promise<void> {
    const held = taps.value;
    const changed = await changeSettings({ pinTap: tap.value === 'left' ? 'fallen' : 'left' });
    if (changed.ok && rack.value !== null && held === taps.value) taps.value = turnedTaps(rack.value, held);
  }

  return {
    on,
    tap,
    pins,
    roll,
    canRing,
    fell,
    holds,
    tapPin,
    enter,
    foul,
    clear,
    toggleSplit,
    switchPad,
    switchTap,
  };
});

/** The ring of the ball that was entered last, set or cleared. */
function ringAs(game: Game, split: boolean): SplitMark | null {
  const mark = splitToMark(game);
  return mark === null ? null : { ...mark, split };
}
