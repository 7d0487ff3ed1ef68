/** A line's place in an index, in bytes. */
export interface Place {
  readonly start: number;
  readonly length: number;
}

/** In bytes, between two wanted lines: reading on costs less than another call. */
const GAP = 16 * 1024;
/** Read at once, unless one line is longer. */
const LARGEST_PART = 1024 * 1024;

/** The parts of a file to read for these lines, in the file's order; lines that are close are read together. */
export function together(
  places: readonly Place[],
): readonly { readonly from: number; readonly to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (const { start, length } of places.toSorted((one, other) => one.start - other.start)) {
    const last = parts.at(-1);
    const end = start + length;
    if (last !== undefined && start - last.to <= GAP && end - last.from <= LARGEST_PART) last.to = end;
    else parts.push({ from: start, to: end });
  }
  return parts;
}
