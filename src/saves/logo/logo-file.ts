import * as v from 'valibot';
import type { Disk } from '../disk/disk.ts';
import { KeptFile } from '../settings/kept-file.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { damaged, sealText, unsealText, type Reading, type Sealed } from '../record/sealed-text.ts';
import { isOurs } from './first-bytes.ts';
import { keptLogo, LONGEST_TEXT, WRITTEN_LOGO, type KeptLogo } from './kept-logo.ts';

const NAME = 'logo.json';
export const LOGO_VERSION = 1;

export interface LogoValues {
  readonly logo: KeptLogo | null;
}

/** The logo's file after its head. */
export const LOGO_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(LOGO_VERSION),
  logo: v.nullable(WRITTEN_LOGO),
});

export function makeLogo({ logo }: LogoValues): string {
  const written = logo && { ...logo, png: Buffer.from(logo.png).toString('base64') };
  return sealText('headpin-logo', LOGO_VERSION, [['logo', JSON.stringify(written)]]);
}

export function parseLogo(bytes: Uint8Array): Reading<LogoValues> {
  return unsealText({ marker: 'headpin-logo', version: LOGO_VERSION }, bytes, logoIn);
}

function logoIn({ content }: Sealed): Reading<LogoValues> {
  const reading = readAs(LOGO_SCHEMA, content, ({ logo }): LogoValues => ({
    logo: logo && keptLogo(logo),
  }));
  if (reading.kind !== 'read' || reading.value.logo === null) return reading;
  return isOurs(reading.value.logo.png) ? reading : damaged('content');
}

/** A data folder's logo; none if it is unreadable. The caller holds the folder's lock. */
export class LogoFile extends KeptFile<LogoValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LONGEST_TEXT, make: makeLogo, parse: parseLogo };
    super(disk, dataFolder, { ...file, lost: { kind: 'logo-lost' } }, { logo: null });
  }
}
