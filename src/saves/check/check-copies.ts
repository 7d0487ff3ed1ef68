import { join } from 'node:path';
import { readSlot, SLOTS, type SlotState } from '../copy/slot.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { codeOf } from '../disk/trouble.ts';
import { finding, type Finding } from './finding.ts';

/** One copy of a lane, after reading and comparing every file. */
export interface CheckedCopy {
  readonly folder: string;
  readonly state: SlotState;
  /** When it was made; null if unknown. */
  readonly copiedAt: string | null;
  readonly files: number;
}

const OF_A_LANE = /^headpin-copy-[0-9a-f]{8}$/u;

const FOUND = { unfinished: 'copy-unfinished', broken: 'copy-broken', used: 'copy-used' } as const;

/** Checks the second copies in a folder: those of every lane there, or of the one lane whose folder it is. */
export async function checkCopies(
  disk: ReadDisk,
  folder: string,
): Promise<{ readonly copies: readonly CheckedCopy[]; readonly found: readonly Finding[] }> {
  const copies: CheckedCopy[] = [];
  const found: Finding[] = [];
  const lanes = await lanesIn(disk, folder);
  for (const lane of lanes) {
    const checked = await copiesOf(disk, lane);
    for (const copy of checked) {
      copies.push(copy);
      if (copy.state !== 'whole') found.push(finding(copy.folder, FOUND[copy.state]));
    }
    if (checked.every(({ state }) => state !== 'whole')) found.push(finding(lane, 'no-whole-copy'));
  }
  if (lanes.length === 0) found.push(finding(folder, 'no-whole-copy'));
  return { copies, found };
}

/** The second of the two does not exist before the second night. */
async function copiesOf(disk: ReadDisk, lane: string): Promise<readonly CheckedCopy[]> {
  const copies: CheckedCopy[] = [];
  for (const name of SLOTS) {
    const folder = join(lane, name);
    if ((await disk.look(folder)) === null) continue;
    const { state, manifest, files } = await readSlot(disk, folder, () => undefined);
    copies.push({ folder, state, copiedAt: manifest?.copiedAt ?? null, files: files.size });
  }
  return copies;
}

async function lanesIn(disk: ReadDisk, folder: string): Promise<readonly string[]> {
  try {
    const names = await disk.list(folder);
    if (SLOTS.some((name) => names.includes(name))) return [folder];
    return names
      .filter((name) => OF_A_LANE.test(name))
      .toSorted()
      .map((name) => join(folder, name));
  } catch (error) {
    codeOf(error);
    return [];
  }
}
