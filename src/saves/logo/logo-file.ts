import * as v from 'valibot';
import { LARGEST_LOGO, PLATES } from '../../contract/contract.ts';
import type { FileOf, KeptFile } from '../settings/kept-file.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { damaged, sealText, unsealText, type Reading, type Sealed } from '../record/sealed-text.ts';
import { BASE64, type KeptLogo } from './kept-logo.ts';
import { barePng } from './png.ts';

/** Base64 adds a third to a logo's bytes. */
export const LONGEST_TEXT = 2 * LARGEST_LOGO;
export const LOGO_VERSION = 1;

export interface LogoValues {
  readonly logo: KeptLogo | null;
}

/** The logo's file after its head. */
export const LOGO_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(LOGO_VERSION),
  logo: v.nullable(
    v.strictObject({
      png: v.pipe(v.string(), v.maxLength(LONGEST_TEXT), v.regex(BASE64)),
      plate: v.nullable(v.picklist(PLATES)),
    }),
  ),
});

export function makeLogo({ logo }: LogoValues): string {
  const written = logo && { ...logo, png: Buffer.from(logo.png).toString('base64') };
  return sealText('headpin-logo', LOGO_VERSION, [['logo', JSON.stringify(written)]]);
}

export function parseLogo(bytes: Uint8Array): Reading<LogoValues> {
  return unsealText({ marker: 'headpin-logo', version: LOGO_VERSION }, bytes, logoIn);
}

/**
 * Checked again, because every window decodes this picture and an earlier Headpin kept its logo page's answer
 * unchecked.
 */
function logoIn({ content }: Sealed): Reading<LogoValues> {
  const reading = readAs(LOGO_SCHEMA, content, ({ logo }) => logo);
  if (reading.kind !== 'read') return reading;
  if (reading.value === null) return { kind: 'read', value: { logo: null } };
  const { png: written, plate } = reading.value;
  const png = barePng(Buffer.from(written, 'base64'));
  return png === null ? damaged('content') : { kind: 'read', value: { logo: { png, plate } } };
}

/** A data folder's logo; none if it is unreadable. */
export const LOGO_FILE: FileOf<LogoValues> = {
  ...{ name: 'logo.json', largest: LONGEST_TEXT, make: makeLogo, parse: parseLogo },
  plain: () => ({ logo: null }),
  lost: { kind: 'logo-lost' },
  isCopied: true,
};
export type LogoFile = KeptFile<LogoValues>;
