import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { highest } from '../../../core/line/extremes.ts';
import { HALVES, type Half } from '../../../contract/contract.ts';
import { useHalfBoard, type HalfBoard } from './half-board.ts';

/** The halves of this console's lanes, and the active one: where the keys go. */
export const useHalves = defineStore('halves', () => {
  const active = ref<Half>('left');
  const boards: Readonly<Record<Half, HalfBoard>> = {
    left: useHalfBoard('left'),
    right: useHalfBoard('right'),
  };
  const other = computed<Half>(() => (active.value === 'left' ? 'right' : 'left'));
  /** The counter that the next game of either half would have. */
  const nextCounter = computed(
    () =>
      highest(
        HALVES.map((half) => boards[half].view?.newest ?? 0),
        0,
      ) + 1,
  );

  function goTo(half: Half): void {
    active.value = half;
  }

  return { active, other, nextCounter, goTo };
});
