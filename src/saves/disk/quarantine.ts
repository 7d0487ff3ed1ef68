import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Disk } from './disk.ts';
import { clearOwnFolder } from './own-folder.ts';
import { linksAreRefused } from './platform.ts';

/** Moves a file to `quarantine`, whole and unread, under its name and a random ending, durably. Rejects when it cannot. */
export async function setAside(disk: Disk, dataFolder: string, path: string): Promise<void> {
  await aside(disk, dataFolder, path, (name) => disk.rename(path, name));
}

/**
 * Gives a file that is about to be replaced a second name in `quarantine`, so that it has a name at every moment; it is
 * moved there where it can have only one. Rejects when it cannot.
 */
export async function keepAside(disk: Disk, dataFolder: string, path: string): Promise<void> {
  await aside(disk, dataFolder, path, async (name) => {
    try {
      await disk.link(path, name);
    } catch (error) {
      if (!linksAreRefused(error)) throw error;
      await disk.rename(path, name);
    }
  });
}

async function aside(
  disk: Disk,
  dataFolder: string,
  path: string,
  give: (name: string) => Promise<void>,
): Promise<void> {
  const folder = join(dataFolder, 'quarantine');
  // A damaged file must find its place whatever stands there: else it would keep the lane from starting.
  await clearOwnFolder(disk, folder);
  await give(join(folder, `${basename(path)}.${randomBytes(8).toString('hex')}`));
  // Its new name must be safe before a sync of the other folder takes away its old one.
  await disk.syncFolder(folder);
}
