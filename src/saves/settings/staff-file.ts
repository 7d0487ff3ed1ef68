import { join } from 'node:path';
import * as v from 'valibot';
import type { Disk } from '../disk/disk.ts';
import { lookAtHousePin } from './house-file.ts';
import { KeptFile } from './kept-file.ts';
import { KEPT_SECRET, type KeptSecret } from './kept-secret.ts';
import { knownParts } from './known-parts.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { codeOf } from '../disk/trouble.ts';

const NAME = 'staff.json';
const STAFF_VERSION = 2;
export const LARGEST_STAFF = 4 * 1024;

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

/** The content after the head. */
function contentOf<T extends v.ObjectEntries>(parts: T) {
  return v.looseObject({ staff: v.strictObject(parts) });
}

const firstContent = contentOf(partsOfVersionOne);
const parts = { ...partsOfVersionOne, recovery: v.nullable(KEPT_SECRET) };
const content = contentOf(parts);

export function makeStaff(staff: StaffValues): string {
  return sealText('headpin-staff', STAFF_VERSION, [['staff', JSON.stringify(staff)]]);
}

export function parseStaff(bytes: Uint8Array): Reading<StaffValues> {
  return unsealText({ marker: 'headpin-staff', version: STAFF_VERSION }, bytes, (sealed) =>
    sealed.version === 1 ? firstStaff(sealed.content) : staffOf(sealed.content),
  );
}

function staffOf(given: unknown): Reading<StaffValues> {
  return readAs(content, given, ({ staff }) => staff);
}

/** Version 1 had no recovery code; the next PIN brings one. */
function firstStaff(given: unknown): Reading<StaffValues> {
  return readAs(firstContent, given, ({ staff }) => ({ ...staff, recovery: null }));
}

function ofNewer(bytes: Uint8Array): Partial<StaffValues> {
  return knownParts(bytes, 'staff', parts);
}

/**
 * A data folder's staff data, never part of a copy, which a stick carries away. Unreadable means no PIN: better an
 * open lane that says so than one its own house cannot enter. A removed file is told as well, and a newer one's PIN holds.
 */
export class StaffFile extends KeptFile<StaffValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_STAFF, make: makeStaff, parse: parseStaff };
    super(disk, dataFolder, { ...file, lost: { kind: 'staff-lost' }, isMissed: true, ofNewer }, NO_PIN);
  }
}

/**
 * Reads another holder's folder: nothing there is moved or written. Unreadable data guards nothing, as at a start. A lane
 * without a PIN of its own has its house's.
 */
export async function lookAtStaff(disk: Disk, dataFolder: string): Promise<StaffValues> {
  const staff = await ownStaff(disk, dataFolder);
  return { ...staff, pin: staff.pin ?? (await lookAtHousePin(disk, dataFolder)) };
}

async function ownStaff(disk: Disk, dataFolder: string): Promise<StaffValues> {
  try {
    const document = await readBounded(disk, join(dataFolder, NAME), LARGEST_STAFF);
    if (document.kind !== 'bytes') return NO_PIN;
    const reading = parseStaff(document.bytes);
    if (reading.kind === 'newer') return { ...NO_PIN, ...ofNewer(document.bytes) };
    return reading.kind === 'read' ? reading.value : NO_PIN;
  } catch (error) {
    codeOf(error);
    return NO_PIN;
  }
}
