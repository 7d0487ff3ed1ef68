import { scoreLine } from '../../line/score.ts';
import type { GameCode } from '../game-code.ts';

/** A game code as text, without the tables that its lines share: two are equal if all they tell is. */
export function plainCode({ games, ...rest }: GameCode): string {
  const plain = games.map(({ players, ...head }) => ({
    ...head,
    players: players.map(({ line, ...player }) => ({
      ...player,
      option: line.table.option,
      blind: line.blind,
      frames: line.frames.map(({ state, rolls, notation }) => ({ state, rolls, notation })),
      score: scoreLine(line).soFar,
    })),
  }));
  return JSON.stringify(sorted({ ...rest, games: plain }));
}

/** With keys in order, as the same facts can be said in another one. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, sorted(part)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}
