import type { EncodingCandidate } from '../../league-files/fault.ts';
import { decoded, wideEncodingOf, type Encoding } from '../../league-files/text-bytes/encoding.ts';
import { decode } from '../disk/decode.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { windowsOf } from './windows-of-file.ts';

/** In bytes: a few games, of which some name tells the encoding. */
const SAMPLE = 64 * 1024;
const LINE_END = 0x0a;

/** The encoding of a written file, or the texts among which a person has to choose. */
export type WrittenEncoding = { readonly is: Encoding } | { readonly among: readonly EncodingCandidate[] };

/**
 * How a written file of any size is read. One that has letters in UTF-8 is UTF-8, even where a line is damaged. `worth`
 * rates a text by its known headers. Rejects with the system's error.
 */
export async function writtenEncoding(
  disk: ReadDisk,
  path: string,
  size: number,
  worth: (text: string) => number,
): Promise<WrittenEncoding> {
  const head = await disk.readPart(path, 0, SAMPLE);
  const wide = wideIn(head);
  if (wide !== null) return { is: wide };
  const others: Uint8Array[] = [head.subarray(0, head.indexOf(LINE_END) + 1)];
  let taken = 0;
  for await (const { bytes } of windowsOf(disk, path, size, SAMPLE)) {
    const text = decode('utf-8', bytes);
    if (text !== null && !/\P{ASCII}/u.test(text.replace(/^\ufeff/u, ''))) continue;
    if (text !== null) return { is: 'utf-8' };
    for (const line of linesIn(bytes)) {
      const isUtf8 = decode('utf-8', line) !== null;
      if (isUtf8 && line.some((byte) => byte > 0x7f)) return { is: 'utf-8' };
      if (isUtf8 || taken > SAMPLE) continue;
      others.push(line);
      taken += line.length;
    }
    if (taken > SAMPLE) break;
  }
  if (taken === 0) return { is: 'utf-8' };
  const read = decoded(Buffer.concat(others), decode, null, worth);
  if (read.ok) return { is: read.value.encoding };
  return read.error.code === 'encoding-unclear' ? { among: read.error.candidates } : { is: 'utf-8' };
}

function wideIn(head: Uint8Array): Encoding | null {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return head.includes(0) ? wideEncodingOf(head.subarray(0, head.length - (head.length % 2))) : null;
}

function* linesIn(bytes: Uint8Array): Generator<Uint8Array, void, undefined> {
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_END, start);
    const end = found === -1 ? bytes.length : found + 1;
    yield bytes.subarray(start, end);
    start = end;
  }
}
