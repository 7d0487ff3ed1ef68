import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { rollOf } from '../../../core/line/entry.ts';
import type { Game } from '../../../core/game/game.ts';
import type { PinNumber } from '../../../core/line/leave.ts';
import { hasNumbers } from '../../../core/line/rack.ts';
import { isSplit } from '../../../core/line/roll.ts';
import { canBeSplit } from '../../../core/line/split.ts';
import type { Pad } from '../../../contract/contract.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHouse } from '../../lane/house.ts';
import { useHouseChanges } from '../../lane/house-changes.ts';
import { useMessages } from '../../lane/messages.ts';
import { useDesk } from '../desk/desk.ts';
import { useBallDue } from '../desk/ball-due.ts';
import { fullRackIn } from '../desk/full-rack.ts';
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
} from './taps.ts';
import { splitToMark, type SplitMark } from '../../../core/game/split-mark.ts';

/** Pins tapped and not yet entered. None of it belongs to the game. */
export const useDeck = defineStore('deck', () => {
  const here = useHere();
  const halves = useHalves();
  const house = useHouse();
  const { changeSettings } = useHouseChanges();
  const messages = useMessages();
  const desk = useDesk();
  const due = useBallDue();
  const taps = shallowRef<Taps>(NO_TAPS);
  /** The pad chosen but not yet saved, so that a digit typed right after D counts as a pin, not a ball. */
  const wanted = ref<Pad | null>(null);
  /** Balls entered but not yet shown by the game; newer taps belong to the ball after them. */
  let onTheWay = 0;

  /** Whether the pins of this game have numbers, by which they can be touched. */
  const hasPins = computed(() => hasNumbers(fullRackIn(here.board.game)));
  const on = computed(() => {
    if (!hasPins.value) return false;
    if (wanted.value !== null) return wanted.value === 'pins';
    const shown = house.settings.view === 'console' || desk.correction !== null;
    return shown && house.settings.pad === 'pins';
  });
  const tap = computed(() => house.settings.pinTap);
  const rack = computed(() => due.value?.rack ?? null);
  const pins = computed(() => deckPins(rack.value, taps.value, tap.value));
  /** The ball Enter would enter, or null. */
  const roll = computed(() => (rack.value === null ? null : rollOfTaps(rack.value, taps.value, tap.value)));
  const canRing = computed(
    () => on.value && rack.value !== null && roll.value !== null && canBeSplit(rack.value, roll.value),
  );
  /** The number of pins that a foul entered now would record as knocked down; null when unknown. */
  const fell = computed(() => {
    if (!on.value || rack.value === null || taps.value.pins.length === 0) return null;
    const foul = foulOfTaps(rack.value, taps.value, tap.value);
    return foul?.kind === 'foul' ? (foul.fell ?? null) : null;
  });
  const holds = computed(() => taps.value.pins.length > 0);

  watch(
    // Main's announcement and its answer carry the same change: only a new generation is a new rack.
    [() => here.board.view?.id, () => here.board.view?.events.length],
    () => {
      if (onTheWay === 0) taps.value = NO_TAPS;
    },
    { flush: 'sync' },
  );
  // Pins tapped for one half are none of the other's.
  watch(() => halves.active, clear, { flush: 'sync' });
  // Picking another ball, or closing the correction, changes the rack.
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
    // While a ball is on its way, the rack is unknown; pins that turn out to be down are left out later.
    if (onTheWay === 0 && !mayTap(held, pin)) {
      messages.say(house.text.deck.pinIsDown(pin));
      return;
    }
    taps.value = tapped(taps.value, pin);
  }

  /**
   * Enters the tapped pins. Enter with nothing tapped does nothing, because a second touch would enter another ball.
   */
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

  /** Enters a foul; taps say how many pins fell with it, and no taps leave that unknown. */
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

  /** Enters the ball at the rack it meets when its turn comes. */
  function bowl(held: Taps): void {
    const { value: how } = tap;
    const byHand = ringByHand(held);
    taps.value = NO_TAPS;
    void underway(desk.enterAtRack((rack) => entryOfTaps(rack, held, how)));
    if (byHand !== null) void underway(here.changes.markSplit((game) => ringAs(game, byHand)));
  }

  /** Enters the foul at the rack it meets when its turn comes, without pins that cannot have fallen there. */
  function bowlFoul(held: Taps): void {
    const { value: how } = tap;
    taps.value = NO_TAPS;
    void underway(desk.enterAtRack((rack) => foulOfTaps(rack, held, how) ?? { kind: 'foul' }));
  }

  /** A ring set by hand against the leave; it is a change of its own. */
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

  /** Sets or clears the ring of the tapped ball; false when nothing is tapped. */
  function toggleSplit(): boolean {
    const { value: ball } = roll;
    if (!canRing.value || ball === null) return false;
    taps.value = { ...taps.value, split: !isSplit(ball) };
    return true;
  }

  /** Switches between count keys and pins; from the bare board to the pins. */
  async function switchPad(): Promise<void> {
    if (!hasPins.value) {
      messages.say(house.text.deck.noPins);
      return;
    }
    const pad = on.value ? 'keys' : 'pins';
    taps.value = NO_TAPS;
    desk.close();
    wanted.value = pad;
    await changeSettings(house.settings.view === 'board' ? { pad, view: 'console' } : { pad });
    wanted.value = null;
  }

  /** Switches whether taps mean standing or fallen pins; the deck looks the same. */
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

/** Sets or clears the last entered ball's ring. */
function ringAs(game: Game, split: boolean): SplitMark | null {
  const mark = splitToMark(game);
  return mark === null ? null : { ...mark, split };
}
