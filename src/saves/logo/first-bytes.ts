import { LARGEST_LOGO, LOGO_SIDES } from '../../contract/contract.ts';

// All that main reads of a picture; it decodes none (logo-page.ts).

/** A PNG's signature, and the length and type of its first chunk. */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const PNG_HEAD = Uint8Array.of(...PNG, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52);
/** The last chunk, the same in every PNG. */
const PNG_END = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);
// The head's two sides, five bytes about its colours, and its checksum.
const SHORTEST = PNG_HEAD.length + 17 + PNG_END.length;
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff);

/** Whether a file is a PNG or a JPEG by its bytes, whatever its name. */
export function isPicture(file: Uint8Array): boolean {
  return [PNG, JPEG].some((start) => begins(file, start));
}

/** Whether the program can have drawn this PNG, by its beginning, end, length and sides. */
export function isOurs(file: Uint8Array): boolean {
  if (file.length < SHORTEST || file.length > LARGEST_LOGO) return false;
  if (!begins(file, PNG_HEAD) || !begins(file.subarray(-PNG_END.length), PNG_END)) return false;
  const { width, height } = sidesOf(file);
  return width >= 1 && height >= 1 && width <= LOGO_SIDES.width && height <= LOGO_SIDES.height;
}

/** The sides of our own PNG. */
export function sidesOf(png: Uint8Array): { readonly width: number; readonly height: number } {
  const sides = new DataView(png.buffer, png.byteOffset + PNG_HEAD.length);
  return { width: sides.getUint32(0), height: sides.getUint32(4) };
}

function begins(file: Uint8Array, start: Uint8Array): boolean {
  return start.every((byte, place) => file[place] === byte);
}
