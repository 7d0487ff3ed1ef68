import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder that is gone after the test. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headpin-saves-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The names in a folder, sorted. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).toSorted();
}
