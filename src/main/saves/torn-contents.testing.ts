const SECTOR = 512;
const MOST_SECTORS = 6;

/**
 * What a file may hold after a power cut of which `safe` bytes were synced: the others cut off at any length (in
 * steps of `grain`), zeros from there on, or zeros in any of its sectors. First as little as possible, last all.
 */
export function tornContents(whole: Uint8Array, safe: number, grain: number): readonly Uint8Array[] {
  const contents: Uint8Array[] = [];
  for (let length = safe; length < whole.length; length += grain) {
    contents.push(
      whole.slice(0, length),
      withZeros(whole, (place) => place >= length),
    );
  }
  const sectors = Math.ceil(whole.length / SECTOR);
  for (let lost = 1; sectors <= MOST_SECTORS && safe < whole.length && lost < 2 ** sectors; lost += 1)
    contents.push(
      withZeros(whole, (place) => place >= safe && (lost >> Math.floor(place / SECTOR)) % 2 === 1),
    );
  return [...contents, whole];
}

function withZeros(whole: Uint8Array, isLost: (place: number) => boolean): Uint8Array {
  return whole.map((byte, place) => (isLost(place) ? 0 : byte));
}
