import * as v from 'valibot';
import { OPAQUE_ID, type BowlerId } from '../../core/players/opaque-id.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { HEAD } from '../record/head.ts';
import { listOf, readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';

const NAME = 'erased.json';
const ERASED_VERSION = 1;
/** In bytes; an id takes 27. */
export const LARGEST_ERASED = 4 * 1024 * 1024;
const MOST_ERASED = 150_000;

interface ErasedValues {
  readonly bowlers: readonly BowlerId[];
}

/** The file of erased bowlers after its head: exactly these keys. It has no names. */
export const ERASED_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(ERASED_VERSION),
  bowlers: listOf(v.pipe(v.string(), v.regex(OPAQUE_ID)), { most: MOST_ERASED }),
});

function makeErased({ bowlers }: ErasedValues): string {
  return sealText('headpin-erased', ERASED_VERSION, [['bowlers', JSON.stringify(bowlers)]]);
}

export function parseErased(bytes: Uint8Array): Reading<ErasedValues> {
  return unsealText({ marker: 'headpin-erased', version: ERASED_VERSION }, bytes, ({ content }) =>
    readAs(ERASED_SCHEMA, content, ({ bowlers }) => ({ bowlers })),
  );
}

/** The ids of the bowlers who were erased, so that no import brings their names back. The caller holds the folder's lock. */
export class ErasedFile extends KeptFile<ErasedValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_ERASED, make: makeErased, parse: parseErased };
    super(disk, dataFolder, { ...file, lost: { kind: 'erased-lost' } }, { bowlers: [] });
  }

  /** Notes these ids durably, before their names go. */
  async add(bowlers: Iterable<BowlerId>): Promise<Result<null, SaveTrouble>> {
    const all = new Set([...this.current().bowlers, ...bowlers]);
    if (all.size > MOST_ERASED) return err('too-large');
    const saved = await this.change({ bowlers: [...all] });
    return saved.ok ? ok(null) : saved;
  }
}
