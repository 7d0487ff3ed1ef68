import { computed, onScopeDispose, ref, type ComputedRef, type Ref } from 'vue';
import { ballsShown } from '../../board/frames-shown.ts';
import { hasSeries, leagueOfHalves, pagesOfHalves, type DrawnHalf } from '../../board/halves/drawn-half.ts';
import { everythingOf, measuresOf, USUAL_BALLS, type Form, type Shown } from '../../board/layout/forms.ts';
import { fewOf, isPortrait, isShort } from '../../board/layout/measures.ts';
import { mostLines, pageOfPlace, type Page } from '../../board/layout/pages.ts';
import type { Size } from '../../board/layout/size.ts';
import type { BoardRow } from '../../board/rows.ts';
import type { PlayerId } from '../../core/players/player.ts';
import { useHalfBoard } from '../lane/game/half-board.ts';
import { useHalves } from '../lane/game/halves.ts';
import { useHere } from '../lane/game/here.ts';
import { useDesk } from './desk/desk.ts';

/** The bar's least height, the side margin and the least height of a touch target, in px at 1280 x 800. */
const BAR = 68;
const SIDE = 12;
const FINGER = 64;

/** The pages of the active half's board. */
export interface Pages {
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
  const pages = computed(() => {
    const beside = halves.isPair ? useHalfBoard(halves.other).rows : [];
    return pagesOfHalves([here.board.rows, beside])[0] ?? [];
  });
  const asked = computed(() => {
    const player = desk.correction?.player ?? (desk.panel === 'player' ? desk.player : null);
    return pageWith(here.board.rows, pages.value, player) ?? desk.page;
  });
  const shown = computed(
    () => asked.value ?? pageWith(here.board.rows, pages.value, here.board.turn?.player ?? null) ?? 0,
  );

  function turnPage(by: 1 | -1): void {
    const count = pages.value.length;
    desk.page = (shown.value + by + count) % count;
  }

  return { pages, asked, shown, turnPage };
}

/** The page with a player, from 0. */
function pageWith(rows: readonly BoardRow[], pages: readonly Page[], player: PlayerId | null): number | null {
  const line = rows.findIndex((row) => row.player === player);
  return line === -1 ? null : pageOfPlace(pages, line + 1);
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

/** What `HalfBoards` draws on the console and in the end view. */
export interface ConsoleBoard {
  readonly halves: readonly DrawnHalf[];
  /** Each half's pages, and the one it shows, from 0. */
  readonly pages: readonly (readonly Page[])[];
  readonly shownPages: readonly number[];
  readonly form: Form;
  readonly shown: Shown;
}

/** The touched board of these halves. `size` is the room whose proportions choose the form; `headed`: each lane has its head. */
export function useConsoleBoard(
  size: Readonly<Ref<Size>>,
  drawn: Readonly<Ref<readonly DrawnHalf[]>>,
  headed: () => boolean = () => false,
): ComputedRef<ConsoleBoard> {
  const halves = useHalves();
  const own = usePages();
  return computed(() => {
    const all = pagesOfHalves(drawn.value.map(({ rows }) => rows));
    const pages = drawn.value.map(({ half }, index) =>
      half === halves.active ? own.pages.value : (all[index] ?? []),
    );
    const shownPages = drawn.value.map(({ half, rows, now }, index) =>
      half === halves.active
        ? own.shown.value
        : (pageWith(rows, pages[index] ?? [], now?.player ?? null) ?? 0),
    );
    const balls = ballsShown(drawn.value.flatMap(({ rows }) => rows));
    const form = formOf(size.value, linesOf(pages), balls);
    const isRunning = drawn.value.some(({ now }) => now !== null);
    const everything = everythingOf(isRunning, hasSeries(drawn.value), leagueOfHalves(drawn.value), balls);
    const shown = { ...shownIn(form, everything), lanes: headed() ? drawn.value.length : 0 };
    return { halves: drawn.value, pages, shownPages, form, shown };
  });
}

/** The room of every page in lines: those of the first, so that nothing below moves. */
function linesOf(pages: ConsoleBoard['pages']): number {
  return pages.map(mostLines).reduce((sum, count) => sum + count, 0);
}

/** Sizes of a console, in px. */
export interface ConsoleSizes {
  /** For the style of the view. */
  readonly boardHeight: ComputedRef<string>;
  /** The least height of a touch target. */
  readonly finger: ComputedRef<number>;
}

/** A console's board takes what its lines need; the keys get the rest, at least `leastDesk` px at 1280 x 800. */
export function useBoardHeight(
  size: Readonly<Ref<Size>>,
  board: Readonly<Ref<Pick<ConsoleBoard, 'pages' | 'form' | 'shown'>>>,
  leastDesk: () => number,
): ConsoleSizes {
  const px = usePagePx();
  const boardHeight = computed(() => {
    const { width, height } = size.value;
    const { pages, form, shown } = board.value;
    const room = Math.max(0, height - px.value * (BAR + leastDesk()));
    const { height: needed } = measuresOf(form, width - px.value * 2 * SIDE, room, linesOf(pages), shown);
    return `${Math.min(room, needed).toFixed(2)}px`;
  });
  return { boardHeight, finger: computed(() => FINGER * px.value) };
}

/** `--px` of the page: 1 at 1280 x 800, however much of the window a message or a notice takes from a view. */
function usePagePx(): Readonly<Ref<number>> {
  const px = ref(pagePx());
  const resized = (): void => {
    px.value = pagePx();
  };
  window.addEventListener('resize', resized);
  onScopeDispose(() => {
    window.removeEventListener('resize', resized);
  });
  return px;
}

function pagePx(): number {
  return Math.max(1, Math.min(window.innerWidth / 1280, window.innerHeight / 800));
}
