import * as v from 'valibot';
import { LARGEST_LOGO, PLATES, type Plate } from '../../contract/contract.ts';

/** The longest text that a logo is written as: in base64 it is a third longer than its bytes. */
export const LONGEST_TEXT = 2 * LARGEST_LOGO;

/** The picture that is kept: a PNG that the program itself has drawn. */
export interface KeptLogo {
  readonly png: Uint8Array;
  readonly plate: Plate | null;
}

/** A logo as text: in its file, and in the answer of the page that draws it. */
export const WRITTEN_LOGO = v.strictObject({
  png: v.pipe(v.string(), v.maxLength(LONGEST_TEXT), v.regex(/^[A-Za-z0-9+/]+={0,2}$/u)),
  plate: v.nullable(v.picklist(PLATES)),
});

/** The logo that was written so; whether its picture can be one of ours, nobody has looked. */
export function keptLogo({ png, plate }: v.InferOutput<typeof WRITTEN_LOGO>): KeptLogo {
  return { png: new Uint8Array(Buffer.from(png, 'base64')), plate };
}
