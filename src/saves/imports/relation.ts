import type { Game } from '../../core/game/game.ts';
import { makeNotation } from '../../core/line/notation.ts';

/** What two states of one game are to each other. */
export type Relation = 'same' | 'ours-has-more' | 'theirs-has-more' | 'differs';

/** Who somebody is: renames and erasures change it, and the game stays the same. */
const PERSONAL: ReadonlySet<string> = new Set(['name', 'bowler', 'roster', 'instead']);

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

/** The series that a bowler is in, and not what a league gives for one: erasing gives it another id. */
function isSeriesOf(key: string, field: unknown): boolean {
  return key === 'series' && typeof field === 'object';
}

/** The facts in one form, whatever order an older program wrote their keys in. */
export function factsOf(value: unknown): string {
  return JSON.stringify(value, (key, field: unknown) => {
    if (PERSONAL.has(key) || isSeriesOf(key, field)) return undefined;
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field;
    return Object.fromEntries(
      Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
    );
  });
}
