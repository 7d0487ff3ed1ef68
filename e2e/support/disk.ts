import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from './test.ts';

/** Names the mount point of a disk so small that it can be filled; who runs the tests as root makes one. */
const VARIABLE = 'HEADPIN_SMALL_DISK';

/** A data folder on a disk of its own that can be full for a while. */
export interface SmallDisk {
  readonly data: string;
  /** Takes every byte that is left. */
  readonly fill: () => void;
  /** Gives them back. */
  readonly free: () => Promise<void>;
}

/** A new data folder on the small disk; the test is skipped where there is none. */
export async function smallDisk(): Promise<SmallDisk> {
  const disk = process.env[VARIABLE];
  test.skip(disk === undefined, 'a disk small enough to be filled is mounted by root');
  const data = await mkdtemp(join(disk ?? '', 'data-'));
  const filler = join(disk ?? '', 'filler');
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
    // In ever smaller pieces, until not one byte more is to be had.
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
