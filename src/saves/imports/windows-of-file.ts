import { wholeLines } from '../archive/pieces.ts';
import type { ReadDisk } from '../disk/disk.ts';

const WINDOW = 1024 * 1024;

/**
 * A file of any size in parts of whole lines; a line longer than `longest` comes in several. Rejects with the system's
 * error, also if the file ends before its size.
 */
export async function* windowsOf(
  disk: Pick<ReadDisk, 'readPart'>,
  path: string,
  size: number,
  longest: number,
): AsyncGenerator<{ readonly at: number; readonly bytes: Uint8Array }, void, undefined> {
  for (let at = 0; at < size;) {
    const bytes = await wholeFrom(disk, path, { at, size, longest });
    yield { at, bytes };
    at += bytes.length;
  }
}

async function wholeFrom(
  disk: Pick<ReadDisk, 'readPart'>,
  path: string,
  { at, size, longest }: { readonly at: number; readonly size: number; readonly longest: number },
): Promise<Uint8Array> {
  for (let window = WINDOW; ; window *= 2) {
    const bytes = await disk.readPart(path, at, window);
    if (bytes.length < Math.min(window, size - at))
      throw Object.assign(new Error('the file became shorter'), { code: 'EIO' });
    const whole = wholeLines(bytes);
    if (whole > 0) return bytes.subarray(0, whole);
    if (at + bytes.length >= size || window > longest) return bytes;
  }
}
