import { appendFile, truncate } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeTombstone, type ArchivedLine } from './archived-line.ts';
import type { MonthFile } from './month-file.ts';
import { linesOf } from './month-lines.ts';
import { lineOf } from './testing/index-of.testing.ts';
import { monthWith } from './testing/month-file.testing.ts';
import { ForgetfulDisk } from './testing/month-index.testing.ts';

/** The lines of a month with this content, as counter and kind. */
async function readFrom(...content: readonly string[]): Promise<readonly string[]> {
  const { file } = await monthWith(content.join(''));
  return linesIn(file);
}

async function linesIn(file: MonthFile): Promise<readonly string[]> {
  const read: string[] = [];
  for await (const line of linesOf(file)) read.push(told(line));
  return read;
}

function told(line: ArchivedLine): string {
  switch (line.kind) {
    case 'game':
      return `game ${String(line.record.counter)} after ${String(line.record.game.events.length)}`;
    case 'deleted':
      return `deleted ${line.id.slice(0, 7)}`;
  }
}

const DELETED = makeTombstone('g000002-0a1b2c');

test('every line of a month is read in the order of the file, a game as often as it is there', async () => {
  expect(await readFrom(lineOf(1, 5), lineOf(2, 6), DELETED, lineOf(1, 7))).toEqual([
    'game 1 after 5',
    'game 2 after 6',
    'deleted g000002',
    'game 1 after 7',
  ]);
});

test('lines that cannot be read are passed over, those beside them are not', async () => {
  const damaged = lineOf(2, 6).replace('"lane":', '"lame":');
  expect(await readFrom(lineOf(1, 5), damaged, '\n', 'no line\n', lineOf(3, 7))).toEqual([
    'game 1 after 5',
    'game 3 after 7',
  ]);
});

test('a last line without its end is read if it is whole, and not if it is torn', async () => {
  const last = lineOf(2, 6);
  expect(await readFrom(lineOf(1, 5), last.slice(0, -1))).toEqual(['game 1 after 5', 'game 2 after 6']);
  expect(await readFrom(lineOf(1, 5), last.slice(0, -9))).toEqual(['game 1 after 5']);
});

test('a month of many windows is read to its end, wherever they divide its lines', async () => {
  const line = lineOf(1, 20);
  const lines = Math.ceil((700 * 1024) / line.length);
  expect(await readFrom(line.repeat(lines))).toHaveLength(lines);
});

test('a line longer than a window is read whole, and lines behind one that is too long are read as well', async () => {
  const long = `${'x'.repeat(600 * 1024)}\n`;
  expect(await readFrom(lineOf(1, 5), long, lineOf(2, 6))).toEqual(['game 1 after 5', 'game 2 after 6']);
});

test('a month that is empty or gone has no lines', async () => {
  expect(await readFrom('')).toEqual([]);
  const { file } = await monthWith(null);
  await expect(linesOf(file).next()).rejects.toMatchObject({ code: 'ENOENT' });
});

test('damage without line ends, longer than any line may be, costs none of the lines around it', async () => {
  const most = 32 * 1024 * 1024;
  const disk = new ForgetfulDisk();
  const { path, file } = await monthWith(lineOf(1, 5), disk);
  // Zeros take no room on the disk. The next line begins just before the largest read ends.
  await truncate(path, lineOf(1, 5).length + most - 500);
  await appendFile(path, lineOf(2, 6));
  expect(await linesIn(file)).toEqual(['game 1 after 5', 'game 2 after 6']);
  expect(Math.max(...disk.parts.map(({ length }) => length))).toBe(most);
});
