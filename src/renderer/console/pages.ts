import { computed, type ComputedRef } from 'vue';
import { pageOfPlace, pagesOf, type Page } from '../board/pages.ts';
import type { BoardRow } from '../board/rows.ts';
import { useLane } from '../lane/store.ts';
import { useDesk } from './desk.ts';

/** The board's pages, when there are more players than one screen shows. */
export interface Pages {
  readonly rows: ComputedRef<readonly BoardRow[]>;
  readonly pages: ComputedRef<readonly Page[]>;
  /** The page that shows, an index. */
  readonly shown: ComputedRef<number>;
  readonly turnPage: (by: 1 | -1) => void;
}

/** Follows a correction or the panel of a player, else the page that was asked for, else the live player. */
export function usePages(): Pages {
  const lane = useLane();
  const desk = useDesk();
  const rows = computed(() => lane.rows);
  const pages = computed(() => pagesOf(Math.max(1, rows.value.length)));
  const shown = computed(() => {
    const shows = desk.correction?.player ?? (desk.panel === 'player' ? desk.player : null);
    const player = shows ?? (desk.page === null ? lane.turn?.player : undefined);
    const place = rows.value.find((row) => row.player === player)?.place;
    return place === undefined ? (desk.page ?? 0) : pageOfPlace(pages.value, place);
  });

  function turnPage(by: 1 | -1): void {
    const count = pages.value.length;
    desk.page = (shown.value + by + count) % count;
  }

  return { rows, pages, shown, turnPage };
}
