/** A formatted rate: `48,000 lines/s`. */
export function rate(count: number, seconds: number, what: string): string {
  return `${Number((count / seconds).toPrecision(3)).toLocaleString('en')} ${what}/s`;
}

/** A time relative to its floor: `1/9 of it`. */
export function share(seconds: number, floor: number): string {
  return `1/${(seconds / floor).toFixed(1)} of it`;
}

/** One line of a report. */
export function row(name: string, ...values: readonly string[]): string {
  return `  ${name.padEnd(34)}${values.map((value) => value.padEnd(22)).join('')}`.trimEnd();
}

/** The value not exceeded by this percentage; NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? NaN;
}
