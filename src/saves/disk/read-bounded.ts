import type { ReadDisk } from './disk.ts';
import { codeOf } from './trouble.ts';

/** Why a file was not read: no regular file, above the limit, or the disk failed. */
export type ReadFault = 'not-a-file' | 'too-large' | 'unreadable';

/** A file's bytes with its stamp from before reading. */
export type BoundedRead =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly stamp: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged'; readonly reason: ReadFault };

/** Reads a file of at most `largest` bytes. A larger one, or anything but a regular file, is never opened. */
export async function readBounded(disk: ReadDisk, path: string, largest: number): Promise<BoundedRead> {
  const entry = await disk.look(path);
  if (entry === null) return { kind: 'missing' };
  if (entry.kind !== 'file') return damaged('not-a-file');
  if (entry.size > largest) return damaged('too-large');
  try {
    return { kind: 'bytes', bytes: await disk.read(path), stamp: entry.stamp };
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? { kind: 'missing' } : damaged('unreadable');
  }
}

function damaged(reason: ReadFault): BoundedRead {
  return { kind: 'damaged', reason };
}
