import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { gamesOfResult } from '../../lane/game/beside.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHouse } from '../../lane/house.ts';
import { historyOf } from './history-lines.ts';

/** The history's page, turned by keys and touches alike. */
export const useHistoryPage = defineStore('history-page', () => {
  const here = useHere();
  const house = useHouse();
  const halves = useHalves();
  /** At the end of a match on a pair, what happened on both lanes. */
  const games = computed(() => {
    if (here.board.phase === 'over') return gamesOfResult(halves.active);
    return here.board.game === null ? [] : [here.board.game];
  });
  const lines = computed(() => historyOf(house.text, games.value));
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
