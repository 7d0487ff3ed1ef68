import type { Disk } from '../disk/disk.ts';
import { damaged, type Damage } from './sealed-text.ts';
import { codeOf } from '../disk/trouble.ts';

/** A file's bytes and its stamp before they were read, nothing at all, or why they are not read. */
export type Document =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly stamp: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged'; readonly reason: Damage };

/**
 * Reads a file that ought to be a document of ours. What is no regular file (a FIFO, a link, a folder) or larger
 * than `largest` bytes is told from its name alone and never opened.
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
