import { posix } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import type { WholeFault } from '../../../league-files/fault.ts';
import { MOST_UNPACKED } from '../../../league-files/limits.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
/** In bytes: the end of the directory, and the longest comment behind it. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** A workbook has a few dozen. */
const MOST_ENTRIES = 1_000;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  readonly at: number;
}

/** The files in a workbook's zip. Nothing is unpacked before its directory holds the limits, and then no more than it says. */
export class Entries {
  readonly #bytes: Buffer;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(bytes: Buffer, entries: ReadonlyMap<string, Entry>) {
    this.#bytes = bytes;
    this.#entries = entries;
  }

  static in(bytes: Buffer): Result<Entries, WholeFault> {
    const read = directoryIn(bytes);
    if (!read.ok) return read;
    let unpacked = 0;
    for (const { size } of read.value.values()) unpacked += size;
    if (unpacked > MOST_UNPACKED) return err({ code: 'workbook-too-large', most: MOST_UNPACKED });
    return ok(new Entries(bytes, read.value));
  }

  has(name: string): boolean {
    return this.#entries.has(plainPath(name));
  }

  /** A file's text; null if it is not there or not as the directory says. */
  text(name: string): string | null {
    const entry = this.#entries.get(plainPath(name));
    const packed = entry === undefined ? null : this.#packed(entry);
    if (entry === undefined || packed === null) return null;
    try {
      const plain =
        entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) });
      const isWhole = plain.length === entry.size && crc32(plain) === entry.crc;
      return isWhole ? new TextDecoder('utf-8', { fatal: true }).decode(plain) : null;
    } catch {
      return null;
    }
  }

  #packed({ at, packed }: Entry): Buffer | null {
    const bytes = this.#bytes;
    if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL_ENTRY) return null;
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    return start + packed > bytes.length ? null : bytes.subarray(start, start + packed);
  }
}

/** A path as workbooks refer to it: without case, in whichever way a program writes it. */
function plainPath(path: string): string {
  return posix.normalize(path.replaceAll('\\', '/')).replace(/^\/+/u, '').toLowerCase();
}

function directoryIn(bytes: Buffer): Result<ReadonlyMap<string, Entry>, WholeFault> {
  const damaged = err({ code: 'workbook-damaged' } as const);
  const end = endOf(bytes);
  if (end === null) return damaged;
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return damaged;
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return damaged;
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) return err({ code: 'workbook-locked' });
    const method = bytes.readUInt16LE(at + 10);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = plainPath(bytes.toString('utf8', at + 46, at + 46 + nameLength));
    const packed = bytes.readUInt32LE(at + 20);
    const [crc, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)];
    const entry = { method, packed, size, crc, at: bytes.readUInt32LE(at + 42) };
    if ((method !== 0 && method !== 8) || entries.has(name)) return damaged;
    entries.set(name, entry);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return ok(entries);
}

function endOf(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === DIRECTORY_END) return at;
  return null;
}
