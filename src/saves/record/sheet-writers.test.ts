import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRecord, sheetOf } from './game-record.ts';
import { gameOfMisses } from './testing/game.testing.ts';

const folder = join(import.meta.dirname, 'fixtures');

test('the sheet of every version’s file is what that version writes of its game', async () => {
  const names = (await readdir(folder)).toSorted();
  expect(names.length).toBeGreaterThanOrEqual(5);
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    const reading = parseRecord(bytes);
    if (reading.kind !== 'read') expect.fail(`${name}: ${JSON.stringify(reading)}`);
    const { sheet } = JSON.parse(bytes.toString()) as { readonly sheet: readonly string[] };
    expect(sheetOf(Number(/\d+/u.exec(name)?.[0]), reading.value.game)).toEqual(sheet);
  }
});

test('a file keeps the writer of its version when a later version writes the sheet anew', () => {
  const writers = [
    [1, () => ['as before']],
    [3, () => ['as since 3']],
  ] as const;
  const written = [1, 2, 3, 4].map((version) => sheetOf(version, gameOfMisses(1), writers));
  expect(written).toEqual([['as before'], ['as before'], ['as since 3'], ['as since 3']]);
});
