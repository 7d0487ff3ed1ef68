import { highest, lowest } from '../line/extremes.ts';
import { bestSeries, countedScore, USUAL_SERIES } from './best-series.ts';
import { sumOfCounts, type Counts } from './counts.ts';
import { eveningsOf, type Evening, type EveningOf } from './evenings.ts';
import { kindOf, rulesOf, sameKind, type FiguredGame, type Kind } from './figured-game.ts';

/** What is asked of a bowler's games. */
export interface Question {
  /** Games of other kinds are left out: their scores mean something else. */
  readonly kind: Kind;
  readonly eveningOf: EveningOf;
  /** Games of a series. */
  readonly seriesGames?: number;
}

/** A bowler's statistics over several games (rules: statistics). Only whole lines are in them. */
export interface Statistics {
  readonly kind: Kind;
  /** Lines with a score: those of a team belong to the team. */
  readonly games: number;
  /** Of these games, scratch. */
  readonly pins: number;
  /** Not rounded; null without a game. */
  readonly average: number | null;
  /** The highest, or the lowest where that wins; null without a game. */
  readonly bestGame: number | null;
  readonly bestSeries: number | null;
  readonly seriesGames: number;
  /** From which score a game is a high one, in ten-pin 200; null where the format has no such score. */
  readonly highFrom: number | null;
  readonly highGames: number;
  /** Games without an open frame. */
  readonly cleanGames: number;
  readonly counts: Counts;
  /** Oldest first. */
  readonly evenings: readonly Evening[];
}

/** The statistics of one bowler's lines, in any order. */
export function statisticsOf(
  games: readonly FiguredGame[],
  { kind, eveningOf, seriesGames = USUAL_SERIES }: Question,
): Statistics {
  const whole = games.filter((game) => game.figures.whole && sameKind(kindOf(game), kind));
  const scored = whole.filter((game) => countedScore(game) !== null);
  const scores = scored.flatMap((game) => countedScore(game) ?? []);
  const pins = scores.reduce((sum, score) => sum + score, 0);
  const { wins = 'highest', named } = rulesOf(kind);
  // Formats name their scores from the highest down.
  const highFrom = named.at(-1) ?? null;
  return {
    ...{ kind, games: scores.length, pins, seriesGames, highFrom },
    average: scores.length === 0 ? null : pins / scores.length,
    bestGame: scores.length === 0 ? null : (wins === 'lowest' ? lowest : highest)(scores),
    bestSeries: bestSeries(scored, seriesGames, wins),
    highGames: highFrom === null ? 0 : scores.filter((score) => score >= highFrom).length,
    cleanGames: scored.filter(({ figures }) => figures.counts.openFrames === 0).length,
    counts: sumOfCounts(whole.map(({ figures }) => figures.counts)),
    evenings: eveningsOf(scored, eveningOf),
  };
}
