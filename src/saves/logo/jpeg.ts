import { err, ok, type Result } from '../../core/line/result.ts';
import { turnIn } from './exif.ts';
import { LONGEST_SIDE, type PictureSize } from './picture-size.ts';
import type { Turn } from './turn.ts';

// Markers of a JPEG, the byte behind FF (ITU-T T.81, table B.1).
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
// C4, C8 and CC are within the row of frames and are none.
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);
const EXIF = 0xe1;
// What its makers wrote into it: APP0 to APP15 and a comment. JFIF (APP0) and Adobe (APP14) say what its colours are.
const COMMENT = 0xfe;
const COLOURS = new Set([0xe0, 0xee]);

/**
 * A picture is drawn anew with each scan: real ones have ten or so, thousands only keep the program from its lane. The
 * largest picture takes sixteen.
 */
const MOST_SCANS = 64;
const MOST_PIXELS_DRAWN = 16 * LONGEST_SIDE * LONGEST_SIDE;

/** A JPEG whose every segment is whole. */
export interface Jpeg extends PictureSize {
  /** The same picture with nothing but what draws it. */
  readonly bytes: Uint8Array;
  /** How it is put upright; null: it is. */
  readonly turn: Turn | null;
}

/** Whether bytes say of themselves that they are a JPEG. */
export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff;
}

/** Reads the segments of a JPEG up to its end, which one that was cut off has not. Nothing is unpacked. */
export function readJpeg(file: Uint8Array): Result<Jpeg, 'broken'> {
  const drawn: Uint8Array[] = [file.subarray(0, 2)];
  let size: PictureSize | null = null;
  let turn: Turn | null = null;
  let scans = 0;
  for (let at = 2; ;) {
    const segment = segmentAt(file, at);
    if (segment === null) return err('broken');
    const { marker, body } = segment;
    if (isFrame(marker)) {
      // Two frames are a picture of pictures, which no logo is.
      if (size !== null) return err('broken');
      size = sizeIn(body);
      if (size === null) return err('broken');
    }
    if (marker === EXIF) turn ??= turnIn(body);
    scans += marker === SCAN ? 1 : 0;
    const end = marker === SCAN ? behindScan(file, segment.end) : segment.end;
    if (isDrawn(marker)) drawn.push(file.subarray(at, end));
    if (marker === END) break;
    at = end;
  }
  if (size === null || scans === 0 || scans > MOST_SCANS) return err('broken');
  // Where a side is too long, that is what is said.
  const drawnPixels = scans * Math.min(size.width, LONGEST_SIDE) * Math.min(size.height, LONGEST_SIDE);
  if (drawnPixels > MOST_PIXELS_DRAWN) return err('broken');
  return ok({ ...size, bytes: new Uint8Array(Buffer.concat(drawn)), turn });
}

interface Segment {
  readonly marker: number;
  readonly body: Uint8Array;
  readonly end: number;
}

/** The segment that begins here; null where none does that is whole. */
function segmentAt(file: Uint8Array, from: number): Segment | null {
  let at = from;
  if (file[at] !== 0xff) return null;
  // Any number of FF may stand before a marker.
  while (file[at] === 0xff) at += 1;
  const marker = file[at];
  // Stryker disable next-line ConditionalExpression: what is cut off has no segment behind it either, and is broken a step later
  if (marker === undefined || standsAlone(marker)) return null;
  if (marker === END) return { marker, body: file.subarray(0, 0), end: at + 1 };
  const [high, low] = [file[at + 1], file[at + 2]];
  // Stryker disable next-line ConditionalExpression,LogicalOperator: what is cut off has no segment behind it either, and is broken a step later
  if (high === undefined || low === undefined) return null;
  const end = at + 1 + high * 256 + low;
  // Stryker disable next-line ArithmeticOperator,ConditionalExpression,EqualityOperator,LogicalOperator: where a segment is as short as that, or longer than the file, no marker stands at its end
  if (end < at + 3 || end > file.length) return null;
  return { marker, body: file.subarray(at + 3, end), end };
}

/**
 * Markers without a length, which no picture has between its segments (and 0 is none). What unpacks pictures skips them
 * and goes on right behind: it must not find a larger picture where a length was read here.
 */
function standsAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= START);
}

function isDrawn(marker: number): boolean {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: what lies above draws nothing in any picture there is
  return COLOURS.has(marker) || (marker !== COMMENT && (marker < 0xe0 || marker > 0xef));
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker);
}

/** The sides as a frame says them: precision, height, width. */
function sizeIn(frame: Uint8Array): PictureSize | null {
  if (frame.length < 5) return null;
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  return { width: view.getUint16(3), height: view.getUint16(1) };
}

/** Where a scan's own bytes end: at the next marker that is neither a stuffed FF nor a restart. */
function behindScan(file: Uint8Array, from: number): number {
  // Stryker disable next-line UnaryOperator: a scan without an end begins again at the beginning of the file, which is no segment
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    // Stryker disable next-line ConditionalExpression: any number of FF may stand before the marker that is found there
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}
