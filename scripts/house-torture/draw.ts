/** Returns numbers from 0 to below `below`, the same ones for the same seed. */
export type Draw = (below: number) => number;

/** One of these. */
export function oneOf<T>(draw: Draw, list: readonly T[]): T {
  const found = list[draw(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** The list in another order. */
export function shuffled<T>(draw: Draw, list: readonly T[]): readonly T[] {
  return list
    .map((value) => ({ value, place: draw(1_000_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
