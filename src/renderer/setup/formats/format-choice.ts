import { computed, ref, type ComputedRef, type Ref } from 'vue';
import type { FormatId } from '../../../core/formats/formats.ts';
import { useHouse } from '../../lane/house.ts';
import type { Choice } from '../../press/choice.ts';
import type { LineUp } from '../line-up/line-up.ts';

/** The choice among the formats that the house offers. */
export interface FormatChoice {
  /** Empty where there is nothing to choose. */
  readonly choices: ComputedRef<readonly Choice<FormatId>[]>;
  /** Whether the choices are shown in place of the letters. */
  readonly asked: Ref<boolean>;
  /** Shows the choices, or hides them. */
  readonly ask: () => void;
  readonly take: (id: FormatId) => void;
  /** What the key for a format does: two are exchanged, more are shown; null where there is nothing to choose. */
  readonly byKey: () => (() => void) | null;
}

/** Only one question at a time: `others` are whether the others are asked. `focus` returns to the names. */
export function useFormatChoice(
  { chooseFormat, stepFormat }: Pick<LineUp, 'chooseFormat' | 'stepFormat'>,
  others: readonly Ref<boolean>[],
  focus: () => void,
): FormatChoice {
  const house = useHouse();
  const asked = ref(false);
  const choices = computed(() => {
    const { formats } = house.settings;
    return formats.length > 1
      ? formats.map((value) => ({ value, text: house.text.formats[value].short }))
      : [];
  });

  function ask(): void {
    for (const other of others) other.value = false;
    asked.value = !asked.value;
  }

  function take(id: FormatId): void {
    asked.value = false;
    chooseFormat(id);
    focus();
  }

  function byKey(): (() => void) | null {
    if (choices.value.length === 0) return null;
    return choices.value.length > SIDE_BY_SIDE ? ask : stepFormat;
  }

  return { choices, asked, ask, take, byKey };
}

/** The most formats with a button each beside the languages; more of them are one button, which asks. */
export const SIDE_BY_SIDE = 2;
