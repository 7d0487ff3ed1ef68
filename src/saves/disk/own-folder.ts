import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { Disk } from './disk.ts';

/**
 * Makes a folder of ours, where it is not there yet. Rejects where a link or a file has its name: what is put or removed
 * behind a link would be somewhere else.
 */
export async function makeOwnFolder(disk: Disk, folder: string): Promise<void> {
  if (await isTaken(disk, folder))
    throw Object.assign(new Error('no folder of ours has this name'), { code: 'ENOTDIR' });
  await disk.makeFolder(folder);
}

/** The same; but what has its name, and is none, gets another one. Rejects with the system's error. */
export async function clearOwnFolder(disk: Disk, folder: string): Promise<void> {
  if (await isTaken(disk, folder)) {
    await disk.rename(folder, `${folder}-${randomBytes(4).toString('hex')}`);
    await disk.syncFolder(dirname(folder));
  }
  await makeOwnFolder(disk, folder);
}

/** Whether something that is no folder has this name. A link is none, wherever it leads. */
export async function isTaken(disk: Disk, folder: string): Promise<boolean> {
  const entry = await disk.look(folder);
  return entry !== null && entry.kind !== 'folder';
}
