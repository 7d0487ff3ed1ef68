import type { ReadDisk } from '../disk/disk.ts';
import { windowsOf } from './windows-of-file.ts';

/** In bytes: the longest line of a table or a sheet has a tenth. */
const LONGEST_LINE = 64 * 1024;

/** A line of a written file, from 1; null where it is no text or longer than any. */
export interface NumberedLine {
  readonly line: number;
  readonly text: string | null;
  /** Whether its end was there: what is cut off has none. */
  readonly isEnded: boolean;
}

/** The lines of a text of any size, one after another. Rejects with the system's error. */
export async function* linesOfFile(
  disk: ReadDisk,
  path: string,
  size: number,
): AsyncGenerator<NumberedLine, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for await (const { bytes } of windowsOf(disk, path, size, LONGEST_LINE)) {
    for (let start = 0; start < bytes.length; line += 1) {
      const found = bytes.indexOf(0x0a, start);
      const end = found === -1 ? bytes.length : found;
      yield { line, text: textIn(decoder, bytes.subarray(start, end)), isEnded: found !== -1 };
      start = end + 1;
    }
  }
}

function textIn(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string | null {
  if (bytes.length > LONGEST_LINE) return null;
  try {
    return decoder.decode(bytes).replace(/\r$/u, '');
  } catch {
    return null;
  }
}
