import { defineStore } from 'pinia';
import { computed } from 'vue';
import { useHalfChanges, type Changes, type HalfChanges } from './half-changes.ts';
import { useHalves } from './halves.ts';

export type { Changed } from './half-changes.ts';

/**
 * The changes of the active half. Each goes to the half that was active at its press, also when it waits for a save, a
 * PIN or an earlier change.
 */
export const useChanges = defineStore('changes', (): Changes => {
  const halves = useHalves();
  const here = (): HalfChanges => useHalfChanges(halves.active);
  return {
    busy: computed(() => here().busy),
    saving: computed(() => here().saving),
    locked: computed(() => here().locked),
    apply: (command) => here().apply(command),
    applyFound: (find, code) => here().applyFound(find, code),
    markSplit: (find) => here().markSplit(find),
    rollAs: (find) => here().rollAs(find),
    roll: (entry) => here().roll(entry),
    correct: (player, frame, balls) => here().correct(player, frame, balls),
    agree: (player, notation) => here().agree(player, notation),
    undo: () => here().undo(),
    redo: () => here().redo(),
    stop: (pressed) => here().stop(pressed),
    tryAgain: () => here().tryAgain(),
    takeBack: () => here().takeBack(),
    moveToOtherHalf: () => here().moveToOtherHalf(),
    newGame: (order, pressed) => here().newGame(order, pressed),
    openGame: (gameId) => here().openGame(gameId),
    forMatch: (call) => here().forMatch(call),
  };
});
