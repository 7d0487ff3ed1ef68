import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { formatOf } from '../../../core/formats/formats.ts';
import { lastBowledFrame } from '../../../core/line/line.ts';
import { useDesk } from '../desk/desk.ts';
import { gamesOfResult } from '../../lane/game/beside.ts';
import { useHalves } from '../../lane/game/halves.ts';
import type { StatisticsOf } from '../../statistics/bowler-lines.ts';

/** The way from a game's end to the statistics of one of its bowlers, and back. */
export const useStatisticsAtEnd = defineStore('statistics-at-end', () => {
  const desk = useDesk();
  const halves = useHalves();
  /** Whose are shown. */
  const of = shallowRef<StatisticsOf | null>(null);

  /** Who bowled, of a match on a pair both teams; nobody where bowlers share lines, as a line is nobody's own there. */
  const bowlers = computed(() =>
    gamesOfResult(halves.active).flatMap(({ setup, position }): readonly StatisticsOf[] =>
      formatOf(setup.format).sharing === null
        ? position.lines
            .filter(({ line }) => lastBowledFrame(line) !== null)
            .map(({ name, bowler }) => ({ name, bowler, format: setup.format, first: 'tonight' as const }))
        : [],
    ),
  );

  /** Who bowled alone is not asked for. */
  function open(): void {
    if (bowlers.value.length === 1) choose(0);
    else if (bowlers.value.length > 1) desk.open('whose');
  }

  function choose(place: number): void {
    of.value = bowlers.value[place] ?? null;
    if (of.value !== null) desk.go('statistics');
  }

  return { of, bowlers, open, choose };
});
