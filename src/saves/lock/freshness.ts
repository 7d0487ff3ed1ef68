import { setTimeout as wait } from 'node:timers/promises';
import type { ReadDisk } from '../disk/disk.ts';
import { digestOf } from './lock-text.ts';
import { readLock } from './read-lock.ts';

/** How often a lock is refreshed, and how long a silent one is watched, in ms. */
export interface Pace {
  readonly beat: number;
  /** Several beats, one of which may be late. */
  readonly patience: number;
  readonly look: number;
}

export const PACE: Pace = { beat: 3_000, patience: 10_000, look: 250 };

/**
 * Watches a lock until it changes or the patience runs out, by this machine's monotonic clock; clocks of two machines
 * are never compared. Returns its bytes; null when the lock is gone.
 */
export async function watch(
  disk: ReadDisk,
  path: string,
  old: Uint8Array,
  { patience, look }: Pace,
): Promise<Uint8Array | null> {
  const end = performance.now() + patience;
  for (;;) {
    await wait(look);
    const now = await readLock(disk, path);
    if (now === null || digestOf(now) !== digestOf(old) || performance.now() >= end) return now;
  }
}
