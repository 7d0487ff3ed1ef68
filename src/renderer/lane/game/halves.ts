import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { highest } from '../../../core/line/extremes.ts';
import { HALVES, laneOf, otherHalf, type Half, type Halves } from '../../../contract/contract.ts';
import { useHouse } from '../house.ts';
import { useHalfBoard, type HalfBoard } from './half-board.ts';

/** The halves of this console's lanes, and the active one: where the keys go. */
export const useHalves = defineStore('halves', () => {
  const house = useHouse();
  const chosen = ref<Half>('left');
  const boards: Halves<HalfBoard> = { left: useHalfBoard('left'), right: useHalfBoard('right') };
  const isPair = computed(() => house.settings.pair);
  const active = computed<Half>(() => (isPair.value ? chosen.value : 'left'));
  const other = computed<Half>(() => otherHalf(active.value));
  /** The halves that this console has, from left to right. */
  const all = computed<readonly Half[]>(() => (isPair.value ? HALVES : ['left']));
  /** Whether a game runs on the lane beside the active one. */
  const besideRuns = computed(() => isPair.value && boards[other.value].phase === 'running');
  const anyWaits = computed(() => all.value.some((half) => boards[half].waiting !== null));
  /** The counter that the next game of either half would have. */
  const nextCounter = computed(
    () =>
      highest(
        HALVES.map((half) => boards[half].view?.newest ?? 0),
        0,
      ) + 1,
  );

  // Main takes the game off a lane that this console no longer has.
  watch(
    isPair,
    (pair) => {
      if (pair) return;
      boards.right.view = null;
      chosen.value = 'left';
    },
    { flush: 'sync' },
  );

  function goTo(half: Half): void {
    chosen.value = half;
  }

  function laneFor(half: Half): number {
    return laneOf(half, house.settings) ?? house.settings.lane;
  }

  /** The lane of the active half. */
  const lane = computed(() => laneFor(active.value));

  return { ...{ isPair, active, other, all, lane, besideRuns, anyWaits, nextCounter }, goTo, laneFor };
});
