import type { ReadDisk } from '../disk/disk.ts';
import { LARGEST_LOCK } from './lock-text.ts';
import { codeOf } from '../disk/trouble.ts';

/** A lock's bytes; empty for what is not a lock, null when absent. Rejects for a forbidden one: it is somebody else's. */
export async function readLock(disk: ReadDisk, path: string): Promise<Uint8Array | null> {
  try {
    const entry = await disk.look(path);
    if (entry === null) return null;
    if (entry.kind !== 'file' || entry.size > LARGEST_LOCK) return new Uint8Array();
    return await disk.read(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
