import { statfs } from 'node:fs/promises';
import type { Diagnostics } from '../../contract/contract.ts';
import { codeOf } from '../../saves/disk/trouble.ts';

/** The space on a folder's disk that this user may use; null if the system does not tell. */
export async function diskSpace(folder: string): Promise<Diagnostics['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    codeOf(error);
    return null;
  }
}
