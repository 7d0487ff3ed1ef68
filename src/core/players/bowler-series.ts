import { highest, lowest } from '../line/extremes.ts';
import { figuresOf } from './figures.ts';
import type { InSeries } from './in-series.ts';
import type { League } from './league.ts';
import type { SeriesId } from './opaque-id.ts';
import type { PlayerLine } from './player-line.ts';
import { averageOf, type Average } from '../league/average.ts';

/** An earlier game of a bowler's series. */
export interface EarlierGame {
  readonly series: SeriesId;
  /** The number of that game in the series, from 1. */
  readonly number: InSeries['number'];
  readonly gameId: string;
  /** Of that game in its party, from 1. */
  readonly gameNumber: number;
  /** Null if the game was not finished: it does not count. */
  readonly score: number | null;
}

/** A bowler's series up to the game on hand. */
export interface BowlerSeries {
  /** How many games are finished, the game on hand among them once it is over. */
  readonly games: number;
  /** All pins, with those of the game on hand so far: what the board carries. */
  readonly soFar: number;
  /** Of the games that are finished. */
  readonly pins: number;
  /** Null before the first game ends. */
  readonly average: Average | null;
  /** The best one: the lowest where the lowest total wins. */
  readonly bestGame: number | null;
}

/**
 * A bowler's series with the game on hand, which counts once it is over, for an injured bowler as the league's terms
 * say. Only the series' id joins games: what the bowlers are called does not matter.
 */
export function bowlerSeries(
  league: League | null,
  player: PlayerLine,
  earlier: readonly EarlierGame[],
  isOver: boolean,
): BowlerSeries {
  const { series, carried } = player;
  const found = earlier.flatMap((game) =>
    game.series === series.id && game.score !== null ? [game.score] : [],
  );
  const before = [...carried, ...found];
  const { posted, soFar } = figuresOf(league, player);
  const finished = isOver ? [...before, soFar] : before;
  const average = averageOf(finished);
  const pins = average?.total ?? 0;
  const best = player.line.table.wins === 'lowest' ? lowest : highest;
  return {
    ...{ games: finished.length, pins, average },
    soFar: isOver ? pins : pins + posted,
    bestGame: average === null ? null : best(finished),
  };
}

/** Whether somebody bowled before in the series that this line belongs to. */
export function hasEarlier(
  { series, carried }: Pick<PlayerLine, 'series' | 'carried'>,
  earlier: readonly EarlierGame[],
): boolean {
  return carried.length > 0 || earlier.some((game) => game.series === series.id);
}
