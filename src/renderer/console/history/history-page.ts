import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { useOnBoard } from '../../lane/game/on-board.ts';
import { useHouse } from '../../lane/house.ts';
import { historyLines } from './history-lines.ts';

/** The history's page, turned by keys and touches alike. */
export const useHistoryPage = defineStore('history-page', () => {
  const onBoard = useOnBoard();
  const house = useHouse();
  const lines = computed(() => (onBoard.game === null ? [] : historyLines(house.text, onBoard.game)));
  /** The lines the panel has room for. */
  const room = ref(1);
  /** The newest line shown, from 0. */
  const first = ref(0);

  const pages = computed(() => Math.max(1, Math.ceil(lines.value.length / room.value)));
  const page = computed(() => Math.min(pages.value - 1, Math.floor(first.value / room.value)));
  const shown = computed(() => lines.value.slice(page.value * room.value, (page.value + 1) * room.value));

  function turn(by: 1 | -1): void {
    const to = Math.max(0, Math.min(pages.value - 1, page.value + by));
    first.value = to * room.value;
  }

  return { lines, room, pages, page, shown, first, turn };
});
