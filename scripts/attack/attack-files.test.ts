import { expect, test } from 'vitest';
import { attackFiles, kindOf } from './attack-files.ts';
import { HostileFiles } from './hostile-files.ts';
import { table } from './table.ts';
import { TODAY } from '../../src/core/testing/share.testing.ts';

const NEVER = new AbortController().signal;

/** `npm run attack` makes thousands; a day makes the next ones. */
const TRIES = TODAY === null ? 120 : 40;
const SEED = TODAY === null ? 20 : TODAY * TRIES;

test(`whatever is in a file of the lane or of its copy, in ${String(TRIES)} damages from seed ${String(SEED)}, nothing throws, is written over or hides another game`, async () => {
  const { count, swept } = await attackFiles({ seed: SEED, tries: TRIES, milliseconds: Infinity }, NEVER);
  expect(count.failures).toEqual([]);
  expect(swept.reduce((sum, { tried }) => sum + tried, 0)).toBe(TRIES);
  expect(swept.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(0);
});

test('every kind of file that the program reads can be damaged', async () => {
  const { paths } = await HostileFiles.begin();
  const kinds = new Set(paths.map((path) => kindOf(path.slice('disk/'.length))));
  expect([...kinds].toSorted()).toEqual([
    ...['game', 'index', 'lock', 'logo.json', 'month of the archive', 'origin.json', 'second copy'],
    ...['second-copy.json', 'settings.json', 'staff.json'],
  ]);
});

test('a seed makes the same damage again, and another seed another', async () => {
  const files = await HostileFiles.begin();
  const [one, again] = [await files.attempt(7), await files.attempt(7)];
  expect(again).toEqual(one);
  const others = await Promise.all([8, 9, 10, 11].map((seed) => files.attempt(seed)));
  expect(new Set([one, ...others].map(({ file, fate }) => `${file} ${fate}`)).size).toBeGreaterThan(1);
});

test('the closing table counts what was neither accepted nor refused as failed', () => {
  const rows = table([{ what: 'file: game', tried: 1_200, accepted: 200, refused: 999 }]);
  expect(rows.slice(2)).toEqual([
    '| file: game | 1,200 | 200 | 999 | 1 |',
    '| all | 1,200 | 200 | 999 | 1 |',
  ]);
});
