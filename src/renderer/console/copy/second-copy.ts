import { computed, onMounted, onScopeDispose, shallowRef, type ComputedRef, type Ref } from 'vue';
import type { CopyOrder, CopyState } from '../../../contract/contract.ts';
import { useLane } from '../../lane/store.ts';
import { useClock } from '../../lane/clock.ts';
import { copyLines, type CopyLines } from './copy-lines.ts';

/** How often main is asked while the panel is open, in milliseconds: a stick is put in, a copy gets ready. */
const BETWEEN_LOOKS = 1_500;

/** What the panel of the second copy works with. */
export interface UsedCopy {
  /** Null until main has answered. */
  readonly state: Readonly<Ref<CopyState | null>>;
  readonly lines: ComputedRef<CopyLines | null>;
  readonly order: (order: CopyOrder) => Promise<void>;
}

/** The second copy as main has it, as long as somebody looks. */
export function useSecondCopy(): UsedCopy {
  const lane = useLane();
  const state = shallowRef<CopyState | null>(null);
  const now = useClock();
  const lines = computed(() => {
    if (state.value === null) return null;
    return copyLines(lane.text.secondCopy, lane.language, state.value, now.value);
  });
  let ordered = 0;

  async function look(): Promise<void> {
    const before = ordered;
    const found = await lane.copyState();
    // What was seen before the last press is older than its answer.
    if (found.ok && before === ordered) state.value = found.value;
  }

  async function order(what: CopyOrder): Promise<void> {
    ordered += 1;
    const done = await lane.copy(what);
    if (done.ok) state.value = done.value;
  }

  onMounted(look);
  const timer = setInterval(() => void look(), BETWEEN_LOOKS);
  onScopeDispose(() => {
    clearInterval(timer);
  });
  return { state, lines, order };
}
