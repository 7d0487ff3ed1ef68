import { expect, test } from 'vitest';
import { sealText, type Field } from '../record/sealed-text.ts';
import { makeManifest, parseManifest, type CopiedFile, type Manifest } from './manifest.ts';

const SETTINGS: CopiedFile = { name: 'settings.json', size: 417, sha256: 'a5'.repeat(32) };
const EMPTY: CopiedFile = { name: 'archive/2026-11.jsonl', size: 0, sha256: '0'.repeat(64) };
const MANIFEST: Manifest = { number: 3, copiedAt: '2026-11-03T04:00:00.000Z', files: [SETTINGS, EMPTY] };

function bytesOf(fields: readonly Field[]): Uint8Array {
  return new TextEncoder().encode(sealText('headpin-copy', 1, fields));
}

test.each([MANIFEST, { ...MANIFEST, number: 1, files: [] }])(
  'a manifest is read back as written: %j',
  (manifest) => {
    const text = makeManifest(manifest);
    expect(parseManifest(new TextEncoder().encode(text))).toEqual({ kind: 'read', value: manifest });
  },
);

test('a manifest has one file per line, so that two can be compared by eye', () => {
  expect(makeManifest(MANIFEST)).toContain(
    `"files": [\n    ${JSON.stringify(SETTINGS)},\n    ${JSON.stringify(EMPTY)}]\n`,
  );
});

test.each([
  { ...MANIFEST, number: 0 },
  { ...MANIFEST, number: 1.5 },
  { ...MANIFEST, copiedAt: 'yesterday' },
  { ...MANIFEST, lane: 7 },
  { ...MANIFEST, files: 'all' },
  { ...MANIFEST, files: [{ ...SETTINGS, size: -1 }] },
  { ...MANIFEST, files: [{ ...SETTINGS, size: 0.5 }] },
  { ...MANIFEST, files: [{ ...SETTINGS, sha256: `0${SETTINGS.sha256}` }] },
  { ...MANIFEST, files: [{ ...SETTINGS, sha256: `${SETTINGS.sha256}0` }] },
  { ...MANIFEST, files: [{ ...SETTINGS, sha256: 'a5' }] },
  { ...MANIFEST, files: [{ ...SETTINGS, copiedAt: MANIFEST.copiedAt }] },
  { ...MANIFEST, files: [{ name: 'settings.json' }] },
])('a manifest with %j is refused', (content) => {
  const fields = Object.entries(content).map(([key, value]) => [key, JSON.stringify(value)] as const);
  expect(parseManifest(bytesOf(fields))).toEqual({ kind: 'damaged', reason: 'content' });
});

test('a manifest with any byte changed is found out', () => {
  const whole = new TextEncoder().encode(makeManifest(MANIFEST));
  for (const [place, byte] of whole.entries())
    expect(parseManifest(whole.with(place, byte ^ 4)).kind, `byte ${String(place)}`).toBe('damaged');
});

test('a manifest of a newer program is told from a damaged one', () => {
  const newer = new TextEncoder().encode(sealText('headpin-copy', 2, [['parts', '[]']]));
  expect(parseManifest(newer)).toEqual({ kind: 'newer', version: 2 });
});
