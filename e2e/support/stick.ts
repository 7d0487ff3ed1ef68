import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from './test.ts';

/** A USB stick as a desktop mounts it. */
export interface Stick {
  readonly folder: string;
  readonly plugIn: () => void;
  /** Unplugs it; its files stay on it. */
  readonly pullOut: () => void;
  readonly remove: () => void;
}

/** An unplugged stick of 16 MB; skips the test where mounting is not allowed. */
export function newStick(): Stick {
  test.skip(process.getuid?.() !== 0, 'a stick is mounted by root');
  const folder = join('/media', `headpin-${randomBytes(3).toString('hex')}`, 'STICK');
  // Its files outlive unplugging: /media has a bind mount of this folder.
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
