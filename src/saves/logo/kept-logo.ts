import type { Plate } from '../../contract/contract.ts';

// Main reads only the first bytes of a chosen picture; the logo page decodes it (logo-page.ts).
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff);

/** Whether a file begins as a PNG or a JPEG, whatever its name. */
export function isPicture(file: Uint8Array): boolean {
  return [PNG, JPEG].some((start) => start.every((byte, place) => file[place] === byte));
}

/** The logo: a PNG that main wrote, or checked byte by byte. */
export interface KeptLogo {
  readonly png: Uint8Array;
  readonly plate: Plate | null;
}

/** Bytes as text, at least one. */
export const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/u;
