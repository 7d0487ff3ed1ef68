import { setImmediate as nextTurn } from 'node:timers/promises';

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

/** The times that half, 95 % and 99 % of these do not exceed. */
export function percentiles(times: readonly number[], digits = 1): string {
  if (times.length === 0) return 'none';
  return `${[50, 95, 99].map((share) => `p${String(share)} ${percentile(times, share).toFixed(digits)}`).join(', ')} ms of ${String(times.length)}`;
}

/** What something gives, and the seconds that it takes. */
export async function timed<T>(run: () => Promise<T>): Promise<readonly [seconds: number, result: T]> {
  const begun = performance.now();
  const result = await run();
  return [(performance.now() - begun) / 1000, result];
}

/** Odd, for an exact median. */
const ROUNDS = 7;

/**
 * Median seconds of each task. The tasks take turns, so that other load hits them all; the first round is a warm-up.
 */
export async function medianSeconds(
  works: readonly (() => void | Promise<void>)[],
  stop: AbortSignal,
): Promise<readonly number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, work] of works.entries()) {
      await nextTurn();
      stop.throwIfAborted();
      const started = performance.now();
      await work();
      if (round > 0) times[index]?.push((performance.now() - started) / 1000);
    }
  }
  return times.map(median);
}

/** The middle one of an odd number. */
export function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;
}
