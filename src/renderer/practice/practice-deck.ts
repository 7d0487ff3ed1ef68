import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import { rollOf, type Entry } from '../../core/line/entry.ts';
import type { PinNumber } from '../../core/line/leave.ts';
import type { Rack } from '../../core/line/rack.ts';
import type { Roll } from '../../core/line/roll.ts';
import { refusalText } from '../../text/refusals/refusals.ts';
import {
  deckPins,
  entryOfTaps,
  foulOfTaps,
  mayTap,
  NO_TAPS,
  rollOfTaps,
  tapped,
  turnedTaps,
  type DeckPin,
  type Taps,
} from '../console/pins/taps.ts';
import { useHouse } from '../lane/house.ts';
import { useHouseChanges } from '../lane/house-changes.ts';
import { useMessages } from '../lane/messages.ts';

/** Pins tapped for the next practice ball, and not yet entered. */
export interface PracticeDeck {
  /** Whether the pins are shown in place of the counts. */
  readonly on: ComputedRef<boolean>;
  readonly pins: ComputedRef<readonly DeckPin[]>;
  readonly roll: ComputedRef<Roll | null>;
  readonly fell: ComputedRef<number | null>;
  readonly holds: ComputedRef<boolean>;
  readonly tapPin: (pin: PinNumber) => void;
  readonly enter: () => void;
  readonly foul: () => void;
  readonly clear: () => void;
  readonly switchPad: () => Promise<void>;
  readonly switchTap: () => Promise<void>;
}

export function usePracticeDeck(rack: Readonly<Ref<Rack>>, bowl: (entry: Entry) => void): PracticeDeck {
  const house = useHouse();
  const { changeSettings } = useHouseChanges();
  const messages = useMessages();
  const taps = shallowRef<Taps>(NO_TAPS);
  /** The pad chosen but not yet saved, so that a digit typed right after D counts as a pin, not a ball. */
  const wanted = ref<'keys' | 'pins' | null>(null);
  const tap = computed(() => house.settings.pinTap);
  const on = computed(() => (wanted.value ?? house.settings.pad) === 'pins');
  const roll = computed(() => rollOfTaps(rack.value, taps.value, tap.value));
  const holds = computed(() => taps.value.pins.length > 0);
  const fell = computed(() => {
    const foul = on.value && holds.value ? foulOfTaps(rack.value, taps.value, tap.value) : null;
    return foul?.kind === 'foul' ? (foul.fell ?? null) : null;
  });

  watch(rack, clear, { flush: 'sync' });

  function clear(): void {
    taps.value = NO_TAPS;
  }

  function tapPin(pin: PinNumber): void {
    if (mayTap(rack.value, pin)) taps.value = tapped(taps.value, pin);
    else messages.say(house.text.deck.pinIsDown(pin));
  }

  function enter(): void {
    if (!holds.value) {
      messages.say(house.text.deck.nothingTapped[tap.value]);
      return;
    }
    const entry = entryOfTaps(rack.value, taps.value, tap.value);
    const ball = rollOf(entry, rack.value);
    if (ball.ok) bowl(entry);
    else messages.say(refusalText(house.text.refusals, ball.error));
  }

  function foul(): void {
    const here = on.value && holds.value ? foulOfTaps(rack.value, taps.value, tap.value) : null;
    bowl(here ?? { kind: 'foul' });
  }

  async function switchPad(): Promise<void> {
    const pad = on.value ? 'keys' : 'pins';
    clear();
    wanted.value = pad;
    await changeSettings({ pad });
    wanted.value = null;
  }

  async function switchTap(): Promise<void> {
    const held = taps.value;
    const changed = await changeSettings({ pinTap: tap.value === 'left' ? 'fallen' : 'left' });
    if (changed.ok && held === taps.value) taps.value = turnedTaps(rack.value, held);
  }

  return {
    ...{ on, roll, holds, fell, tapPin, enter, foul, clear, switchPad, switchTap },
    pins: computed(() => deckPins(rack.value, taps.value, tap.value)),
  };
}
