import { firstBallAverage } from '../../core/statistics/shares.ts';
import { notesPins, rulesOf } from '../../core/statistics/figured-game.ts';
import type { Counts } from '../../core/statistics/counts.ts';
import type { Statistics } from '../../core/statistics/statistics.ts';
import type { StatisticsText } from '../../text/statistics/statistics.ts';

const NOTHING = '–';

/** A figure and its name. */
export interface Tile {
  readonly name: string;
  readonly value: string;
  /** Behind the value, smaller. */
  readonly beside?: string;
}

/** The figures beside the average; one that the format has not is left out. */
export function figureTiles(statistics: Statistics, text: StatisticsText): readonly Tile[] {
  const { kind, bestGame, bestSeries, seriesGames, highFrom, highGames, cleanGames, counts } = statistics;
  const isLow = rulesOf(kind).wins === 'lowest';
  const firstBall = firstBallAverage(counts);
  return [
    { name: isLow ? text.lowGame : text.highGame, value: said(bestGame) },
    { name: isLow ? text.lowSeries(seriesGames) : text.highSeries(seriesGames), value: said(bestSeries) },
    ...(highFrom === null ? [] : [{ name: text.highGames(highFrom), value: said(highGames) }]),
    { name: text.cleanGames, value: said(cleanGames) },
    { name: text.firstBall, value: firstBall === null ? NOTHING : text.decimals(firstBall, 2) },
    ...(notesPins(kind) ? [splitTile(counts, text)] : []),
  ];
}

function splitTile({ splits, splitsMade }: Counts, text: StatisticsText): Tile {
  if (splits === 0) return { name: text.splitsMade, value: NOTHING };
  return { name: text.splitsMade, value: said(splitsMade), beside: text.of(splits) };
}

function said(figure: number | null): string {
  return figure === null ? NOTHING : String(figure);
}
