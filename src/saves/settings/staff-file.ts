import { join } from 'node:path';
import * as v from 'valibot';
import type { Disk } from '../disk/disk.ts';
import { KeptFile } from './kept-file.ts';
import { readDocument } from '../record/read-document.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { codeOf } from '../disk/trouble.ts';

const NAME = 'staff.json';
/** The version that this program writes. */
const STAFF_VERSION = 2;
const LARGEST_STAFF = 4 * 1024;

/** The most wrong guesses that are counted. */
export const MOST_WRONG = 1_000_000_000;

/** What is kept of a PIN or a recovery code: never the digits. Both in hex digits. */
export interface KeptSecret {
  readonly salt: string;
  readonly hash: string;
}

/** What a lane knows of its staff. */
export interface StaffValues {
  /** Null: none was set, or it was given up. */
  readonly pin: KeptSecret | null;
  /** What gives the PIN up when nobody remembers it; null: none was shown yet. */
  readonly recovery: KeptSecret | null;
  /** How many guesses have been wrong since the last right one. */
  readonly wrong: number;
  /** When the last of them was, ISO 8601 in UTC; null when there is none. */
  readonly wrongAt: string | null;
}

/** A lane without a PIN. */
export const NO_PIN: StaffValues = { pin: null, recovery: null, wrong: 0, wrongAt: null };

const secret = v.strictObject({
  salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
});

const partsOfVersionOne = {
  pin: v.nullable(secret),
  wrong: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_WRONG)),
  wrongAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
};

/** The file's content, behind its head, in the version whose values these are. */
function contentOf<T extends v.ObjectEntries>(parts: T) {
  return v.looseObject({ staff: v.strictObject(parts) });
}

const firstContent = contentOf(partsOfVersionOne);
const content = contentOf({ ...partsOfVersionOne, recovery: v.nullable(secret) });

/** The text of the file. */
export function makeStaff(staff: StaffValues): string {
  return sealText('headpin-staff', STAFF_VERSION, [['staff', JSON.stringify(staff)]]);
}

/** What a file's bytes say. */
export function parseStaff(bytes: Uint8Array): Reading<StaffValues> {
  return unsealText({ marker: 'headpin-staff', version: STAFF_VERSION }, bytes, (sealed) =>
    sealed.version === 1 ? firstStaff(sealed.content) : staffOf(sealed.content),
  );
}

function staffOf(given: unknown): Reading<StaffValues> {
  return readAs(content, given, ({ staff }) => staff);
}

/** Version 1 had no recovery code: the next PIN brings one. */
function firstStaff(given: unknown): Reading<StaffValues> {
  return readAs(firstContent, given, ({ staff }) => ({ ...staff, recovery: null }));
}

/**
 * What a data folder knows of its staff; no part of a copy, which a stick carries away. Where it cannot be read there is
 * no PIN: better a lane that is open, and says so, than one that its own house cannot enter.
 */
export class StaffFile extends KeptFile<StaffValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_STAFF, make: makeStaff, parse: parseStaff };
    super(disk, dataFolder, { ...file, lost: { kind: 'staff-lost' } }, NO_PIN);
  }
}

/**
 * What a folder that somebody else may have says of its staff: nothing there is moved or written. As at a start, what
 * cannot be read guards nothing.
 */
export async function lookAtStaff(disk: Disk, dataFolder: string): Promise<StaffValues> {
  try {
    const document = await readDocument(disk, join(dataFolder, NAME), LARGEST_STAFF);
    const reading = document.kind === 'bytes' ? parseStaff(document.bytes) : null;
    return reading?.kind === 'read' ? reading.value : NO_PIN;
  } catch (error) {
    codeOf(error);
    return NO_PIN;
  }
}
