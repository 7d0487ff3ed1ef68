import { dirname } from 'node:path';
import { codeOf } from './trouble.ts';

/** The calls that making a folder takes; refusals are rejections with the system's code. */
export interface FolderCalls {
  /** Makes one folder; refuses with `EEXIST` when the name is taken, with `ENOENT` when the one above is not there. */
  make(path: string): Promise<void>;
  isFolder(path: string): Promise<boolean>;
  /** Puts the names of a folder on the platter. */
  sync(folder: string): Promise<void>;
}

/** Makes a folder and the ones above it, durably; there already is fine. */
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
    // Once: where no folder can be made, as under /proc, the answer stays ENOENT for ever.
    await makeFolderDurably(calls, path, true);
    return;
  }
  // A folder is only safe once the one above it is: a synced game in a folder that a power cut took is lost.
  await calls.sync(dirname(path));
}

/** Who made a folder that is there already may have been killed before it was safe. */
async function syncAbove(calls: FolderCalls, path: string): Promise<void> {
  try {
    await calls.sync(dirname(path));
  } catch (error) {
    // The folder above may be one that this user may only pass through: then it was not us who made this one.
    if (!['EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}
