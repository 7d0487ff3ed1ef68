import { join } from 'node:path';
import type { ReadDisk } from '../disk/disk.ts';
import { watch, type Pace } from '../lock/freshness.ts';
import { digestOf, holderOf, type Holder, type Writer } from '../lock/lock-text.ts';
import { judge } from '../lock/lock-judgement.ts';
import type { Here } from '../lock/machine.ts';
import { readLock } from '../lock/read-lock.ts';

/** Who has the data folder. */
export type HeldBy =
  | { readonly kind: 'nobody' }
  /** A process of this machine. */
  | { readonly kind: 'process'; readonly writer: Writer; readonly pid: number }
  /** Another machine, which keeps the lock fresh. */
  | { readonly kind: 'machine'; readonly name: string }
  /** A process that has ended. The next start takes the lock over. */
  | { readonly kind: 'gone' }
  /** A machine that does not refresh the lock. The next start asks staff. */
  | { readonly kind: 'silent'; readonly name: string }
  /** Something that is not a lock has its name. */
  | { readonly kind: 'no-lock' };

/** Reads the lock without taking it. A lock that another machine may refresh is watched for some seconds. */
export async function heldBy(disk: ReadDisk, folder: string, here: Here, pace: Pace): Promise<HeldBy> {
  const path = join(folder, 'lock');
  const bytes = await readLock(disk, path);
  if (bytes === null) return { kind: 'nobody' };
  const holder = holderOf(bytes);
  const judgement = await judge(holder, here);
  switch (judgement.kind) {
    case 'running':
      return { kind: 'process', writer: judgement.holder.kind, pid: judgement.holder.pid };
    case 'gone':
      return { kind: 'gone' };
    case 'ask':
      return silent(holder);
    case 'watch': {
      const later = await watch(disk, path, bytes, pace);
      const isStill = later === null || digestOf(later) === digestOf(bytes);
      if (!isStill) return machine(judgement.here, later);
      return judgement.still === 'free' && holder !== null ? { kind: 'gone' } : silent(holder);
    }
  }
}

function machine(here: Holder | null, bytes: Uint8Array): HeldBy {
  if (here !== null) return { kind: 'process', writer: here.kind, pid: here.pid };
  return { kind: 'machine', name: holderOf(bytes)?.machine?.name ?? '' };
}

function silent(holder: Holder | null): HeldBy {
  return holder === null ? { kind: 'no-lock' } : { kind: 'silent', name: holder.machine?.name ?? '' };
}
