import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue';
import type { Failure, SavedResult } from '../../../../contract/contract.ts';
import type { Result } from '../../../../core/line/result.ts';
import { useStickIn } from '../../../exports/stick-in.ts';
import { useMatchCalls } from '../../../lane/game/match-calls.ts';
import { useHouse } from '../../../lane/house.ts';
import { failureSentence } from '../../../lane/sentence.ts';

/** The button that takes a match's result away, on a stick or into the export folder. */
export interface ResultSaving {
  readonly saving: Readonly<Ref<boolean>>;
  /** Behind the button's word, where it takes the result to a stick; else empty. */
  readonly toStick: ComputedRef<string>;
  /** How it went; empty before. */
  readonly told: ComputedRef<string>;
  readonly save: (gameId: string | undefined) => Promise<void>;
  /** Says no more of the last press, also where that is still under way: something else is shown by now. */
  readonly clear: () => void;
}

/** `asked` says whether the button is shown. */
export function useResultSaving(asked: () => boolean): ResultSaving {
  const house = useHouse();
  const { exportResult } = useMatchCalls();
  const stick = useStickIn(asked);
  const toStick = computed(() => (stick.value === null ? '' : house.text.panels.toStick(stick.value)));
  const saving = ref(false);
  const outcome = shallowRef<Result<SavedResult, Failure> | null>(null);
  const isSaid = ref(true);

  const told = computed(() => {
    if (!isSaid.value) return '';
    if (outcome.value === null) return saving.value ? house.text.panels.working : '';
    return outcome.value.ok
      ? savedText(outcome.value.value)
      : failureSentence(house.text.refusals, outcome.value.error);
  });

  function savedText({ csv, json }: SavedResult): string {
    const { savedOnStick, savedInFolder } = house.text.panels;
    const files = `${csv.file}, ${json.file}`;
    return csv.place.kind === 'stick' ? savedOnStick(files, csv.place.name) : savedInFolder(files);
  }

  /** One at a time; a second press meanwhile is ignored. */
  async function save(gameId: string | undefined): Promise<void> {
    if (saving.value) return;
    saving.value = true;
    isSaid.value = true;
    outcome.value = null;
    try {
      outcome.value = await exportResult(gameId);
    } finally {
      saving.value = false;
    }
  }

  function clear(): void {
    isSaid.value = false;
  }

  return { saving, toStick, told, save, clear };
}
