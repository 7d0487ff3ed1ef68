import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from './test.ts';

/** Names the mount point of a disk small enough to fill; root's test run makes one. */
const VARIABLE = 'HEADPIN_SMALL_DISK';

/** A data folder on a small disk that can be filled. */
export interface SmallDisk {
  readonly data: string;
  /** Fills the disk to the last byte. */
  readonly fill: () => void;
  /** Frees the space. */
  readonly free: () => Promise<void>;
}

/** A new data folder on the small disk; skips the test if there is none. */
export async function smallDisk(): Promise<SmallDisk> {
  const disk = process.env[VARIABLE] ?? '';
  test.skip(disk === '', 'a disk small enough to be filled is mounted by root');
  const filler = join(disk, 'filler');
  // A test that failed leaves the disk full.
  for (const name of await readdir(disk))
    if (name === 'filler' || name.startsWith('data-'))
      await rm(join(disk, name), { recursive: true, force: true, maxRetries: 5 });
  const data = await mkdtemp(join(disk, 'data-'));
  return {
    data,
    fill: () => {
      fillWith(filler);
    },
    free: () => rm(filler),
  };
}

function fillWith(filler: string): void {
  const file = openSync(filler, 'wx');
  try {
    // In ever smaller pieces, down to the last byte.
    for (const size of [1 << 20, 1 << 12, 1]) {
      let taken = true;
      while (taken) taken = takes(file, size);
    }
  } finally {
    closeSync(file);
  }
}

function takes(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}
