/** The highest of any number of values, or `least` for none. (`Math.max(...list)` throws above about 120,000.) */
export function highest(values: readonly number[], least = -Infinity): number {
  return values.reduce((most, value) => Math.max(most, value), least);
}

/** The lowest of any number of values, or infinity for none. */
export function lowest(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}
