import { addIds } from './added-ids.ts';
import { addSeries } from './added-series.ts';

/** Converts content to the next version. */
type Migration = (content: unknown) => unknown;

/** The version each migration reads. Files of every version are fixtures, never edited (decision 10). */
export const MIGRATIONS: readonly (readonly [from: number, migrate: Migration])[] = [
  [1, addAgreedLines],
  [2, addLineUpChangesAndDisputes],
  [3, addPinsOfFouls],
  [4, addIds],
  [5, addSeries],
  [6, addLeagues],
];

/** The version this program writes. */
export const RECORD_VERSION = MIGRATIONS.length + 1;

/** Content of this or an older version as this version writes it. */
export function migrated(version: number, content: unknown): unknown {
  return MIGRATIONS.filter(([from]) => from >= version).reduce(
    (older, [, migrate]) => migrate(older),
    content,
  );
}

/** The event `lineAgreed` is new. Everything older keeps its form, so only the number changes. */
function addAgreedLines(content: unknown): unknown {
  return Object.assign({}, content, { version: 2 });
}

/** New are changes of the line-up, dead balls, provisional frames and leaves; everything older keeps its form. */
function addLineUpChangesAndDisputes(content: unknown): unknown {
  return Object.assign({}, content, { version: 3 });
}

/** A foul may have pins, as in `F(9)`. An older foul has none: how many fell was not kept. */
function addPinsOfFouls(content: unknown): unknown {
  return Object.assign({}, content, { version: 4 });
}

/** A game may belong to a league, and its players have facts of one. No older game does. */
function addLeagues(content: unknown): unknown {
  return Object.assign({}, content, { version: 7 });
}
