import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Disk } from './disk.ts';

/** Moves a file to `quarantine`, whole and unread, under its name and a random ending, durably. Rejects when it cannot. */
export async function setAside(disk: Disk, dataFolder: string, path: string): Promise<void> {
  const folder = join(dataFolder, 'quarantine');
  await disk.makeFolder(folder);
  await disk.rename(path, join(folder, `${basename(path)}.${randomBytes(8).toString('hex')}`));
  // Its new name must be safe before a sync of the other folder takes away its old one.
  await disk.syncFolder(folder);
}
