import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { Result } from '../../core/line/result.ts';
import type {
  Failure,
  GamesPage,
  GamesQuery,
  RemovedGames,
  RemoveOrder,
  UnfinishedGame,
} from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** The games that are saved beside the one on the board, and who bowled them. */
export const useSavedGames = defineStore('savedGames', () => {
  const { told } = useMessages();
  const { allowed } = useStaff();
  /** A game that goes on only when somebody says so. */
  const unfinished = shallowRef<UnfinishedGame | null>(null);
  /** Whose names were written lately. */
  const players = shallowRef<readonly string[]>([]);

  const find = (query: GamesQuery): Promise<Result<GamesPage, Failure>> =>
    told(window.lane.games.page(query));
  const remove = (order: RemoveOrder): Promise<Result<RemovedGames, Failure>> =>
    allowed(() => told(window.lane.games.remove(order)));

  return { unfinished, players, find, remove };
});
