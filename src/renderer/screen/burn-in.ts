const TEN_MINUTES = 10 * 60_000;
/** Where a picture that stands still is drawn in turn, in px from its place. */
const PLACES = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

/** How far a still picture is moved at this time, in px: two px every ten minutes, so that it burns nothing in. */
export function shiftAt(time: Date): { readonly x: number; readonly y: number } {
  const [x, y] = PLACES[Math.floor(time.getTime() / TEN_MINUTES) % PLACES.length] ?? PLACES[0];
  return { x, y };
}
