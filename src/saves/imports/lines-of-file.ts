import { textOf, type Encoding } from '../../league-files/text-bytes/encoding.ts';
import { decode } from '../disk/decode.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { windowsOf } from './windows-of-file.ts';

/** In bytes: the longest line of a table or a sheet has a tenth. */
const LONGEST_LINE = 64 * 1024;
const LINE_END = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** A line of a written file, from 1; null where it is not text or longer than any. */
export interface NumberedLine {
  readonly line: number;
  readonly text: string | null;
  /** Whether its end was there: what is cut off has none. */
  readonly isEnded: boolean;
}

export interface LinesIn {
  readonly size: number;
  readonly encoding: Encoding;
  /** Asked after every megabyte: whether nobody waits for the rest. */
  readonly isOver: () => boolean;
}

/**
 * The lines of a text of any size, one after another, also of an old Mac's; of blank lines that follow each other, the
 * last one. Rejects with the system's error.
 */
export async function* linesOfFile(
  disk: ReadDisk,
  path: string,
  { size, encoding, isOver }: LinesIn,
): AsyncGenerator<NumberedLine, void, undefined> {
  const head = await disk.readPart(path, 0, LONGEST_LINE);
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  const isOldMac = hasOldMacEnds(isWide ? Buffer.from(new TextDecoder(encoding).decode(head)) : head);
  const windows = isWide
    ? asUtf8(disk, path, { size, encoding, isOldMac })
    : windowsOf(isOldMac ? withLineFeeds(disk) : disk, path, size, LONGEST_LINE);
  let line = 1;
  for await (const { bytes } of windows) {
    for (let start = 0; start < bytes.length; line += 1) {
      const blank = blankFrom(bytes, start);
      if (blank.lines > 0) {
        line += blank.lines - 1;
        start = blank.end;
        yield { line, text: '', isEnded: true };
        continue;
      }
      const found = bytes.indexOf(LINE_END, start);
      const end = found === -1 ? bytes.length : found;
      const text = textIn(bytes.subarray(start, end), isWide ? 'utf-8' : encoding);
      yield { line, text, isEnded: found !== -1 };
      start = end + 1;
    }
    if (isOver()) return;
  }
}

function hasOldMacEnds(head: Uint8Array): boolean {
  return head.includes(CARRIAGE_RETURN) && !head.includes(LINE_END);
}

/** Reads a file whose lines end as on an old Mac, in an encoding whose line ends are bytes. */
function withLineFeeds(disk: ReadDisk): Pick<ReadDisk, 'readPart'> {
  return {
    readPart: async (path, at, length) => {
      const bytes = await disk.readPart(path, at, length);
      return bytes.map((byte) => (byte === CARRIAGE_RETURN ? LINE_END : byte));
    },
  };
}

/** How many blank lines begin here, and where the next one does. */
function blankFrom(bytes: Uint8Array, start: number): { readonly lines: number; readonly end: number } {
  let [lines, end] = [0, start];
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === LINE_END) [lines, end] = [lines + 1, at + 1];
    else if (byte !== CARRIAGE_RETURN && byte !== 0x20 && byte !== 0x09) break;
  }
  return { lines, end };
}

function textIn(bytes: Uint8Array, encoding: Encoding): string | null {
  const text = bytes.length > LONGEST_LINE ? null : textOf(bytes, encoding, decode);
  return text === null || text.includes('\ufffd') ? null : text.replace(/\r$/u, '');
}

/** Whole lines of UTF-16 as UTF-8, with \ufffd for what is not text. */
async function* asUtf8(
  disk: Pick<ReadDisk, 'readPart'>,
  path: string,
  {
    size,
    encoding,
    isOldMac,
  }: { readonly size: number; readonly encoding: 'utf-16le' | 'utf-16be'; readonly isOldMac: boolean },
): AsyncGenerator<{ readonly bytes: Uint8Array }, void, undefined> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  for (let at = 0; at < size;) {
    const bytes = await disk.readPart(path, at, PIECE);
    if (bytes.length === 0) throw Object.assign(new Error('the file became shorter'), { code: 'EIO' });
    at += bytes.length;
    const text = decoder.decode(bytes, { stream: at < size });
    // Of other letters a byte may be a line end's.
    rest += isOldMac ? text.replaceAll('\r', '\n') : text;
    const end = at < size && rest.length < PIECE ? rest.lastIndexOf('\n') + 1 : rest.length;
    if (end > 0) yield { bytes: new TextEncoder().encode(rest.slice(0, end)) };
    rest = rest.slice(end);
  }
}

const PIECE = 1024 * 1024;
