/** The highest of these numbers, however many; `least` where there is none. (`Math.max(...list)` throws from some 120,000 on.) */
export function highest(values: readonly number[], least = -Infinity): number {
  return values.reduce((most, value) => Math.max(most, value), least);
}

/** The lowest of these numbers, however many; infinite where there is none. */
export function lowest(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}
