import type { Game } from './game.ts';
import type { NamedPlayer } from '../players/player.ts';
import { scoreLine, type LineScore } from '../line/score.ts';

export interface Rank {
  readonly player: NamedPlayer;
  readonly score: LineScore;
  /** From 1; equal scores share a place. */
  readonly place: number;
}

/** Players by score so far, highest first; equal scores share a place and keep bowling order. */
export function ranking(game: Game): readonly Rank[] {
  const scored = game.position.lines.map(({ player: id, name, line }) => ({
    player: { id, name },
    score: scoreLine(line),
  }));
  const sorted = scored.toSorted((one, other) => other.score.soFar - one.score.soFar);
  return sorted.map((entry) => ({
    ...entry,
    place: sorted.findIndex((other) => other.score.soFar === entry.score.soFar) + 1,
  }));
}
