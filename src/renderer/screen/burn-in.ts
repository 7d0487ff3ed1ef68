const TEN_MINUTES = 10 * 60_000;
/** The offsets of a still picture, in turn, in px. */
const PLACES = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

/** The offset of a still picture at this time: two px every ten minutes, against burn-in. */
export function shiftAt(time: Date): { readonly x: number; readonly y: number } {
  const [x, y] = PLACES[Math.floor(time.getTime() / TEN_MINUTES) % PLACES.length] ?? PLACES[0];
  return { x, y };
}
