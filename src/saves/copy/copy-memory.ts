import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { err, ok, type Result } from '../../core/line/result.ts';
import { COPY_PLACES, type CopyPlace } from '../../contract/contract.ts';
import { sealedFile, type KeptFile } from '../settings/kept-file.ts';

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

const plan = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/u)),
  stick: v.boolean(),
  last: v.nullable(
    v.strictObject({
      place: v.picklist(COPY_PLACES),
      at: v.pipe(v.string(), v.isoTimestamp()),
      damaged: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_DAMAGED)),
    }),
  ),
});

/** A data folder's copy plan. It is not part of a copy: whoever restores one chooses anew. */
export const COPY_MEMORY = sealedFile({
  ...{ name: 'second-copy.json', marker: 'headpin-second-copy', largest: 64 * 1024 },
  lost: { kind: 'copy-choice-lost' },
  parts: { plan },
  read: (content) => content.plan,
  write: (values) => ({ plan: values }),
  plain: (): CopyPlan => ({ id: randomBytes(4).toString('hex'), stick: false, last: null }),
  isNew: true,
});
export type CopyMemory = KeptFile<CopyPlan>;

/** Changes the plan durably, or refuses: the next start would not find the copies of an unsaved plan. */
export async function notePlan(
  memory: CopyMemory,
  change: Partial<CopyPlan>,
): Promise<Result<null, 'lane-disk' | 'not-ours'>> {
  if (memory.isLeft) return err('not-ours');
  return (await memory.change(change)).ok ? ok(null) : err('lane-disk');
}
