import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import {
  markOf,
  type GamesCount,
  type GamesFilter,
  type GamesPage,
  type GamesQuery,
  type ListedGame,
} from '../../../contract/contract.ts';
import { isIn, rowsOf, type FoundRow } from './found-rows.ts';

/** Games fetched at a time: several pages of the screen. */
export const GAMES_A_PAGE = 50;

/** In milliseconds: an answer that takes longer is explained. */
export const LATE_ANSWER = 2_000;

/** What main answers; null when there was no answer. */
export interface AskForGames {
  readonly page: (query: GamesQuery) => Promise<GamesPage | null>;
  readonly count: (filter: GamesFilter) => Promise<GamesCount | null>;
}

/** The games that a filter finds, a screen's page at a time; a match is one row. */
export interface FoundGames {
  /** Newest first, as far as fetched; null until the first answer. */
  readonly games: Readonly<ShallowRef<readonly ListedGame[] | null>>;
  /** Null until it is known. */
  readonly count: Readonly<ShallowRef<GamesCount | null>>;
  /** The rows on the screen, and the place of the first of them, from 0. */
  readonly shown: ComputedRef<readonly FoundRow[]>;
  readonly first: Readonly<Ref<number>>;
  readonly hasNewer: ComputedRef<boolean>;
  readonly hasOlder: ComputedRef<boolean>;
  /** The last query failed: the list is unchanged, and `tryAgain` repeats the query. */
  readonly failed: Readonly<Ref<boolean>>;
  /** The answer takes long: main is still reading the archive. */
  readonly late: Readonly<Ref<boolean>>;
  /** Shows the newest games of a filter. */
  readonly search: (filter: GamesFilter) => Promise<void>;
  readonly tryAgain: () => Promise<void>;
  /** Turns a page; an older one is fetched where it is missing. */
  readonly turn: (by: 1 | -1) => Promise<void>;
  /** Turns to the page of a game, and answers the game of the row this many places further. */
  readonly step: (game: ListedGame | null, by: 1 | -1) => Promise<ListedGame | null>;
  /** The rows that fit on the screen; the first one shown stays. */
  readonly fits: (count: number) => void;
}

export function createFoundGames(ask: AskForGames): FoundGames {
  const games = shallowRef<readonly ListedGame[] | null>(null);
  const count = shallowRef<GamesCount | null>(null);
  const first = ref(0);
  const room = ref(1);
  const more = ref(false);
  const failed = ref(false);
  const late = ref(false);
  let asked = 0;
  let wanted: GamesFilter | null = null;
  /** The games above the page that was asked for last. */
  let above: readonly ListedGame[] = [];

  const rows = computed(() => rowsOf(games.value ?? []));
  const shown = computed(() => rows.value.slice(first.value, first.value + room.value));
  const hasNewer = computed(() => first.value > 0);
  const hasOlder = computed(() => more.value || first.value + room.value < rows.value.length);

  /** Only the newest question's answer counts; answers whether this was it. */
  async function fetch(before: readonly ListedGame[]): Promise<boolean> {
    if (wanted === null) return false;
    const filter = wanted;
    asked += 1;
    const question = asked;
    above = before;
    const last = before.at(-1);
    const waiting = setTimeout(() => {
      late.value = question === asked;
    }, LATE_ANSWER);
    const page = await ask.page({
      ...filter,
      before: last === undefined ? null : markOf(last),
      count: GAMES_A_PAGE,
    });
    clearTimeout(waiting);
    if (question !== asked) return false;
    late.value = false;
    failed.value = page === null;
    if (page === null) return false;
    more.value = page.more;
    games.value = [...before, ...page.games];
    if (before.length === 0) {
      first.value = 0;
      void recount(filter, question);
    }
    return true;
  }

  /** The list does not wait for its count. */
  async function recount(filter: GamesFilter, question: number): Promise<void> {
    const counted = await ask.count(filter);
    // A page fetched meanwhile is of the same games.
    if (filter === wanted && question <= asked) count.value = counted;
  }

  async function tryAgain(): Promise<void> {
    await fetch(above);
  }

  async function search(filter: GamesFilter): Promise<void> {
    wanted = filter;
    await fetch([]);
  }

  async function turn(by: 1 | -1): Promise<void> {
    if (by === -1) {
      first.value = Math.max(0, first.value - room.value);
      return;
    }
    const to = first.value + room.value;
    await reach(to + room.value);
    if (to < rows.value.length) first.value = to;
  }

  /** Fetches until this many rows are there, or no more games come. */
  async function reach(wantedRows: number): Promise<void> {
    while (more.value && rows.value.length < wantedRows) if (!(await fetch(games.value ?? []))) return;
  }

  async function step(from: ListedGame | null, by: 1 | -1): Promise<ListedGame | null> {
    const at = rows.value.findIndex((row) => isIn(row, from));
    const to = at === -1 ? first.value : at + by;
    await reach(to + 1);
    const game = rows.value[to]?.game ?? null;
    if (game !== null && (to < first.value || to >= first.value + room.value))
      first.value = Math.floor(to / room.value) * room.value;
    return game;
  }

  function fits(number: number): void {
    room.value = Math.max(1, number);
    first.value = Math.floor(first.value / room.value) * room.value;
  }

  return {
    ...{ games, count, shown, first, hasNewer, hasOlder, failed, late },
    ...{ search, tryAgain, turn, step, fits },
  };
}
