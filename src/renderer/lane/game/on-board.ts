import { defineStore } from 'pinia';
import { computed } from 'vue';
import { useHalfBoard } from './half-board.ts';
import { useHalves } from './halves.ts';

/** The game of the active half: what the keys, the panels, the set-up and the end are about. */
export const useOnBoard = defineStore('onBoard', () => {
  const halves = useHalves();
  const here = computed(() => useHalfBoard(halves.active));
  return {
    view: computed(() => here.value.view),
    game: computed(() => here.value.game),
    broken: computed(() => here.value.broken),
    rows: computed(() => here.value.rows),
    league: computed(() => here.value.league),
    phase: computed(() => here.value.phase),
    turn: computed(() => here.value.turn),
    waiting: computed(() => here.value.waiting),
    nextCounter: computed(() => halves.nextCounter),
  };
});
