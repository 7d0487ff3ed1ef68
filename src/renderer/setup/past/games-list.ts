import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import {
  ANY_GAME,
  markOf,
  type GamesPage,
  type GamesQuery,
  type ListedGame,
} from '../../../contract/contract.ts';
import { FIELD_LENGTH } from '../line-up/letters.ts';

/** Games shown before the user asks for more. */
export const GAMES_A_PAGE = 50;

/** In milliseconds: an answer that takes longer is explained. */
export const LATE_ANSWER = 2_000;

/** Fetches a page of games; null when there was no answer. */
export type AskForGames = (query: GamesQuery) => Promise<GamesPage | null>;

/** The past games shown, and their search. */
export interface GamesList {
  /** The search text: part of a bowler's name; empty for every game. */
  readonly name: Readonly<Ref<string>>;
  /** Newest first; null until the first answer. */
  readonly games: Readonly<ShallowRef<readonly ListedGame[] | null>>;
  readonly more: Readonly<Ref<boolean>>;
  /** The last query failed: the list is unchanged, and `showMore` repeats it. */
  readonly failed: Readonly<Ref<boolean>>;
  /** The answer takes long: main is still reading the archive. */
  readonly late: Readonly<Ref<boolean>>;
  /** Shows the newest games of bowlers with this in their names. */
  readonly search: (name: string) => Promise<void>;
  /** Shows the next older ones below. */
  readonly showMore: () => Promise<void>;
}

/** A list fetched page by page; only the newest query's answer is shown. */
export function createGamesList(ask: AskForGames): GamesList {
  const name = ref('');
  const games = shallowRef<readonly ListedGame[] | null>(null);
  const more = ref(false);
  const failed = ref(false);
  const late = ref(false);
  let asked = 0;
  /** The games above the next page. */
  let above: readonly ListedGame[] = [];

  async function show(before: readonly ListedGame[]): Promise<void> {
    asked += 1;
    const question = asked;
    above = before;
    const last = before.at(-1);
    const query = {
      ...{ ...ANY_GAME, name: name.value },
      ...{ before: last === undefined ? null : markOf(last), count: GAMES_A_PAGE },
    };
    const waiting = setTimeout(() => {
      late.value = question === asked;
    }, LATE_ANSWER);
    const page = await ask(query);
    clearTimeout(waiting);
    if (question !== asked) return;
    late.value = false;
    failed.value = page === null;
    more.value = page?.more ?? true;
    if (page === null) return;
    above = [...before, ...page.games];
    games.value = above;
  }

  async function search(part: string): Promise<void> {
    name.value = part.slice(0, FIELD_LENGTH);
    await show([]);
  }

  return { name, games, more, failed, late, search, showMore: () => show(above) };
}
