import { computed, onScopeDispose, ref, type ComputedRef } from 'vue';
import { clockFace } from '../../core/practice/countdown.ts';
import type { Half } from '../../contract/contract.ts';
import { usePractice } from '../lane/practice.ts';

/** The clock of practice as shown: null without an end, and whether the time is up. */
export interface ShownCountdown {
  readonly face: ComputedRef<string | null>;
  readonly isOver: ComputedRef<boolean>;
}

/** In milliseconds: often enough that no second is skipped. */
const LOOK = 200;

/** The clock of a half, which counts on from what main told last. Only main says that the time is up. */
export function usePracticeClock(half: () => Half): ShownCountdown {
  const practice = usePractice();
  const now = ref(performance.now());
  const timer = setInterval(() => {
    now.value = performance.now();
  }, LOOK);
  onScopeDispose(() => {
    clearInterval(timer);
  });
  const face = computed(() => {
    const remaining = practice.views[half()]?.remaining ?? null;
    if (remaining === null) return null;
    const passed = Math.max(0, now.value - practice.toldAt);
    // The last second stays until main has counted it.
    return clockFace(remaining === 0 ? 0 : Math.max(1, remaining - passed));
  });
  return { face, isOver: computed(() => practice.views[half()]?.remaining === 0) };
}
