import { dirname } from 'node:path';
import { codeOf } from './trouble.ts';

/** The calls it takes to create a folder; refusals reject with the system's code. */
export interface FolderCalls {
  /** Creates one folder; refuses with `EEXIST` or `ENOENT`. */
  make(path: string): Promise<void>;
  isFolder(path: string): Promise<boolean>;
  sync(folder: string): Promise<void>;
}

/** Creates a folder and its parents durably; an existing one is fine. */
export async function makeFolderDurably(
  calls: FolderCalls,
  path: string,
  isSecondTry = false,
): Promise<void> {
  try {
    await calls.make(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && (await calls.isFolder(path))) return syncAbove(calls, path);
    if (code !== 'ENOENT' || isSecondTry || dirname(path) === path) throw error;
    await makeFolderDurably(calls, dirname(path));
    // Once only: where none can be created, as under /proc, ENOENT stays for ever.
    await makeFolderDurably(calls, path, true);
    return;
  }
  // A folder is durable only once its parent is: a power cut can take a folder with synced games in it.
  await calls.sync(dirname(path));
}

/** Whoever created an existing folder may have been killed before syncing it. */
async function syncAbove(calls: FolderCalls, path: string): Promise<void> {
  try {
    await calls.sync(dirname(path));
  } catch (error) {
    // This user may lack write access to the parent; then somebody else created the folder.
    if (!['EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}
