import { setImmediate as nextTurn } from 'node:timers/promises';

/** Odd, so that there is one in the middle. */
const ROUNDS = 7;

/**
 * The median time in seconds that each of these works takes. They take turns, so that whatever else the machine does
 * meets all of them; the first round warms up and is not counted.
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

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;
}
