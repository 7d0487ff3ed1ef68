import * as v from 'valibot';
import { OPAQUE_ID } from '../../core/players/opaque-id.ts';
import { readAs } from '../record/reading.ts';
import { asItStands, sealedFile, type KeptFile } from './kept-file.ts';
import { KEPT_SECRET, type KeptSecret } from './kept-secret.ts';

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

/**
 * The house that this folder is paired with. Never part of a copy: a stick would carry the key away, and a lane restored
 * on another PC would come up beside this one with the same key. It is paired anew, and the house then ends the old key.
 * An unreadable file means unpaired, which staff are told.
 */
export const HOUSE_FILE = sealedFile({
  ...asItStands<HouseValues>(),
  ...{ name: 'house.json', marker: 'headpin-house', largest: 64 * 1024, lost: { kind: 'house-lost' } },
  parts: { ...partsOfVersionOne, opens: OPENS },
  older: [
    // Anybody opened a lane of version 1, and does until its house says otherwise.
    (content) => readAs(v.strictObject(partsOfVersionOne), content, (first) => ({ ...ALONE, ...first })),
  ],
  plain: () => ALONE,
});
export type HouseFile = KeptFile<HouseValues>;

/** The house's PIN, where the front desk opens the lane. */
export function housePinOf({ opens }: HouseValues): KeptSecret | null {
  return opens.by === 'desk' ? opens.pin : null;
}
