import { usualTable } from '../formats/format.ts';
import type { Line } from '../line/line.ts';
import type { Winning } from '../line/rules.ts';
import type { Game } from './game.ts';
import type { NamedPlayer } from '../players/player.ts';
import { scoreLine, type LineScore } from '../line/score.ts';

export interface Rank {
  readonly player: NamedPlayer;
  readonly line: Line;
  readonly score: LineScore;
  /** From 1; equal scores share a place. */
  readonly place: number;
}

/** Players by score so far, the best first: the highest, or the lowest where that wins; equal scores share a place and keep bowling order. */
export function ranking(game: Game): readonly Rank[] {
  const scored = game.position.lines.map(({ player: id, name, line }) => ({
    player: { id, name },
    line,
    score: scoreLine(line),
  }));
  const wins = winsIn(game);
  const sorted = scored.toSorted((one, other) => ahead(wins, one, other));
  return sorted.map((entry) => ({
    ...entry,
    place: sorted.findIndex((other) => ahead(wins, entry, other) === 0) + 1,
  }));
}

/** Which total wins in this game. */
export function winsIn({ position }: Game): Winning {
  return usualTable(position.format).wins;
}

type Ranked = Pick<Rank, 'line' | 'score'>;

/** Below 0 where the first player is before the other. */
function ahead(wins: Winning, one: Ranked, other: Ranked): number {
  if (wins === 'highest') return other.score.soFar - one.score.soFar;
  return missedFrames(one) - missedFrames(other) || one.score.soFar - other.score.soFar;
}

/** A missed frame counts 0, which must not win where the lowest total does (rules: low game). */
export function missedFrames({ line }: Pick<Rank, 'line'>): number {
  return line.frames.filter(({ state }) => state === 'missed').length;
}
