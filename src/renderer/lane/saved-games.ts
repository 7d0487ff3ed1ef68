import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { Halves, UnfinishedGame } from '../../contract/contract.ts';

/** What main found at its start beside the game on the board. */
export const useSavedGames = defineStore('savedGames', () => {
  /** Games that resume only on request. */
  const unfinished = shallowRef<Halves<UnfinishedGame | null>>({ left: null, right: null });
  /** Names given for the next game. */
  const players = shallowRef<readonly string[]>([]);
  return { unfinished, players };
});
