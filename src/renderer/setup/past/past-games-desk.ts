import { computed, onMounted, ref, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import { formatOf } from '../../../core/formats/formats.ts';
import {
  ANY_GAME,
  type GameSummary,
  type RemoveOrder,
  type UnfinishedGame,
} from '../../../contract/contract.ts';
import { useDesk } from '../../console/desk/desk.ts';
import { canGoOn } from '../../../core/game/game-end.ts';
import { partyOf, type Party } from '../../lane/game/party.ts';
import { useOnBoard } from '../../lane/game/on-board.ts';
import { useHalfBoard } from '../../lane/game/half-board.ts';
import { useHalfChanges } from '../../lane/game/half-changes.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { useSavedGames } from '../../lane/saved-games.ts';
import type { GameAction } from '../../../text/setup/setup.ts';
import { GAMES_A_PAGE, createGamesList, type GamesList } from './games-list.ts';
import { createNewerSheet, type NewerSheet } from './newer-sheet.ts';
import { isOpenable } from './past-games.ts';

/** The saved games, and how one returns to the board. */
export interface PastGamesDesk {
  /** The newest games, regardless of the search. */
  readonly newest: Readonly<ShallowRef<readonly GameSummary[]>>;
  readonly list: GamesList;
  /** The sheet text of a newer program's game. */
  readonly sheet: NewerSheet;
  /** The last players: on the board, else in the newest game. */
  readonly last: ComputedRef<Party | null>;
  /** An old game left running; null while a game is on the board. */
  readonly unfinished: ComputedRef<UnfinishedGame | null>;
  /** Puts a game on the board, to read or to resume. */
  readonly openGame: (game: GameSummary, action: GameAction) => Promise<void>;
  readonly backToGame: () => void;
  /** Deletes a game or a bowler's name and updates the list. */
  readonly remove: (order: RemoveOrder) => Promise<void>;
  /** A message about the last deletion; empty when staff need not act. */
  readonly told: ComputedRef<string>;
}

export function usePastGames(): PastGamesDesk {
  const onBoard = useOnBoard();
  const halves = useHalves();
  const house = useHouse();
  const messages = useMessages();
  const savedGames = useSavedGames();
  const desk = useDesk();
  const newest = shallowRef<readonly GameSummary[]>([]);
  const list = createGamesList(async (query) => {
    const found = await savedGames.find(query);
    return found.ok ? found.value : null;
  });

  const sheet = createNewerSheet(async (gameId, from) => {
    const text = await savedGames.sheetText(gameId, from);
    return text.ok ? text.value : null;
  });

  const last = computed(() => {
    if (onBoard.game !== null && onBoard.view !== null) return partyOf(onBoard.game, onBoard.view.id);
    const game = halves.isPair ? newest.value.find(({ lane }) => lane === halves.lane) : newest.value[0];
    // A list knows the teams of a game, not who was in them.
    if (game === undefined || formatOf(game.format).sharing !== null) return null;
    return { ...game, follows: game.id };
  });

  /** A name deleted everywhere except in the running game. */
  const stays = ref<string | null>(null);
  const told = computed(() => {
    if (messages.message !== null) return messages.message;
    return stays.value === null ? '' : house.text.staff.stillBowling(stays.value);
  });

  const unfinished = computed(() => (onBoard.game === null ? savedGames.unfinished[halves.active] : null));

  /** A stopped game resumes by undoing its stop. */
  async function openGame({ id, phase }: GameSummary, action: GameAction): Promise<void> {
    const asked = halves.active;
    if (useHalfChanges(asked).busy) return;
    let half = asked;
    if (id !== useHalfBoard(asked).view?.id) {
      const opened = await useHalfChanges(asked).openGame(id);
      if (!opened.ok) return;
      // A pair's game comes back on the lane where it was bowled.
      half = opened.value.half;
    }
    const { game } = useHalfBoard(half);
    if (action === 'resume' && phase === 'stopped' && game !== null && canGoOn(game))
      await useHalfChanges(half).undo();
    if (asked !== halves.active || !desk.changeHalf(half)) return;
    backToGame();
  }

  function backToGame(): void {
    if (onBoard.game !== null) desk.go(onBoard.phase === 'running' ? 'game' : 'end');
    else if (halves.besideRuns) desk.home();
  }

  async function remove(order: RemoveOrder): Promise<void> {
    stays.value = null;
    const removed = await savedGames.remove(order);
    if (!removed.ok) return;
    if (removed.value.stillBowling && order.kind === 'bowler') {
      stays.value = order.name;
      messages.announce(told.value);
    }
    await Promise.all([list.search(list.name.value), findNewest()]);
  }

  /** Ignores the search. Anything that cannot be read now stays unchanged. */
  async function findNewest(): Promise<void> {
    const found = await savedGames.find({ ...ANY_GAME, before: null, count: GAMES_A_PAGE });
    if (found.ok) newest.value = found.value.games.filter(isOpenable);
  }

  onMounted(async () => {
    await list.search('');
    newest.value = (list.games.value ?? []).filter(isOpenable);
  });

  return { newest, list, sheet, last, unfinished, openGame, backToGame, remove, told };
}
