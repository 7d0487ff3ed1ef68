import * as v from 'valibot';
import { OPAQUE_ID } from '../../core/players/opaque-id.ts';
import type { Disk } from '../disk/disk.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';

const NAME = 'house.json';
const HOUSE_VERSION = 1;
export const LARGEST_HOUSE = 64 * 1024;

/** The house of lanes that a data folder is paired with. */
export interface KeptPairing {
  /** `https://desk.lan:8300`. */
  readonly address: string;
  readonly house: string;
  readonly name: string;
  /** Opens the house for this lane alone. */
  readonly key: string;
  /** The certificate of the house's authority, PEM; null on plain HTTP, which is loopback only. */
  readonly authority: string | null;
}

export interface HouseValues {
  readonly pairing: KeptPairing | null;
}

const some = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

/** The pairing's file after its head: exactly these keys. */
export const HOUSE_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(HOUSE_VERSION),
  pairing: v.nullable(
    v.strictObject({
      address: v.pipe(some(300), v.regex(/^https?:\/\/[^\s/]+$/u)),
      house: v.pipe(v.string(), v.regex(OPAQUE_ID)),
      name: v.pipe(v.string(), v.maxLength(200)),
      key: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/u)),
      authority: v.nullable(some(20_000)),
    }),
  ),
});

function makeHouse({ pairing }: HouseValues): string {
  return sealText('headpin-house', HOUSE_VERSION, [['pairing', JSON.stringify(pairing)]]);
}

export function parseHouse(bytes: Uint8Array): Reading<HouseValues> {
  return unsealText({ marker: 'headpin-house', version: HOUSE_VERSION }, bytes, ({ content }) =>
    readAs(HOUSE_SCHEMA, content, ({ pairing }) => ({ pairing })),
  );
}

/**
 * The house that this folder is paired with. Never part of a copy: a stick would carry the key away, and a lane restored
 * on another PC would come up beside this one with the same key. It is paired anew, and the house then ends the old key.
 * An unreadable file means unpaired, which staff are told.
 */
export class HouseFile extends KeptFile<HouseValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_HOUSE, make: makeHouse, parse: parseHouse };
    super(disk, dataFolder, { ...file, lost: { kind: 'house-lost' } }, { pairing: null });
  }
}
