import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { Result } from '../../core/line/result.ts';
import type {
  Failure,
  GamesPage,
  GamesQuery,
  Halves,
  RemovedGames,
  RemoveOrder,
  SheetText,
  UnfinishedGame,
} from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Saved games besides the one on the board, and who bowled them. */
export const useSavedGames = defineStore('savedGames', () => {
  const { told } = useMessages();
  const { allowed } = useStaff();
  /** Games that resume only on request. */
  const unfinished = shallowRef<Halves<UnfinishedGame | null>>({ left: null, right: null });
  /** Names given for the next game. */
  const players = shallowRef<readonly string[]>([]);

  const find = (query: GamesQuery): Promise<Result<GamesPage, Failure>> =>
    told(window.lane.games.page(query));
  const sheetText = (gameId: string, from: number): Promise<Result<SheetText, Failure>> =>
    told(window.lane.games.sheetText(gameId, from));
  const remove = (order: RemoveOrder): Promise<Result<RemovedGames, Failure>> =>
    allowed(() => told(window.lane.games.remove(order)));

  return { unfinished, players, find, sheetText, remove };
});
