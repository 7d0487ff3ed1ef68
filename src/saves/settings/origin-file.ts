import * as v from 'valibot';
import { OPAQUE_ID, type Origin } from '../../core/players/opaque-id.ts';
import type { Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { HEAD } from '../record/head.ts';
import { newId } from '../record/new-id.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';

const NAME = 'origin.json';
const ORIGIN_VERSION = 1;
export const LARGEST_ORIGIN = 4 * 1024;

interface OriginValues {
  readonly origin: Origin;
}

/** The origin's file after its head: exactly these keys. */
export const ORIGIN_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(ORIGIN_VERSION),
  origin: v.pipe(v.string(), v.regex(OPAQUE_ID)),
});

function makeOrigin({ origin }: OriginValues): string {
  return sealText('headpin-origin', ORIGIN_VERSION, [['origin', JSON.stringify(origin)]]);
}

export function parseOrigin(bytes: Uint8Array): Reading<OriginValues> {
  return unsealText({ marker: 'headpin-origin', version: ORIGIN_VERSION }, bytes, ({ content }) =>
    readAs(ORIGIN_SCHEMA, content, ({ origin }) => ({ origin })),
  );
}

/** A data folder's id, made once. The caller holds the folder's lock. */
export class OriginFile extends KeptFile<OriginValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_ORIGIN, make: makeOrigin, parse: parseOrigin };
    super(disk, dataFolder, { ...file, lost: { kind: 'origin-lost' }, isNew: true }, { origin: newId() });
  }

  /** The id, after making it durable: no game may name an id that the next start would not find. */
  kept(): Promise<Result<OriginValues, SaveTrouble>> {
    return this.change({});
  }
}
