import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { GamesFolder } from '../games-folder.ts';

/** A new folder, deleted after the test, also while a lane that the test left running still writes to it. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headpin-saves-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

export async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).toSorted();
}

/** Removes leftovers and archives everything, as the program does between balls, with this game on the board. */
export async function tidied(
  folder: GamesFolder,
  ...boards: readonly (string | null | undefined)[]
): Promise<void> {
  const steps = folder.tidy((id) => boards.includes(id));
  while ((await steps.next()).done !== true);
}
