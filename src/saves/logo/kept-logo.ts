import * as v from 'valibot';
import { LARGEST_LOGO, PLATES, type Plate } from '../../contract/contract.ts';

/** The longest text of a logo: base64 adds a third to its bytes. */
export const LONGEST_TEXT = 2 * LARGEST_LOGO;

/** The logo: a PNG drawn by the program itself. */
export interface KeptLogo {
  readonly png: Uint8Array;
  readonly plate: Plate | null;
}

/** A logo as text, in its file and in the answer of the page that draws it. */
export const WRITTEN_LOGO = v.strictObject({
  png: v.pipe(v.string(), v.maxLength(LONGEST_TEXT), v.regex(/^[A-Za-z0-9+/]+={0,2}$/u)),
  plate: v.nullable(v.picklist(PLATES)),
});

/** The logo from its text; whether its picture can be ours is not checked. */
export function keptLogo({ png, plate }: v.InferOutput<typeof WRITTEN_LOGO>): KeptLogo {
  return { png: new Uint8Array(Buffer.from(png, 'base64')), plate };
}
