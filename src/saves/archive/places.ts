/** A line's place in an index, in bytes. */
export interface Place {
  readonly start: number;
  readonly length: number;
}

/** In bytes, between two wanted lines: reading on costs less than another call. */
const GAP = 16 * 1024;
/** Read at once, unless one line is longer. */
const LARGEST_PART = 1024 * 1024;

/** A part of a file, and the wanted lines in it. */
export interface PartToRead {
  readonly from: number;
  readonly to: number;
  readonly places: readonly Place[];
}

/** The parts of a file to read for these lines, in the file's order; lines that are close are read together. */
export function together(places: readonly Place[]): readonly PartToRead[] {
  const parts: { from: number; to: number; readonly places: Place[] }[] = [];
  for (const place of places.toSorted((one, other) => one.start - other.start)) {
    const last = parts.at(-1);
    const end = place.start + place.length;
    if (last !== undefined && place.start - last.to <= GAP && end - last.from <= LARGEST_PART) {
      last.to = end;
      last.places.push(place);
    } else parts.push({ from: place.start, to: end, places: [place] });
  }
  return parts;
}
