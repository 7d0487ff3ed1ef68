import * as v from 'valibot';
import type { Disk } from '../disk/disk.ts';
import { readAs } from '../record/reading.ts';
import { HOUSE_FILE, housePinOf } from './house-file.ts';
import { lookAt, sealedFile, type KeptFile } from './kept-file.ts';
import { KEPT_SECRET, type KeptSecret } from './kept-secret.ts';
import { knownParts } from './known-parts.ts';

export const MOST_WRONG = 1_000_000_000;

export interface StaffValues {
  /** Null: none was set, or it was removed. */
  readonly pin: KeptSecret | null;
  /** The code that removes a forgotten PIN; null: none shown yet. */
  readonly recovery: KeptSecret | null;
  /** Wrong guesses since the last right one. */
  readonly wrong: number;
  /** The last wrong guess, ISO 8601 in UTC. */
  readonly wrongAt: string | null;
}

export const NO_PIN: StaffValues = { pin: null, recovery: null, wrong: 0, wrongAt: null };

const partsOfVersionOne = {
  pin: v.nullable(KEPT_SECRET),
  wrong: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_WRONG)),
  wrongAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
};

const parts = { ...partsOfVersionOne, recovery: v.nullable(KEPT_SECRET) };

/**
 * A data folder's staff data, never part of a copy, which a stick carries away. Unreadable means no PIN: better an
 * open lane that says so than one its own house cannot enter. A removed file is told as well, and a newer one's PIN holds.
 */
export const STAFF_FILE = sealedFile({
  ...{ name: 'staff.json', marker: 'headpin-staff', largest: 4 * 1024, lost: { kind: 'staff-lost' } },
  parts: { staff: v.strictObject(parts) },
  read: ({ staff }) => staff,
  write: (staff) => ({ staff }),
  older: [
    // Version 1 had no recovery code; the next PIN brings one.
    (content) =>
      readAs(v.strictObject({ staff: v.strictObject(partsOfVersionOne) }), content, ({ staff }) => ({
        ...staff,
        recovery: null,
      })),
  ],
  plain: () => NO_PIN,
  isMissed: true,
  ofNewer: (bytes) => knownParts(bytes, 'staff', parts),
});
export type StaffFile = KeptFile<StaffValues>;

/**
 * Reads another holder's folder. Unreadable data guards nothing, as at a start. A lane without a PIN of its own has its
 * house's.
 */
export async function lookAtStaff(disk: Disk, dataFolder: string): Promise<StaffValues> {
  const staff = await lookAt(disk, dataFolder, STAFF_FILE);
  return { ...staff, pin: staff.pin ?? housePinOf(await lookAt(disk, dataFolder, HOUSE_FILE)) };
}
