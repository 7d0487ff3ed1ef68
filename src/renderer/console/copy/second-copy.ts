import { computed, onMounted, onScopeDispose, shallowRef, type ComputedRef, type Ref } from 'vue';
import type { CopyOrder, CopyState } from '../../../contract/contract.ts';
import { useHouse } from '../../lane/house.ts';
import { useStaff } from '../../lane/staff.ts';
import { useClock } from '../../screen/clock.ts';
import { copyLines, type CopyLines } from './copy-lines.ts';

/** Milliseconds between questions to main while the panel is open, to notice a stick or a finished copy. */
const BETWEEN_LOOKS = 1_500;

export interface UsedCopy {
  /** Null until main has answered. */
  readonly state: Readonly<Ref<CopyState | null>>;
  readonly lines: ComputedRef<CopyLines | null>;
  readonly order: (order: CopyOrder) => Promise<void>;
}

/** The second copy's state, refreshed while the panel is open. */
export function useSecondCopy(): UsedCopy {
  const house = useHouse();
  const { request } = useStaff();
  const state = shallowRef<CopyState | null>(null);
  const now = useClock();
  const lines = computed(() => {
    if (state.value === null) return null;
    return copyLines(house.text.secondCopy, house.language, state.value, now.value);
  });
  let ordered = 0;

  async function look(): Promise<void> {
    const before = ordered;
    const found = await request((lane) => lane.copy.order('look'));
    // A state read before the last press is older than the answer to it.
    if (found.ok && before === ordered) state.value = found.value;
  }

  async function order(what: CopyOrder): Promise<void> {
    ordered += 1;
    const done = await request((lane) => lane.copy.order(what));
    if (done.ok) state.value = done.value;
  }

  onMounted(look);
  const timer = setInterval(() => void look(), BETWEEN_LOOKS);
  onScopeDispose(() => {
    clearInterval(timer);
  });
  return { state, lines, order };
}
