import * as v from 'valibot';
import { PLATES, type Plate } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { KeptFile } from '../settings/kept-file.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { damaged, sealText, unsealText, type Reading, type Sealed } from '../record/sealed-text.ts';
import { isPng, readPng } from './png.ts';

const NAME = 'logo.json';
/** The version that this program writes. */
export const LOGO_VERSION = 1;
/** The largest picture that is kept, in bytes, and its longest sides in pixels. */
export const LARGEST_LOGO = 1024 * 1024;
export const LOGO_SIDES = { width: 1024, height: 512 } as const;
// In base64 it is a third longer.
const LARGEST_FILE = 2 * LARGEST_LOGO;

/** The picture that is kept: a PNG that the program itself has drawn. */
export interface KeptLogo {
  readonly png: Uint8Array;
  readonly plate: Plate | null;
}

/** What a data folder knows of the house's logo. */
export interface LogoValues {
  readonly logo: KeptLogo | null;
}

/** The logo's file, behind its head. */
export const LOGO_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(LOGO_VERSION),
  logo: v.nullable(
    v.strictObject({
      png: v.pipe(v.string(), v.maxLength(LARGEST_FILE), v.regex(/^[A-Za-z0-9+/]+={0,2}$/u)),
      plate: v.nullable(v.picklist(PLATES)),
    }),
  ),
});

/** The text of the file. */
export function makeLogo({ logo }: LogoValues): string {
  const written = logo && { ...logo, png: Buffer.from(logo.png).toString('base64') };
  return sealText('headpin-logo', LOGO_VERSION, [['logo', JSON.stringify(written)]]);
}

/** The logo in a file's bytes. */
export function parseLogo(bytes: Uint8Array): Reading<LogoValues> {
  return unsealText({ marker: 'headpin-logo', version: LOGO_VERSION }, bytes, logoIn);
}

function logoIn({ content }: Sealed): Reading<LogoValues> {
  const reading = readAs(LOGO_SCHEMA, content, ({ logo }): LogoValues => ({
    logo: logo && { ...logo, png: new Uint8Array(Buffer.from(logo.png, 'base64')) },
  }));
  if (reading.kind !== 'read' || reading.value.logo === null) return reading;
  return isOurs(reading.value.logo.png) ? reading : damaged('content');
}

/** Whether a picture is one that the program can have drawn. */
function isOurs(bytes: Uint8Array): boolean {
  const png = isPng(bytes) ? readPng(bytes) : null;
  if (png?.ok !== true) return false;
  const { width, height } = png.value;
  return width >= 1 && height >= 1 && width <= LOGO_SIDES.width && height <= LOGO_SIDES.height;
}

/** The logo of a data folder; where it cannot be read there is none. Whoever uses it holds the folder's lock. */
export class LogoFile extends KeptFile<LogoValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_FILE, make: makeLogo, parse: parseLogo };
    super(disk, dataFolder, { ...file, lost: { kind: 'logo-lost' } }, { logo: null });
  }
}
