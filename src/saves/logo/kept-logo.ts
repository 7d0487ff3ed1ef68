import type { Plate } from '../../contract/contract.ts';

/** The logo: a PNG that main wrote, or checked byte by byte. */
export interface KeptLogo {
  readonly png: Uint8Array;
  readonly plate: Plate | null;
}

/** Bytes as text, at least one. */
export const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/u;
