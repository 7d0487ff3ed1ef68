import { join } from 'node:path';
import * as v from 'valibot';
import { OPAQUE_ID } from '../../core/players/opaque-id.ts';
import type { Disk } from '../disk/disk.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { codeOf } from '../disk/trouble.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';
import { KEPT_SECRET, type KeptSecret } from './kept-secret.ts';

const NAME = 'house.json';
const HOUSE_VERSION = 2;
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

/**
 * Who opens the lane: anybody who stands at it, or the front desk. A lane that the desk opens has a PIN, the house's, if it
 * has none of its own: so bowlers cannot open it.
 */
const OPENS = v.variant('by', [
  v.strictObject({ by: v.literal('anyone') }),
  v.strictObject({ by: v.literal('desk'), pin: KEPT_SECRET }),
]);
export type KeptOpens = Readonly<v.InferOutput<typeof OPENS>>;

export interface HouseValues {
  readonly pairing: KeptPairing | null;
  readonly opens: KeptOpens;
}

/** A lane that works alone. */
export const ALONE: HouseValues = { pairing: null, opens: { by: 'anyone' } };

const some = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

const partsOfVersionOne = {
  pairing: v.nullable(
    v.strictObject({
      address: v.pipe(some(300), v.regex(/^https?:\/\/[^\s/]+$/u)),
      house: v.pipe(v.string(), v.regex(OPAQUE_ID)),
      name: v.pipe(v.string(), v.maxLength(200)),
      key: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/u)),
      authority: v.nullable(some(20_000)),
    }),
  ),
};

const FIRST_SCHEMA = v.strictObject({ ...HEAD, version: v.literal(1), ...partsOfVersionOne });

/** The pairing's file after its head: exactly these keys. */
export const HOUSE_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(HOUSE_VERSION),
  ...partsOfVersionOne,
  opens: OPENS,
});

function makeHouse({ pairing, opens }: HouseValues): string {
  return sealText('headpin-house', HOUSE_VERSION, [
    ['pairing', JSON.stringify(pairing)],
    ['opens', JSON.stringify(opens)],
  ]);
}

export function parseHouse(bytes: Uint8Array): Reading<HouseValues> {
  return unsealText({ marker: 'headpin-house', version: HOUSE_VERSION }, bytes, ({ version, content }) =>
    version === 1
      ? firstHouse(content)
      : readAs(HOUSE_SCHEMA, content, ({ pairing, opens }) => ({ pairing, opens })),
  );
}

/** Anybody opened a lane of version 1, and does until its house says otherwise. */
function firstHouse(content: unknown): Reading<HouseValues> {
  return readAs(FIRST_SCHEMA, content, ({ pairing }) => ({ ...ALONE, pairing }));
}

/**
 * The house that this folder is paired with. Never part of a copy: a stick would carry the key away, and a lane restored
 * on another PC would come up beside this one with the same key. It is paired anew, and the house then ends the old key.
 * An unreadable file means unpaired, which staff are told.
 */
export class HouseFile extends KeptFile<HouseValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_HOUSE, make: makeHouse, parse: parseHouse };
    super(disk, dataFolder, { ...file, lost: { kind: 'house-lost' } }, ALONE);
  }

  get opensBy(): KeptOpens['by'] {
    return this.current().opens.by;
  }

  /** The house's PIN, where the front desk opens the lane. */
  get pin(): KeptSecret | null {
    return pinOf(this.current());
  }
}

function pinOf({ opens }: HouseValues): KeptSecret | null {
  return opens.by === 'desk' ? opens.pin : null;
}

/** The house's PIN in another holder's folder, where nothing is moved or written; null where none is readable. */
export async function lookAtHousePin(disk: Disk, dataFolder: string): Promise<KeptSecret | null> {
  try {
    const document = await readBounded(disk, join(dataFolder, NAME), LARGEST_HOUSE);
    const reading = document.kind === 'bytes' ? parseHouse(document.bytes) : null;
    return reading?.kind === 'read' ? pinOf(reading.value) : null;
  } catch (error) {
    codeOf(error);
    return null;
  }
}
