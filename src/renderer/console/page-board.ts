import { computed, type ComputedRef, type Ref } from 'vue';
import { everythingOf, type Form, type Shown } from '../../board/layout/forms.ts';
import { fewOf, isPortrait } from '../../board/layout/measures.ts';
import { mostLines, type Page } from '../../board/layout/pages.ts';
import { leagueShown } from '../../board/league/league-board.ts';
import type { BoardRow } from '../../board/rows.ts';
import type { Size } from '../../board/layout/size.ts';
import { useOnBoard } from '../lane/game/on-board.ts';
import { usePages } from './pages.ts';

/** The touched board of the console and of the end view. */
export interface PageBoard {
  readonly page: ComputedRef<Page>;
  readonly pageRows: ComputedRef<readonly BoardRow[]>;
  /** The room of every page in lines: those of the first, so that nothing below moves. */
  readonly lines: ComputedRef<number>;
  readonly form: ComputedRef<Form>;
  readonly drawn: ComputedRef<Shown>;
}

/** `size` is the room whose proportions choose the form. */
export function usePageBoard(size: Readonly<Ref<Size>>): PageBoard {
  const onBoard = useOnBoard();
  const { rows, pages, shown } = usePages();
  const page = computed(() => pages.value[shown.value] ?? { first: 1, last: rows.value.length });
  const pageRows = computed(() => rows.value.slice(page.value.first - 1, page.value.last));
  const lines = computed(() => mostLines(pages.value));
  /** A few players have room for two lines of five frames; of more, a board that is higher than wide names each line. */
  const form = computed<Form>(() => {
    const portrait = isPortrait(size.value.width, size.value.height);
    if (rows.value.length <= fewOf(portrait)) return 'fold';
    return portrait ? 'tall' : 'console';
  });
  const drawn = computed(() => {
    const series = rows.value.some((row) => row.series !== null);
    const all = everythingOf(onBoard.phase === 'running', series, leagueShown(onBoard.league));
    if (form.value !== 'tall') return all;
    // In that form the series takes the maximum's place, and what a league shows beside the total takes the series'.
    return all.league?.beside === true ? { ...all, series: false } : { ...all, max: all.max && !series };
  });
  return { page, pageRows, lines, form, drawn };
}
