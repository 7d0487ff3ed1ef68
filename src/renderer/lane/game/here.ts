import { defineStore } from 'pinia';
import { computed } from 'vue';
import { useHalfBoard } from './half-board.ts';
import { useHalfChanges } from './half-changes.ts';
import { useHalves } from './halves.ts';

/**
 * The active half: what the keys, the panels, the set-up and the end are about. Its changes are the half's own, so each
 * goes where it was pressed, also when it waits for a save, a PIN or an earlier change.
 */
export const useHere = defineStore('here', () => {
  const halves = useHalves();
  return {
    board: computed(() => useHalfBoard(halves.active)),
    changes: computed(() => useHalfChanges(halves.active)),
  };
});
