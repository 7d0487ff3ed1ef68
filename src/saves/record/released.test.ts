import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRecord } from './game-record.ts';
import { RECORD_VERSION } from './migrations.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A game saved by each released version. Add a line before a release; never change one after it. */
const SAVED_BY: Readonly<Record<string, string>> = {
  '0.1.0': 'v14.json',
};

const { version: now } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const versions = Array.from(
  readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gmu),
  ([, version = '']) => version,
);

const savedBy = (version: string): Buffer =>
  readFileSync(join(import.meta.dirname, 'fixtures', SAVED_BY[version] ?? 'none'));

describe('a saved game of each version of the program', () => {
  test('is kept, also of the one that is released next', () => {
    expect(versions).toContain(now);
    expect(Object.keys(SAVED_BY).toSorted()).toEqual(versions.toSorted());
  });

  test.each(Object.keys(SAVED_BY))('opens: Headpin %s', (version) => {
    expect(parseRecord(savedBy(version))).toMatchObject({ kind: 'read' });
  });

  test('is of the newest save version for the program of today', () => {
    const { version } = JSON.parse(savedBy(now).toString()) as { version: number };
    expect(version).toBe(RECORD_VERSION);
  });
});
