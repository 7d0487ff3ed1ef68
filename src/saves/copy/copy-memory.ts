import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { err, ok, type Result } from '../../core/line/result.ts';
import { COPY_PLACES, type CopyPlace } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { KeptFile } from '../settings/kept-file.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';

const NAME = 'second-copy.json';
const MEMORY_VERSION = 1;
export const LARGEST_MEMORY = 64 * 1024;
const MOST_DAMAGED = 1_000_000_000;

/** What a lane knows about its second copy, also while the stick is out. */
export interface CopyPlan {
  /** Eight hex digits that name this lane's folder on a stick. */
  readonly id: string;
  readonly stick: boolean;
  /** The newest verified copy. */
  readonly last: LastCopy | null;
}

export interface LastCopy {
  readonly place: CopyPlace;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Damaged lane files at that time. */
  readonly damaged: number;
}

const documentSchema = v.strictObject({
  ...HEAD,
  version: v.literal(MEMORY_VERSION),
  plan: v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/u)),
    stick: v.boolean(),
    last: v.nullable(
      v.strictObject({
        place: v.picklist(COPY_PLACES),
        at: v.pipe(v.string(), v.isoTimestamp()),
        damaged: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_DAMAGED)),
      }),
    ),
  }),
});

export function makeCopyPlan(plan: CopyPlan): string {
  return sealText('headpin-second-copy', MEMORY_VERSION, [['plan', JSON.stringify(plan)]]);
}

export function parseCopyPlan(bytes: Uint8Array): Reading<CopyPlan> {
  return unsealText({ marker: 'headpin-second-copy', version: MEMORY_VERSION }, bytes, ({ content }) =>
    readAs(documentSchema, content, ({ plan }) => plan),
  );
}

/** A data folder's copy plan. It is not part of a copy: whoever restores one chooses anew. */
export class CopyMemory extends KeptFile<CopyPlan> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_MEMORY, make: makeCopyPlan, parse: parseCopyPlan };
    const plan = { id: randomBytes(4).toString('hex'), stick: false, last: null };
    super(disk, dataFolder, { ...file, lost: { kind: 'copy-choice-lost' }, isNew: true }, plan);
  }

  /** Changes the plan durably, or refuses: the next start would not find the copies of an unsaved plan. */
  async note(change: Partial<CopyPlan>): Promise<Result<null, 'lane-disk' | 'not-ours'>> {
    if (this.isLeft) return err('not-ours');
    return (await this.change(change)).ok ? ok(null) : err('lane-disk');
  }
}
