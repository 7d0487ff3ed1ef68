import { computed, type ComputedRef, type Ref } from 'vue';
import { ballsShown } from '../../board/frames-shown.ts';
import { everythingOf, USUAL_BALLS, type Form, type Shown } from '../../board/layout/forms.ts';
import { fewOf, isPortrait, isShort } from '../../board/layout/measures.ts';
import { mostLines, type Page } from '../../board/layout/pages.ts';
import { leagueShown } from '../../board/league/league-board.ts';
import type { BoardRow } from '../../board/rows.ts';
import type { Size } from '../../board/layout/size.ts';
import { useHere } from '../lane/game/here.ts';
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

/** A few lines have room for two rows of five frames; of more, a board that is higher than wide names each line. */
export function formOf({ width, height }: Size, lines: number, balls = USUAL_BALLS): Form {
  if (isShort(balls)) return 'console';
  const portrait = isPortrait(width, height);
  if (lines <= fewOf(portrait)) return 'fold';
  return portrait ? 'tall' : 'console';
}

/**
 * What a form has room for: in the tall one the series takes the maximum's place, and what a league shows beside the
 * total takes the series'.
 */
export function shownIn(form: Form, all: Shown): Shown {
  if (form !== 'tall') return all;
  return all.league?.beside === true ? { ...all, series: false } : { ...all, max: all.max && !all.series };
}

/** `size` is the room whose proportions choose the form. */
export function usePageBoard(size: Readonly<Ref<Size>>): PageBoard {
  const here = useHere();
  const { rows, pages, shown } = usePages();
  const page = computed(() => pages.value[shown.value] ?? { first: 1, last: rows.value.length });
  const pageRows = computed(() => rows.value.slice(page.value.first - 1, page.value.last));
  const lines = computed(() => mostLines(pages.value));
  const balls = computed(() => ballsShown(rows.value));
  const form = computed(() => formOf(size.value, rows.value.length, balls.value));
  const drawn = computed(() => {
    const series = rows.value.some((row) => row.series !== null);
    const running = here.board.phase === 'running';
    const all = everythingOf(running, series, leagueShown(here.board.league), balls.value);
    return shownIn(form.value, all);
  });
  return { page, pageRows, lines, form, drawn };
}
