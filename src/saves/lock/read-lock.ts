import type { Disk } from '../disk/disk.ts';
import { LARGEST_LOCK } from './lock-text.ts';
import { codeOf } from '../disk/trouble.ts';

/**
 * The bytes of a lock; none of what is no lock at all; null when there is none. One that may not be read is no damaged
 * one: it is somebody else's, and the refusal is passed on.
 */
export async function readLock(disk: Disk, path: string): Promise<Uint8Array | null> {
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
