import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { highest } from '../../core/line/extremes.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Disk } from '../disk/disk.ts';
import { troubleOf } from '../disk/trouble.ts';
import { Halt, type CopyHalt } from './halt.ts';
import { Filling } from './filling.ts';
import { HIGHEST_NUMBER } from './manifest.ts';
import { readSlot, SLOTS, type Slot } from './slot.ts';
import { SlotWriter } from './slot-writer.ts';
import { Source } from './source.ts';

export interface CopyJob {
  readonly disk: Disk;
  /** The data folder; the caller holds its lock. */
  readonly from: string;
  /** The existing folder of the two copies. */
  readonly to: string;
  /** ISO 8601 in UTC. */
  readonly clock: () => string;
  /** Asked between files: true abandons this copy and leaves the other whole. */
  readonly stopped: () => boolean;
}

/** A copy made and verified. */
export interface CopyDone {
  readonly copiedAt: string;
  /** Damaged or unreadable files; the copy keeps their last good version. */
  readonly damaged: number;
}

/**
 * Writes the older of two copies, and returns ok once every file was read back and compared. A crash, a full disk or
 * a pulled stick leaves the other copy whole.
 */
export async function copyData(job: CopyJob): Promise<Result<CopyDone, CopyHalt>> {
  try {
    return ok(await copied(job));
  } catch (error) {
    return err(error instanceof Halt ? error.trouble : troubleOf(error));
  }
}

async function copied({ disk, from, to, clock, stopped }: CopyJob): Promise<CopyDone> {
  const pause = (): void => {
    if (stopped()) throw new Halt('stopped');
  };
  pause();
  // Never creates a folder where the stick was mounted.
  if ((await disk.look(to))?.kind !== 'folder') throw new Halt('folder-missing');
  const slots: Slot[] = [];
  for (const name of SLOTS) slots.push(await yielded(disk, await readSlot(disk, join(to, name), pause)));
  const source = new Source(disk, from);
  const slot = toOverwrite(slots);
  const writer = new SlotWriter(disk, slot);
  await writer.begin();
  const filling = new Filling(source, slot, writer, pause);
  for await (const [unit, names] of source.units()) await filling.copy(unit, names);
  const files = filling.files();
  const last = highest(slots.map(({ manifest }) => manifest?.number ?? 0));
  const number = Math.min(last + 1, HIGHEST_NUMBER);
  const copiedAt = clock();
  await writer.finish({ number, copiedAt, files });
  return { copiedAt, damaged: filling.damaged };
}

/** A copy somebody played in is kept under another name, and a new one begun. */
async function yielded(disk: Disk, slot: Slot): Promise<Slot> {
  if (slot.state !== 'used') return slot;
  await disk.rename(slot.folder, `${slot.folder}-kept-${randomBytes(4).toString('hex')}`);
  await disk.syncFolder(dirname(slot.folder));
  // Stryker disable next-line StringLiteral: nobody asks for the reason once the copy has another name
  return { ...slot, state: 'unfinished', files: new Map(), readable: new Set() };
}

/** Never the only whole copy; of two, the older. */
function toOverwrite(slots: readonly Slot[]): Slot {
  // Stryker disable next-line OptionalChaining: a whole copy has a manifest (the check is for the types)
  const worth = ({ state, manifest }: Slot): number => (state === 'whole' ? (manifest?.number ?? 0) : 0);
  return slots.reduce((chosen, slot) => (worth(slot) < worth(chosen) ? slot : chosen));
}
