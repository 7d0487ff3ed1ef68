import { shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import { formatOf } from '../../../core/formats/formats.ts';
import { averageFits } from '../../../core/players/fact-check.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';
import { numberEntry, numberOf, type NumberEntry } from '../../touch-keyboard/number-entry.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { averaged, type LineUpDraft } from './line-up-draft.ts';

/** The average being typed at the set-up. */
export interface AskedAverage {
  /** The place in the line-up, from 0. */
  readonly place: number;
  readonly entry: NumberEntry;
}

/** Asks for an average, which is optional. */
export interface AskingAverage {
  readonly asked: ShallowRef<AskedAverage | null>;
  readonly ask: (place: number) => void;
  readonly write: (entry: NumberEntry) => void;
  /** Accepts the number; false, with a message, if it is not a score. */
  readonly done: () => boolean;
  /** Both return to the names, where the next letter goes. */
  readonly answer: () => void;
  readonly forget: () => void;
}

/** Types averages into this line-up; `focus` returns to the names. */
export function useAskedAverage(
  draft: ShallowRef<LineUpDraft>,
  averages: Readonly<Ref<readonly (number | null)[]>>,
  focus: () => void,
): AskingAverage {
  const house = useHouse();
  const messages = useMessages();
  const asked = shallowRef<AskedAverage | null>(null);

  function ask(place: number): void {
    if (done()) asked.value = { place, entry: numberEntry(averages.value[place] ?? null) };
  }

  function write(entry: NumberEntry): void {
    if (asked.value !== null) asked.value = { ...asked.value, entry };
  }

  function done(): boolean {
    if (asked.value === null) return true;
    const { place, entry } = asked.value;
    const average = numberOf(entry);
    const fits = averageFits(formatOf(draft.value.format), average);
    if (!fits.ok) {
      messages.say(refusalText(house.text.refusals, fits.error));
      return false;
    }
    asked.value = null;
    // An untouched number keeps the known average.
    if (!entry.untouched) draft.value = averaged(draft.value, place, average);
    return true;
  }

  function answer(): void {
    if (asked.value !== null && done()) focus();
  }

  function cancel(): void {
    asked.value = null;
  }

  function forget(): void {
    cancel();
    focus();
  }

  // A changed line-up ends the question, as the place may now be another player's.
  const whose = (): string => draft.value.rows.map(({ name, was }) => `${name} ${String(was)}`).join();
  watch(whose, cancel, { flush: 'sync' });

  return { asked, ask, write, done, answer, forget };
}
