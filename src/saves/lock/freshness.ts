import { setTimeout as wait } from 'node:timers/promises';
import type { Disk } from '../disk/disk.ts';
import { digestOf } from './lock-text.ts';
import { readLock } from './read-lock.ts';

/** How often a lock is kept fresh, and how long one that is not is watched, in milliseconds. */
export interface Pace {
  readonly beat: number;
  /** No holder that runs is silent for so long: several beats, one of which may be late. */
  readonly patience: number;
  readonly look: number;
}

/** A lane's pace. */
export const PACE: Pace = { beat: 3_000, patience: 10_000, look: 250 };

/**
 * Watches a lock until it changes or the patience is used up, by this machine's own clock that nobody can set: no two
 * machines' clocks are compared. Answers its bytes then; null when there is no lock any more.
 */
export async function watch(
  disk: Disk,
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
