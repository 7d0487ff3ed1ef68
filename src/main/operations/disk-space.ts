import { statfs } from 'node:fs/promises';
import type { Diagnostics } from '../../contract/contract.ts';
import { codeOf } from '../../saves/disk/trouble.ts';

/** The room on a folder's disk that this user may take; null where the system does not tell. */
export async function diskSpace(folder: string): Promise<Diagnostics['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    codeOf(error);
    return null;
  }
}
