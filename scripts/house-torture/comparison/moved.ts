import type { Evening } from '../evening.ts';
import type { LaneGame } from './lane-games.ts';

export interface MovesCounted {
  /** Games that continued on another lane. */
  continued: number;
  /** Continued on more than one. */
  twice: number;
  /** Events that are other ones than on the lane where the game began. */
  other: number;
  readonly words: string[];
}

/** Each game that moved, against the one that it was: the same events, and continued once. */
export function movedAmong(evening: Evening, games: readonly LaneGame[]): MovesCounted {
  const counted: MovesCounted = { continued: 0, twice: 0, other: 0, words: [] };
  // A lane restored from an old copy bowls on in a game that had moved away, or has lost one that had come.
  const unsure = new Set([...evening.restored].map((lane) => evening.originOf(lane)));
  const known = new Map(games.map((game) => [keyOf(game.origin, game.id), game]));
  const continued = new Set<string>();
  for (const game of games) {
    const from = movedFrom(game.bodies[0] ?? '');
    if (from === null || unsure.has(from.origin) || unsure.has(game.origin)) continue;
    counted.continued += 1;
    const key = keyOf(from.origin, from.game);
    if (continued.has(key)) {
      counted.twice += 1;
      counted.words.push(`${key} continued on more than one lane`);
    }
    continued.add(key);
    const before = known.get(key);
    // Deleted at its lane since then.
    if (before === undefined) continue;
    const other = otherEvents(before, game, from.generation);
    counted.other += other;
    if (other > 0) counted.words.push(`${key}: ${String(other)} events are others where it continued`);
  }
  return counted;
}

function keyOf(origin: string, id: string): string {
  return `${origin} ${id}`;
}

/** All but the set-up, which is the new lane's. */
function otherEvents(before: LaneGame, game: LaneGame, generation: number): number {
  let other = 0;
  for (let at = 1; at <= generation; at += 1) if (before.bodies[at] !== game.bodies[at]) other += 1;
  return other;
}

interface MovedFrom {
  readonly origin: string;
  readonly game: string;
  readonly generation: number;
}

function movedFrom(setup: string): MovedFrom | null {
  const { movedFrom: from } = JSON.parse(setup) as { readonly movedFrom?: MovedFrom };
  return from ?? null;
}
