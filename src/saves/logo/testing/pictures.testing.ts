import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/** A pixel's red, green, blue and opacity, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number, cover: number];

/** A PNG with each pixel given by `at`. */
export function pngOf(width: number, height: number, at: (x: number, y: number) => Colour): Uint8Array {
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(at(x, y), y * (width * 4 + 1) + 1 + x * 4);
  return pngFrom(headOf(width, height), deflateSync(rows));
}

/** A PNG of these parts; `more` goes between its head and its pixels. */
export function pngFrom(head: Uint8Array, pixels: Uint8Array, ...more: readonly Uint8Array[]): Uint8Array {
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const end = chunkOf('IEND', new Uint8Array());
  const parts = [signature, chunkOf('IHDR', head), ...more, chunkOf('IDAT', pixels), end];
  return new Uint8Array(Buffer.concat(parts));
}

/** A PNG's head: sides, eight bits each of red, green, blue and opacity. */
export function headOf(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  return head;
}

/** A PNG chunk with length and checksum. */
export function chunkOf(type: string, body: Uint8Array): Uint8Array {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length, 0);
  around.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([around.subarray(0, 4), typed, around.subarray(4)]);
}

/** A PNG of one colour. */
export function plainPng(width: number, height: number, colour: Colour = [200, 30, 30, 255]): Uint8Array {
  return pngOf(width, height, () => colour);
}

/** A JPEG from another program, 32 by 20 pixels, with data about its camera and owner. */
export function photograph(): Uint8Array {
  return new Uint8Array(readFileSync(join(import.meta.dirname, '../fixtures/photograph.jpg')));
}
