import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { tempFolder } from './folder.testing.ts';

interface Stick {
  readonly folder: string;
  readonly pullOut: () => void;
}

/** Mounts a real stick of this size, if this user may mount. */
export function plugIn(context: TestContext, size: string): Promise<Stick> {
  return mounted(context, ['-t', 'tmpfs', '-o', `size=${size}`, 'headpin-test']);
}

/** A stick with a file system that stops writing when told that it is faulty, as it does by itself after an error. */
export async function plugInFaulty(context: TestContext): Promise<Stick & { readonly fail: () => void }> {
  if (process.getuid?.() !== 0) context.skip('needs root');
  const image = join(await tempFolder(), 'stick.img');
  execFileSync('truncate', ['-s', '8M', image]);
  execFileSync('mkfs.ext4', ['-q', '-F', image], {
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` },
  });
  const stick = await mounted(context, ['-o', 'loop', image]);
  return { ...stick, fail: () => execFileSync('mount', ['-o', 'remount,abort', stick.folder]) };
}

async function mounted(context: TestContext, what: readonly string[]): Promise<Stick> {
  if (process.getuid?.() !== 0) context.skip('needs root');
  const folder = join(await tempFolder(), 'STICK');
  await mkdir(folder);
  try {
    execFileSync('mount', [...what, folder], { stdio: 'pipe' });
  } catch {
    context.skip('mounting is not allowed here');
  }
  let isIn = true;
  const pullOut = (): void => {
    if (isIn) execFileSync('umount', ['--lazy', folder]);
    isIn = false;
  };
  onTestFinished(pullOut);
  return { folder, pullOut };
}
