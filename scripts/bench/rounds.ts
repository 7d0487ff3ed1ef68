import { setImmediate as nextTurn } from 'node:timers/promises';

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
