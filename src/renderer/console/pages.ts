import { computed, type ComputedRef } from 'vue';
import type { PlayerId } from '../../core/players/player.ts';
import { linesOfHalf, pageOfPlace, pagesByTeam, pagesOf, type Page } from '../../board/layout/pages.ts';
import type { BoardRow } from '../../board/rows.ts';
import { useHalfBoard } from '../lane/game/half-board.ts';
import { useHalves } from '../lane/game/halves.ts';
import { useHere } from '../lane/game/here.ts';
import { useDesk } from './desk/desk.ts';

/** The board's pages. */
export interface Pages {
  readonly rows: ComputedRef<readonly BoardRow[]>;
  readonly pages: ComputedRef<readonly Page[]>;
  /** The page asked for, from 0; null follows the game. */
  readonly asked: ComputedRef<number | null>;
  /** The page shown, from 0. */
  readonly shown: ComputedRef<number>;
  readonly turnPage: (by: 1 | -1) => void;
}

/** Follows the open correction or player panel, else the page asked for, else the player on turn. */
export function usePages(): Pages {
  const here = useHere();
  const halves = useHalves();
  const desk = useDesk();
  const rows = computed(() => here.board.rows);
  const pages = computed(() => {
    const beside = halves.isPair ? useHalfBoard(halves.other).rows.length : 0;
    if (beside > 0) return pagesOf(rows.value.length, linesOfHalf(rows.value.length, beside));
    return pagesByTeam(rows.value.map(({ league }) => league?.team ?? null));
  });
  const asked = computed(() => {
    const player = desk.correction?.player ?? (desk.panel === 'player' ? desk.player : null);
    return pageOf(player) ?? desk.page;
  });
  const shown = computed(() => asked.value ?? pageOf(here.board.turn?.player ?? null) ?? 0);

  function pageOf(player: PlayerId | null): number | null {
    const line = rows.value.findIndex((row) => row.player === player);
    return line === -1 ? null : pageOfPlace(pages.value, line + 1);
  }

  function turnPage(by: 1 | -1): void {
    const count = pages.value.length;
    desk.page = (shown.value + by + count) % count;
  }

  return { rows, pages, asked, shown, turnPage };
}
