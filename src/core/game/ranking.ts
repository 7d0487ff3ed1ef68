import { usualTable } from '../formats/format.ts';
import type { Winning } from '../line/rules.ts';
import type { Game } from './game.ts';
import type { NamedPlayer } from '../players/player.ts';
import { scoreLine, type LineScore } from '../line/score.ts';

export interface Rank {
  readonly player: NamedPlayer;
  readonly score: LineScore;
  /** From 1; equal scores share a place. */
  readonly place: number;
}

/** Players by score so far, the best first: the highest, or the lowest where that wins; equal scores share a place and keep bowling order. */
export function ranking(game: Game): readonly Rank[] {
  const scored = game.position.lines.map(({ player: id, name, line }) => ({
    player: { id, name },
    score: scoreLine(line),
  }));
  const sorted = scored.toSorted((one, other) => ahead(winsIn(game), one.score.soFar, other.score.soFar));
  return sorted.map((entry) => ({
    ...entry,
    place: sorted.findIndex((other) => other.score.soFar === entry.score.soFar) + 1,
  }));
}

/** Which total wins in this game. */
export function winsIn({ position }: Game): Winning {
  return usualTable(position.format).wins;
}

/** Below 0 where the first score is better than the other. */
function ahead(wins: Winning, one: number, other: number): number {
  return wins === 'lowest' ? one - other : other - one;
}
