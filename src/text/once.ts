/**
 * Makes a value when it is first asked for, and keeps it. A number or date format costs a start half a millisecond and
 * 200 kB, and each language has its own.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
