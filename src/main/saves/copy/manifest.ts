import * as v from 'valibot';
import { damaged, sealText, unsealText, type Reading } from '../sealed-text.ts';

/** The file that makes a copy one: it is written last, when every other file has been read back. */
export const MANIFEST = 'copy.json';
export const LARGEST_MANIFEST = 16 * 1024 * 1024;
const MANIFEST_VERSION = 1;

/** A file of a copy. */
export interface CopiedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** 64 hex digits. */
  readonly sha256: string;
}

/** What a copy is. */
export interface Manifest {
  /** From 1; of two copies the higher number is the newer one, whatever the clock said. */
  readonly number: number;
  /** When it was whole and checked, ISO 8601 in UTC. */
  readonly copiedAt: string;
  readonly files: readonly CopiedFile[];
}

const documentSchema = v.strictObject({
  file: v.string(),
  version: v.literal(MANIFEST_VERSION),
  checksum: v.string(),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  copiedAt: v.pipe(v.string(), v.isoTimestamp()),
  files: v.array(
    v.strictObject({
      name: v.string(),
      size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
    }),
  ),
});

/** The text of a copy's manifest, a file a line. */
export function makeManifest({ number, copiedAt, files }: Manifest): string {
  const lines = files.map((file) => `\n    ${JSON.stringify(file)}`);
  return sealText('headpin-copy', MANIFEST_VERSION, [
    ['number', String(number)],
    ['copiedAt', JSON.stringify(copiedAt)],
    ['files', `[${lines.join(',')}]`],
  ]);
}

/** The manifest in a file's bytes. */
export function parseManifest(bytes: Uint8Array): Reading<Manifest> {
  const sealed = unsealText('headpin-copy', MANIFEST_VERSION, bytes);
  if (sealed.kind !== 'read') return sealed;
  const parsed = v.safeParse(documentSchema, sealed.value.content);
  if (!parsed.success) return damaged('content');
  const { number, copiedAt, files } = parsed.output;
  return { kind: 'read', value: { number, copiedAt, files } };
}
