import type { NameEntry } from '../../../src/core/chain/names.ts';

/** The names of a game, each as text by its path, whatever order the keys of a value have. */
export type Names = ReadonlyMap<string, string>;

export function namesOf(entries: readonly NameEntry[]): Names {
  return new Map(entries.map(({ path, value }) => [path, textOf(value)]));
}

/** The paths at which two differ. */
export function otherNames(one: Names, other: Names): readonly string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path));
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) =>
    typeof field === 'object' && field !== null
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}
