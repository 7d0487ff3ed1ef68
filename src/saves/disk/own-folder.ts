import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Disk, ReadDisk } from './disk.ts';

/** Creates our folder if missing. Rejects a link or file of its name: what is done behind a link happens elsewhere. */
export async function makeOwnFolder(disk: Disk, folder: string): Promise<void> {
  if (await isTaken(disk, folder))
    throw Object.assign(new Error('no folder of ours has this name'), { code: 'ENOTDIR' });
  await disk.makeFolder(folder);
}

/** The same, but renames whatever else has its name. Rejects with the system's error. */
export async function clearOwnFolder(disk: Disk, folder: string): Promise<void> {
  if (await isTaken(disk, folder)) {
    await disk.rename(folder, `${folder}-${randomBytes(4).toString('hex')}`);
    await disk.syncFolder(dirname(folder));
  }
  await makeOwnFolder(disk, folder);
}

/** Whether a non-folder has this name. A link counts as one, wherever it leads. */
export async function isTaken(disk: ReadDisk, folder: string): Promise<boolean> {
  const entry = await disk.look(folder);
  return entry !== null && entry.kind !== 'folder';
}

/** Folders of a data folder whose owners tell nobody at a start. */
const OWN_FOLDERS = ['archive', 'log'] as const;

/** Those of them whose name a link or a file has: nothing is read or written there, and staff are notified. */
export async function takenFolders(disk: ReadDisk, dataFolder: string): Promise<readonly string[]> {
  const taken = await Promise.all(
    OWN_FOLDERS.map(async (name) => ((await isTaken(disk, join(dataFolder, name))) ? [name] : [])),
  );
  return taken.flat();
}
