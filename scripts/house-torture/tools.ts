import { setTimeout as pause } from 'node:timers/promises';
import type { Tools as TortureTools } from '../torture/tools.ts';

/** What every part of the torture works with. */
export interface Tools extends TortureTools {
  readonly draw: Draw;
  /** A line of how the evening goes. */
  readonly say: (line: string) => void;
}

/** Returns numbers from 0 to below `below`, the same ones for the same seed. */
export type Draw = (below: number) => number;

/** One of these. */
export function oneOf<T>(draw: Draw, list: readonly T[]): T {
  const found = list[draw(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** The list in another order. */
export function shuffled<T>(draw: Draw, list: readonly T[]): readonly T[] {
  return list
    .map((value) => ({ value, place: draw(1_000_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

/** Resolves once it is so, which is looked at again and again; rejects once the run is to stop. */
export async function until(
  stop: AbortSignal,
  isSo: () => boolean | Promise<boolean>,
  milliseconds = 200,
): Promise<void> {
  stop.throwIfAborted();
  while (!(await isSo())) {
    await pause(milliseconds);
    stop.throwIfAborted();
  }
}

/** Does something until it no longer fails; rejects with its fault after a hundred attempts. */
export async function insist(stop: AbortSignal, act: () => void | Promise<void>): Promise<void> {
  let attempts = 0;
  await until(
    stop,
    async () => {
      try {
        await act();
        return true;
      } catch (error) {
        attempts += 1;
        if (attempts === 100) throw error;
        return false;
      }
    },
    100,
  );
}
