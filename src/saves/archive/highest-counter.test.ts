/** Which months are read for the number of a lane's next game. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { foreign } from '../imports/testing/lane.testing.ts';
import { gameOfMisses } from '../record/testing/game.testing.ts';
import { Archive } from './archive.ts';
import { makeGameLine, makeTombstone } from './archived-line.ts';
import { bug } from './testing/archive.testing.ts';
import { lineOf } from './testing/index-of.testing.ts';

const { origin } = gameOfMisses(0).setup;
const OTHER = makeGameLine(foreign(gameOfMisses(3), 50));

interface Opened {
  readonly archive: Archive;
  readonly disk: FailingDisk;
}

/** An archive of these months, opened by the folder in which its games were bowled, or by a reader. */
async function opened(
  months: Readonly<Record<string, string>>,
  by: 'lane' | 'reader' = 'lane',
): Promise<Opened> {
  const data = await tempFolder();
  await mkdir(join(data, 'archive'));
  for (const [month, text] of Object.entries(months))
    await writeFile(join(data, 'archive', `${month}.jsonl`), text);
  const disk = new FailingDisk();
  const archive = new Archive(disk, data);
  if (by === 'lane') archive.countOnly(origin);
  await archive.open();
  disk.calls.length = 0;
  return { archive, disk };
}

/** The steps that read on, and the number after them. */
async function stepped({ archive }: Opened): Promise<readonly [steps: number, highest: number]> {
  let steps = 0;
  while (await archive.step()) steps += 1;
  return [steps, archive.highest];
}

describe('the highest number of a lane’s games', () => {
  test('is at the end of the newest month, and then no older month is read for it', async () => {
    const lane = await opened({ '2026-10': lineOf(9, 0), '2026-11': lineOf(5, 0) });
    expect(lane.archive.highest).toBe(5);
    // One step a month indexes it; the last one ends.
    expect(await stepped(lane)).toEqual([1, 5]);
  });

  test('is looked for behind other lanes’ games month by month, the newest first, until one has a game of the lane', async () => {
    const lane = await opened({ '2026-09': lineOf(9, 0), '2026-10': lineOf(4, 0), '2026-11': OTHER });
    expect(lane.archive.highest).toBe(0);
    expect([await lane.archive.step(), lane.archive.highest]).toEqual([true, 0]);
    expect([await lane.archive.step(), lane.archive.highest]).toEqual([true, 4]);
    // So far each month was only looked at and read from its end; nothing was indexed.
    expect(lane.disk.calls).toEqual(['look', 'readPart', 'look', 'readPart']);
    expect(await stepped(lane)).toEqual([2, 4]);
  });

  test('is looked for in the other months if one cannot be read', async () => {
    const lane = await opened({ '2026-10': lineOf(4, 0), '2026-11': OTHER });
    lane.disk.fails = () => 'EIO';
    expect(await lane.archive.step()).toBe(true);
    lane.disk.fails = () => null;
    expect([await lane.archive.step(), lane.archive.highest]).toEqual([true, 4]);
  });

  test('is not looked for past a bug, which is rethrown', async () => {
    const lane = await opened({ '2026-10': lineOf(4, 0), '2026-11': OTHER });
    lane.disk.fails = bug;
    await expect(lane.archive.step()).rejects.toThrow('a bug');
  });

  test('is not looked for without a month', async () => {
    const lane = await opened({});
    expect([await stepped(lane), lane.disk.calls]).toEqual([[0, 0], []]);
  });

  test('is that of all games to whoever only reads, once all months are indexed', async () => {
    const months = { '2026-10': lineOf(9, 0), '2026-11': OTHER, '2026-12': 'damaged\n' };
    const reader = await opened(months, 'reader');
    expect(reader.archive.highest).toBe(0);
    expect(await stepped(reader)).toEqual([2, 50]);
  });
});

describe('the number before a lane’s next game', () => {
  const graves = [6, 7, 9].map((counter) => makeTombstone(`g00000${String(counter)}-0a1b2c`)).join('');

  test('is that of the last deleted game where deleted ones follow the last game one by one', async () => {
    const { archive } = await opened({ '2026-11': lineOf(5, 0) + graves });
    expect(archive.highest).toBe(5);
    expect([0, 5, 6, 8, 20].map((counter) => archive.above(counter))).toEqual([7, 7, 7, 9, 20]);
  });

  test('is that of the last deleted game wherever it is, to whoever only reads', async () => {
    const { archive } = await opened({ '2026-11': lineOf(5, 0) + graves }, 'reader');
    expect([archive.highest, archive.above(0)]).toEqual([9, 9]);
  });
});
