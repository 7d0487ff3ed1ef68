import { computed, onMounted, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import {
  ANY_GAME,
  listedMatch,
  MOST_GAMES_A_PAGE,
  type GamesFilter,
  type GameSummary,
  type ListedGame,
  type RemoveOrder,
} from '../../contract/contract.ts';
import { useOpenGame } from '../console/desk/open-game.ts';
import { useHere } from '../lane/game/here.ts';
import { useResultSaving, type ResultSaving } from '../console/end/match/result-saving.ts';
import { useHouse } from '../lane/house.ts';
import { useMessages } from '../lane/messages.ts';
import { useStaff, type Request } from '../lane/staff.ts';
import { FIELD_LENGTH } from '../setup/line-up/letters.ts';
import type { StatisticsOf } from '../statistics/bowler-lines.ts';
import { boundsOf, dayPlayed, type Day, type Days } from './search/days.ts';
import { isIn, rowsOf } from './list/found-rows.ts';
import { createFoundGames, type FoundGames } from './list/games-found.ts';
import { createNewerSheet, type NewerSheet } from './opened/newer-sheet.ts';
import { useRowMatches, type RowMatches } from './list/row-matches.ts';
import { openedMatch, type OpenedMatch } from './opened/opened-match.ts';
import { createOpenedGame, type OpenedGame } from './opened/opened-game.ts';
import { EVERYTHING, filterOf, type Search } from './search/search.ts';

/**
 * What is open in the archive besides the list.
 *
 *            letters, days, score, kind          beside the list: parts of the search
 *           /
 *   game ---- whose --- statistics               whose statistics, if several bowled
 *        |--- match                              the whole match of a league's game, as wide as the view
 *           \
 *            changes, print, export              below the opened game, as wide as the view
 *
 * Escape leads back to the game, and from there out of the archive.
 */
export type Side =
  | {
      readonly kind:
        | 'game'
        | 'letters'
        | 'days'
        | 'score'
        | 'kind'
        | 'whose'
        | 'match'
        | 'changes'
        | 'print'
        | 'export';
    }
  | { readonly kind: 'statistics'; readonly of: StatisticsOf };

export interface Archive {
  readonly search: Readonly<ShallowRef<Search>>;
  readonly filter: ComputedRef<GamesFilter>;
  readonly list: FoundGames;
  /** The matches of the rows shown. */
  readonly matches: RowMatches;
  readonly game: OpenedGame;
  /** Takes the result of the opened match away. */
  readonly result: ResultSaving;
  /** The sheet text of a newer program's game. */
  readonly sheet: NewerSheet;
  readonly side: Readonly<ShallowRef<Side>>;
  readonly show: (side: Side) => void;
  /** Changes parts of the search and shows the newest game that it finds. */
  readonly look: (change: Partial<Search>) => Promise<void>;
  readonly name: (name: string) => void;
  readonly tryAgain: () => Promise<void>;
  readonly choose: (game: ListedGame) => void;
  readonly chooseOfMatch: (gameId: string) => Promise<void>;
  readonly step: (by: 1 | -1) => Promise<void>;
  /** Games found of these days, and begun on each of them. */
  readonly countOf: (days: Days) => Promise<number | null>;
  readonly countsOf: (days: readonly Day[]) => Promise<readonly number[] | null>;
  /** Puts a game on the board: staff to correct it. */
  readonly correct: (game: GameSummary) => Promise<void>;
  /** A game that is not over continues. */
  readonly resume: (game: GameSummary) => Promise<void>;
  /** Deletes a game or a bowler's name and updates the list. */
  readonly remove: (order: RemoveOrder) => Promise<void>;
  /** A message about the last change; empty when nobody need act. */
  readonly told: ComputedRef<string>;
  readonly today: Readonly<Ref<Day>>;
}

export function useArchive(): Archive {
  const house = useHouse();
  const messages = useMessages();
  const staff = useStaff();
  const here = useHere();
  const openOnBoard = useOpenGame();
  const today = ref(dayPlayed(new Date()));
  const search = shallowRef<Search>(EVERYTHING);
  const filter = computed(() => filterOf(search.value, today.value));
  const side = shallowRef<Side>({ kind: 'game' });
  const result = useResultSaving(() => side.value.kind === 'match');

  const list = createFoundGames({
    page: (query) => answerOf((lane) => lane.games.page(query)),
    count: (wanted) => answerOf((lane) => lane.games.count(wanted)),
  });
  const matches = useRowMatches(list.shown, matchOf);
  const game = createOpenedGame((gameId) => answerOf((lane) => lane.games.view(gameId)));
  const sheet = createNewerSheet((gameId, from) => answerOf((lane) => lane.games.sheetText(gameId, from)));

  /** Null where main refused, and said why. */
  async function answerOf<T>(send: Request<T>): Promise<T | null> {
    const answer = await staff.request(send);
    return answer.ok ? answer.value : null;
  }

  function show(to: Side): void {
    result.clear();
    side.value = to;
  }

  async function look(change: Partial<Search>): Promise<void> {
    // The view may have been open since yesterday.
    today.value = dayPlayed(new Date());
    search.value = { ...search.value, ...change };
    await list.search(filter.value);
    matches.forget();
    openFound();
  }

  function name(text: string): void {
    void look({ name: text.slice(0, FIELD_LENGTH), bowler: null });
  }

  /** The chosen game stays while it is found, else the newest one is opened. */
  function openFound(): void {
    const found = list.games.value ?? [];
    const stays = rowsOf(found).some((row) => isIn(row, game.chosen.value));
    if (!stays) openOne(found[0] ?? null);
  }

  /** Counts what was chosen, so that no late answer takes its place. */
  let chosen = 0;

  function openOne(one: ListedGame | null): void {
    chosen += 1;
    if (one?.phase === 'newer') void sheet.open(one);
    else sheet.close();
    void game.open(one);
  }

  function choose(one: ListedGame): void {
    show({ kind: 'game' });
    openOne(one);
  }

  /** Opens another game of the opened match, found or not. */
  async function chooseOfMatch(gameId: string): Promise<void> {
    const match = game.chosen.value === null ? null : listedMatch(game.chosen.value);
    if (match === null) return;
    chosen += 1;
    const choice = chosen;
    const query = { ...ANY_GAME, match, before: null, count: MOST_GAMES_A_PAGE };
    const answer = await answerOf((lane) => lane.games.page(query));
    const one = answer?.games.find(({ id }) => id === gameId);
    if (one !== undefined && choice === chosen) openOne(one);
  }

  async function step(by: 1 | -1): Promise<void> {
    const to = await list.step(game.chosen.value, by);
    if (to !== null) choose(to);
  }

  /** The match of a league's game may continue from there, which is not a matter for staff. */
  async function correct({ id, phase, league }: GameSummary): Promise<void> {
    const isFree = league !== null && here.board.phase !== 'running';
    if (isFree || (await staff.staffFirst())) await openOnBoard({ id, phase }, 'look');
  }

  /** A name deleted everywhere except in the running game. */
  const stays = ref<string | null>(null);
  const told = computed(() => {
    if (messages.message !== null) return messages.message;
    return stays.value === null ? '' : house.text.staff.stillBowling(stays.value);
  });

  async function remove(order: RemoveOrder): Promise<void> {
    stays.value = null;
    const removed = await staff.request((lane) => lane.games.remove(order));
    if (!removed.ok) return;
    if (removed.value.stillBowling && order.kind === 'bowler') {
      stays.value = order.name;
      messages.announce(told.value);
    }
    show({ kind: 'game' });
    openOne(null);
    await look({});
  }

  async function matchOf(gameId: string): Promise<OpenedMatch | null> {
    const view = await answerOf((lane) => lane.games.view(gameId));
    return view === null ? null : openedMatch(view);
  }

  async function countOf(days: Days): Promise<number | null> {
    const wanted = filterOf({ ...search.value, days }, today.value);
    const counted = await answerOf((lane) => lane.games.count(wanted));
    return counted?.found ?? null;
  }

  function countsOf(days: readonly Day[]): Promise<readonly number[] | null> {
    const any = filterOf({ ...search.value, days: { kind: 'any' } }, today.value);
    return answerOf((lane) => lane.games.days(any, boundsOf(days)));
  }

  onMounted(() => look({}));

  return {
    ...{ search, filter, list, game, sheet, side, show, look, name, choose, step, countOf, countsOf },
    ...{ chooseOfMatch, matches, result },
    tryAgain: async () => {
      await list.tryAgain();
      openFound();
    },
    resume: ({ id, phase }) => openOnBoard({ id, phase }, 'resume'),
    ...{ correct, remove, told, today },
  };
}
