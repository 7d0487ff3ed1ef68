import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { Result } from '../../core/line/result.ts';
import type {
  BowlerLines,
  Failure,
  FiguresQuery,
  GamesCount,
  GamesFilter,
  GamesPage,
  GamesQuery,
  GameView,
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
  const count = (filter: GamesFilter): Promise<Result<GamesCount, Failure>> =>
    told(window.lane.games.count(filter));
  const days = (
    filter: GamesFilter,
    bounds: readonly string[],
  ): Promise<Result<readonly number[], Failure>> => told(window.lane.games.days(filter, bounds));
  /** One bowler's lines, for statistics. */
  const figures = (query: FiguresQuery): Promise<Result<BowlerLines, Failure>> =>
    told(window.lane.games.figures(query));
  /** A game to look at; the boards stay as they are. */
  const view = (gameId: string): Promise<Result<GameView, Failure>> => told(window.lane.games.view(gameId));
  const sheetText = (gameId: string, from: number): Promise<Result<SheetText, Failure>> =>
    told(window.lane.games.sheetText(gameId, from));
  const remove = (order: RemoveOrder): Promise<Result<RemovedGames, Failure>> =>
    allowed(() => told(window.lane.games.remove(order)));

  return { unfinished, players, find, count, days, figures, view, sheetText, remove };
});
