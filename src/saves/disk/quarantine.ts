import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Disk } from './disk.ts';
import { clearOwnFolder } from './own-folder.ts';
import { linksAreRefused } from './platform.ts';

/** Moves a file to `quarantine` unread, under its name and a random suffix, durably. Rejects on failure. */
export async function setAside(disk: Disk, dataFolder: string, path: string): Promise<void> {
  await aside(disk, dataFolder, path, (name) => disk.rename(path, name));
}

/**
 * Links a file about to be replaced into `quarantine`, so that it always has a name; moves it where links are
 * impossible. Rejects on failure.
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
  // A damaged file must always find a place, or it would stop the lane from starting.
  await clearOwnFolder(disk, folder);
  await give(join(folder, `${basename(path)}.${randomBytes(8).toString('hex')}`));
  // The new name must be durable before a sync of the other folder drops the old one.
  await disk.syncFolder(folder);
}
