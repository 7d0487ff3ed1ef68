import { crc32 } from 'node:zlib';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { PictureSize } from './picture-size.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
// Length, type and checksum of a chunk.
const AROUND = 12;
const HEAD_LENGTH = 13;

/** All that draws a picture; texts, profiles, dates and places are none of it, and are not handed on. */
const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** A PNG whose every chunk is whole. */
export interface Png extends PictureSize {
  /** The same picture with nothing but what draws it. */
  readonly bytes: Uint8Array;
}

/** Whether bytes say of themselves that they are a PNG. */
export function isPng(bytes: Uint8Array): boolean {
  // Stryker disable next-line ConditionalExpression: a byte that is not there is none of the name either
  return bytes.length >= SIGNATURE.length && SIGNATURE.every((byte, index) => byte === bytes[index]);
}

/** Reads the chunks of a PNG and their checksums; what stands behind its end is dropped. Nothing is unpacked. */
export function readPng(file: Uint8Array): Result<Png, 'broken'> {
  const drawn: Uint8Array[] = [SIGNATURE];
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = SIGNATURE.length; ;) {
    const chunk = chunkAt(file, view, at);
    if (chunk === null || (chunk.type === 'IHDR') !== (at === SIGNATURE.length)) return err('broken');
    if (DRAWN.has(chunk.type)) drawn.push(chunk.whole);
    if (chunk.type === 'IEND') break;
    at += chunk.whole.length;
  }
  if (view.getUint32(SIGNATURE.length) !== HEAD_LENGTH) return err('broken');
  return ok({ bytes: new Uint8Array(Buffer.concat(drawn)), ...sidesOf(file) });
}

/** The sides that a PNG's head says, which `readPng` has found whole. */
export function sidesOf(file: Uint8Array): PictureSize {
  const head = new DataView(file.buffer, file.byteOffset + SIGNATURE.length + 8);
  return { width: head.getUint32(0), height: head.getUint32(4) };
}

interface Chunk {
  readonly type: string;
  /** With its length and its checksum. */
  readonly whole: Uint8Array;
}

/** The chunk that begins here; null where none does that is whole. */
function chunkAt(file: Uint8Array, view: DataView, at: number): Chunk | null {
  if (file.length - at < AROUND) return null;
  const length = view.getUint32(at);
  const end = at + AROUND + length;
  if (end > file.length) return null;
  if (crc32(file.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
  return {
    type: Buffer.from(file.subarray(at + 4, at + 8)).toString('latin1'),
    whole: file.subarray(at, end),
  };
}
