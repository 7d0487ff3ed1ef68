import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from './test.ts';

/** A USB stick as a desktop mounts it. */
export interface Stick {
  readonly folder: string;
  readonly plugIn: () => void;
  /** Pulls it out; what is on it stays on it. */
  readonly pullOut: () => void;
  /** Removes every trace of it. */
  readonly remove: () => void;
}

/** A stick of 16 MB that is not in yet; the test is skipped where nobody may mount one. */
export function newStick(): Stick {
  test.skip(process.getuid?.() !== 0, 'a stick is mounted by root');
  const folder = join('/media', `headpin-${randomBytes(3).toString('hex')}`, 'STICK');
  // Its files outlive being pulled out: the mount at /media is a second name for this one.
  const chips = `${dirname(folder)}-chips`;
  for (const path of [folder, chips]) mkdirSync(path, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'headpin-test', chips]);
  let isIn = false;
  const pullOut = (): void => {
    if (isIn) execFileSync('umount', ['--lazy', folder]);
    isIn = false;
  };
  return {
    folder,
    plugIn: () => {
      execFileSync('mount', ['--bind', chips, folder]);
      isIn = true;
    },
    pullOut,
    remove: () => {
      pullOut();
      execFileSync('umount', ['--lazy', chips]);
      for (const path of [folder, dirname(folder), chips]) rmdirSync(path);
    },
  };
}
