import { factsOf } from '../../core/chain/facts.ts';
import type { Game } from '../../core/game/game.ts';
import { makeNotation } from '../../core/line/notation.ts';

/** What two states of one game are to each other. */
export type Relation = 'same' | 'ours-has-more' | 'theirs-has-more' | 'differs';

/** Compares set-up and events, without names, ids of bowlers and their series, and times of saving. */
export function relationOf(ours: Game, theirs: Game): Relation {
  if (factsOf(ours.setup) !== factsOf(theirs.setup)) return 'differs';
  const [shorter, longer] = ours.events.length <= theirs.events.length ? [ours, theirs] : [theirs, ours];
  const isBeginning = shorter.events.every(
    (event, place) => factsOf(event) === factsOf(longer.events[place]),
  );
  if (!isBeginning) return 'differs';
  if (ours.events.length === theirs.events.length) return 'same';
  return longer === ours ? 'ours-has-more' : 'theirs-has-more';
}

/** Whether two games have the same lines, for games that come without their history. */
export function haveSameLines(one: Game, other: Game): boolean {
  return linesOf(one) === linesOf(other);
}

function linesOf({ setup, position }: Game): string {
  const lines = position.lines.map(({ line }) => [line.table.option, makeNotation(line)]);
  return JSON.stringify([setup.format, lines]);
}
