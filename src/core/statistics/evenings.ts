import { countedScore } from './best-series.ts';
import type { FiguredGame } from './figured-game.ts';

/** The games that a running average looks back at. */
export const RUNNING_GAMES = 20;

/** An evening's games in their order, and the average after it. */
export interface Evening {
  /** Its day, as `eveningOf` names it. */
  readonly day: string;
  readonly scores: readonly number[];
  /** Pins a game of the newest games up to here, at most `RUNNING_GAMES`, not rounded. */
  readonly running: number;
}

/** The evening of a time, in the place where bowlers look at a clock. Its names have the order of time. */
export type EveningOf = (startedAt: string) => string;

/** Evenings with a whole game, oldest first. */
export function eveningsOf(games: readonly FiguredGame[], eveningOf: EveningOf): readonly Evening[] {
  const days = new Map<string, number[]>();
  for (const { startedAt, score } of scoredInOrder(games)) {
    const day = eveningOf(startedAt);
    days.set(day, [...(days.get(day) ?? []), score]);
  }
  let newest: readonly number[] = [];
  return Array.from(days, ([day, scores]) => {
    newest = [...newest, ...scores].slice(-RUNNING_GAMES);
    return { day, scores, running: newest.reduce((sum, score) => sum + score, 0) / newest.length };
  });
}

interface Scored {
  readonly startedAt: string;
  readonly score: number;
}

/** Lines with a score, oldest first. */
function scoredInOrder(games: readonly FiguredGame[]): readonly Scored[] {
  return games
    .flatMap((game) => {
      const score = countedScore(game);
      return score === null ? [] : [{ startedAt: game.startedAt, number: game.series.number, score }];
    })
    .toSorted((one, other) => order(one.startedAt, other.startedAt) || one.number - other.number);
}

function order(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
