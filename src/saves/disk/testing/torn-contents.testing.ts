const SECTOR = 512;
const MOST_SECTORS = 6;

/** A file's last durable content, and how many of its first bytes nothing has touched since. */
export interface Known {
  readonly safe: Uint8Array;
  readonly untouched: number;
}

/**
 * What a file may contain after a power cut: its last durable content, or the newer content; from the first touched
 * byte on, this may be truncated at any length (in steps of `grain`), zeros, the earlier bytes, or have any sectors
 * zeroed or unchanged. Begins with the fewest changes, ends with all.
 */
export function tornContents(
  whole: Uint8Array,
  { safe, untouched }: Known,
  grain: number,
): readonly Uint8Array[] {
  const contents: Uint8Array[] = safe.length > untouched ? [safe] : [];
  for (let length = untouched; length < whole.length; length += grain) {
    contents.push(
      whole.slice(0, length),
      withZeros(whole, (place) => place >= length),
    );
    // Overwritten in place: the disk may take the bytes in either order.
    if (safe.length > length)
      contents.push(
        whole.map((byte, place) => (place < length ? byte : (safe[place] ?? 0))),
        whole.map((byte, place) => (place < length ? (safe[place] ?? 0) : byte)),
      );
  }
  const first = Math.floor(untouched / SECTOR);
  const sectors = Math.ceil(whole.length / SECTOR) - first;
  for (let lost = 1; sectors <= MOST_SECTORS && untouched < whole.length && lost < 2 ** sectors; lost += 1) {
    const isLost = (place: number): boolean =>
      place >= untouched && (lost >> (Math.floor(place / SECTOR) - first)) % 2 === 1;
    contents.push(withZeros(whole, isLost));
    if (safe.length > untouched)
      contents.push(whole.map((byte, place) => (isLost(place) ? (safe[place] ?? 0) : byte)));
  }
  return [...contents, whole];
}

function withZeros(whole: Uint8Array, isLost: (place: number) => boolean): Uint8Array {
  return whole.map((byte, place) => (isLost(place) ? 0 : byte));
}
