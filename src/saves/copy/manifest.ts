import * as v from 'valibot';
import { HEAD } from '../record/head.ts';
import { listOf, readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { LARGEST_COPIED } from './copy-files.ts';

/** The manifest makes a copy valid: it is written last, after every other file was read back. */
export const MANIFEST = 'copy.json';
export const LARGEST_MANIFEST = 16 * 1024 * 1024;
const MANIFEST_VERSION = 1;
/** The highest copy number: enough for one a night for ever. */
export const HIGHEST_NUMBER = 999_999_999_999;
/** A hundred bytes each: more do not fit into the largest manifest. */
const MOST_FILES = 170_000;
/** No system takes a longer name, folder included. */
const LONGEST_NAME = 300;

export interface CopiedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** 64 hex digits. */
  readonly sha256: string;
}

export interface Manifest {
  /** From 1; the higher of two copies is newer, whatever the clock said. */
  readonly number: number;
  /** When it was verified, ISO 8601 in UTC. */
  readonly copiedAt: string;
  readonly files: readonly CopiedFile[];
}

const documentSchema = v.strictObject({
  ...HEAD,
  version: v.literal(MANIFEST_VERSION),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(HIGHEST_NUMBER)),
  copiedAt: v.pipe(v.string(), v.isoTimestamp()),
  files: listOf(
    v.strictObject({
      name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
      size: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LARGEST_COPIED)),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
    }),
    { most: MOST_FILES },
  ),
});

/** A manifest's text, one line per file. */
export function makeManifest({ number, copiedAt, files }: Manifest): string {
  const lines = files.map((file) => `\n    ${JSON.stringify(file)}`);
  return sealText('headpin-copy', MANIFEST_VERSION, [
    ['number', String(number)],
    ['copiedAt', JSON.stringify(copiedAt)],
    ['files', `[${lines.join(',')}]`],
  ]);
}

export function parseManifest(bytes: Uint8Array): Reading<Manifest> {
  return unsealText({ marker: 'headpin-copy', version: MANIFEST_VERSION }, bytes, ({ content }) =>
    readAs(documentSchema, content, ({ number, copiedAt, files }) => ({ number, copiedAt, files })),
  );
}
