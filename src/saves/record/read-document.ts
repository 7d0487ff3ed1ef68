import type { Disk } from '../disk/disk.ts';
import { damaged, type Damage } from './sealed-text.ts';
import { codeOf } from '../disk/trouble.ts';

/** A file's bytes and the stamp from before reading, nothing, or the refusal. */
export type Document =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly stamp: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged'; readonly reason: Damage };

/**
 * Reads a file that should be a document of ours. Anything but a regular file, or one above `largest` bytes, is never
 * opened.
 */
export async function readDocument(disk: Disk, path: string, largest: number): Promise<Document> {
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
