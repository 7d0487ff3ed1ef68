import { promisify } from 'node:util';
import { crc32, deflate, inflateSync } from 'node:zlib';
import * as v from 'valibot';
import { LARGEST_LOGO, LOGO_SIDES } from '../../contract/contract.ts';

// PNG, third edition: https://www.w3.org/TR/png-3/

/** Rows from the top, each pixel as red, green, blue and opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const SIDES_AT = SIGNATURE.length + 8;
/**
 * The rest of the head after the sides: eight bits per channel, the channels, standard compression and filters, not
 * interlaced.
 */
const RGB = Uint8Array.of(8, 2, 0, 0, 0);
const RGBA = Uint8Array.of(8, 6, 0, 0, 0);
/** The filter of a row that stores each byte as the difference to the pixel before. */
const SUB = 1;
const LAST_FILTER = 4;

/** Node's answer with `info`, which its types lack. */
const INFLATED = v.object({
  buffer: v.instance(Uint8Array),
  engine: v.object({ bytesWritten: v.number() }),
});

/** Writes pixels as a minimal PNG: head, pixels, end. */
export async function makePng(pixels: Pixels): Promise<Uint8Array> {
  return whole(headOf(pixels, RGBA), await promisify(deflate)(filtered(pixels)));
}

/**
 * Checks every byte of a PNG that another program may have written. Returns the same picture with only head, pixels and
 * end; null if anything is wrong with it or it is larger than a logo.
 */
export function barePng(file: Uint8Array): Uint8Array | null {
  if (file.length > LARGEST_LOGO || !SIGNATURE.every((byte, place) => file[place] === byte)) return null;
  const [head, ...rest] = chunksOf(file) ?? [];
  const end = rest.pop();
  if (head?.type !== 'IHDR' || end?.type !== 'IEND' || end.body.length > 0) return null;
  const needed = rest.filter(isNeeded);
  if (!needed.every(({ type }) => type === 'IDAT')) return null;
  const length = rowsLength(head.body);
  if (length === null) return null;
  const packed = Buffer.concat(needed.map(({ body }) => body));
  const rows = inflated(packed, length.row * length.rows);
  if (rows === null) return null;
  for (let at = 0; at < rows.length; at += length.row) if ((rows[at] ?? 0) > LAST_FILTER) return null;
  return whole(head.body, packed);
}

/** The sides of a PNG that `makePng` or `barePng` returned. */
export function sidesOf(png: Uint8Array): { readonly width: number; readonly height: number } {
  const sides = new DataView(png.buffer, png.byteOffset + SIDES_AT);
  return { width: sides.getUint32(0), height: sides.getUint32(4) };
}

interface Chunk {
  readonly type: string;
  readonly body: Uint8Array;
}

/** Null unless every checksum is right and the last chunk ends with the file. */
function chunksOf(file: Uint8Array): readonly Chunk[] | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < file.length;) {
    if (at + 12 > file.length) return null;
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== view.getUint32(end)) return null;
    const type = Buffer.from(file.subarray(at + 4, at + 8)).toString('latin1');
    chunks.push({ type, body: file.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** A capital letter means that a decoder must not skip the chunk. */
function isNeeded({ type }: Chunk): boolean {
  return /^[A-Z]/u.test(type);
}

/** The number of rows and the bytes of each with its filter; null if this is not the head of a logo. */
function rowsLength(head: Uint8Array): { readonly row: number; readonly rows: number } | null {
  if (head.length !== 13) return null;
  const view = new DataView(head.buffer, head.byteOffset);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  if (width < 1 || height < 1 || width > LOGO_SIDES.width || height > LOGO_SIDES.height) return null;
  const colours = [RGB, RGBA].find((known) => known.every((byte, place) => head[8 + place] === byte));
  return colours === undefined ? null : { row: 1 + width * (colours === RGB ? 3 : 4), rows: height };
}

/** Null unless the bytes unpack to exactly this length and nothing follows them. */
function inflated(packed: Uint8Array, length: number): Uint8Array | null {
  try {
    const { buffer, engine } = v.parse(
      INFLATED,
      inflateSync(packed, { info: true, maxOutputLength: length }),
    );
    return buffer.length === length && engine.bytesWritten === packed.length ? buffer : null;
  } catch {
    return null;
  }
}

function filtered({ width, height, bytes }: Pixels): Uint8Array {
  const row = width * 4;
  const rows = new Uint8Array(height * (row + 1));
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [y * row, y * (row + 1)];
    rows[to] = SUB;
    for (let at = 0; at < row; at += 1)
      rows[to + 1 + at] = (bytes[from + at] ?? 0) - (at < 4 ? 0 : (bytes[from + at - 4] ?? 0));
  }
  return rows;
}

function headOf({ width, height }: Pixels, colours: Uint8Array): Uint8Array {
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width, 0);
  sides.writeUInt32BE(height, 4);
  return Buffer.concat([sides, colours]);
}

function whole(head: Uint8Array, packed: Uint8Array): Uint8Array {
  const parts = [SIGNATURE, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', new Uint8Array())];
  return new Uint8Array(Buffer.concat(parts));
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length, 0);
  around.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([around.subarray(0, 4), typed, around.subarray(4)]);
}
