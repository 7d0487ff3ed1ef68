import { computed, onBeforeUnmount, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import type { Result } from '../../core/line/result.ts';
import type { ExportOrder, ExportState, Failure } from '../../contract/contract.ts';
import { useStaff } from '../lane/staff.ts';

/** In milliseconds, how often a running export is looked at. */
const LOOK_AGAIN = 300;

/** An export as this panel follows it. */
export interface Exporting {
  /** Null before the first press here, unless one runs already. */
  readonly state: Readonly<ShallowRef<ExportState | null>>;
  readonly isRunning: ComputedRef<boolean>;
  readonly isStopping: Readonly<Ref<boolean>>;
  readonly make: (order: ExportOrder) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Begins an export and looks at it until it is over; one that another panel began is followed too. */
export function useExporting(): Exporting {
  const { request } = useStaff();
  const state = shallowRef<ExportState | null>(null);
  const isStopping = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isRunning = computed(() => state.value?.kind === 'running');

  function take(answer: Result<ExportState, Failure>): void {
    if (answer.ok) state.value = answer.value;
    clearTimeout(timer);
    if (isRunning.value) timer = setTimeout(() => void look(), LOOK_AGAIN);
  }

  async function look(): Promise<void> {
    take(await request((lane) => lane.exports.look()));
  }

  async function make(order: ExportOrder): Promise<void> {
    if (isRunning.value) return;
    state.value = null;
    take(await request((lane) => lane.exports.make(order)));
  }

  async function stop(): Promise<void> {
    if (isStopping.value) return;
    isStopping.value = true;
    try {
      take(await request((lane) => lane.exports.stop()));
    } finally {
      isStopping.value = false;
    }
  }

  void request((lane) => lane.exports.look()).then((answer) => {
    if (answer.ok && answer.value.kind === 'running') take(answer);
  });
  onBeforeUnmount(() => {
    clearTimeout(timer);
  });

  return { state, isRunning, isStopping, make, stop };
}
