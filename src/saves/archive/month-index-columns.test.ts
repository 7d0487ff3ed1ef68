/** What searches ask of a month's games: read from its index once, ahead of the first search, and a few lines at a time. */
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { after, newerLine } from './testing/archive.testing.ts';
import { makeTombstone } from './archived-line.ts';
import { ColumnsRoom } from './columns-room.ts';
import { countersOf, fromTo, indexOf, linesOf, started } from './testing/month-index.testing.ts';
import type { Place } from './places.ts';

const THREE = linesOf([1, 2, 3]);
/** More lines than are read in one step. */
const MANY = linesOf([1]) + `${'x'.repeat(150)}\n`.repeat(300) + linesOf([2]);

describe('the columns of a month', () => {
  test('are made once: the next search asks only whether the month has changed', async () => {
    const { index, disk } = await indexOf(THREE);
    const columns = await index.columns();
    disk.calls.length = 0;
    expect(await index.columns()).toBe(columns);
    expect(disk.calls).toEqual(['look']);
  });

  test('have the games of all its lines, however many', async () => {
    const { index } = await indexOf(MANY);
    expect((await index.columns()).rows).toBe(2);
  });

  test('made ahead leave the first search nothing to read', async () => {
    const { index, disk } = await indexOf(THREE);
    expect(await index.prepare()).toBe(false);
    disk.calls.length = 0;
    expect((await index.columns()).rows).toBe(3);
    expect(await index.prepare()).toBe(false);
    expect(disk.calls).toEqual(['look', 'look']);
  });

  test('are made ahead some hundred lines at a time, so that a ball need not wait', async () => {
    const { index, disk } = await indexOf(MANY);
    expect([await index.prepare(), await index.prepare()]).toEqual([true, false]);
    disk.calls.length = 0;
    expect((await index.columns()).rows).toBe(2);
    expect(disk.calls).toEqual(['look']);
  });

  test('are not made ahead where there is no room for them', async () => {
    const month = await indexOf(THREE);
    const { index, disk } = started(month, month.disk, new ColumnsRoom(0));
    await index.whole();
    disk.calls.length = 0;
    expect(await index.prepare()).toBe(false);
    expect(disk.calls).toEqual(['look']);
    expect((await index.columns()).rows).toBe(3);
  });

  test('are not made ahead of an index that somebody removed, which the next search rebuilds', async () => {
    const { index, indexPath } = await indexOf(THREE);
    await index.whole();
    await rm(indexPath);
    expect(await index.prepare()).toBe(false);
    expect((await index.columns()).rows).toBe(3);
  });

  test('leave their room to other months once the index is removed', async () => {
    const month = await indexOf(THREE);
    const room = new ColumnsRoom((await month.index.columns()).bytes);
    const { index } = started(month, month.disk, room);
    await index.columns();
    expect(room.isFull).toBe(true);
    await index.forget();
    expect(room.isFull).toBe(false);
  });
});

describe('games at their lines of the index', () => {
  /** The places of all games, newest first. */
  async function placesOf({ index }: Awaited<ReturnType<typeof indexOf>>): Promise<readonly Place[]> {
    const columns = await index.columns();
    return fromTo(0, columns.rows - 1).map((row) => columns.placeOf(row));
  }

  test('come in the order that they are asked for, from one read where they are close', async () => {
    const month = await indexOf(THREE);
    const places = await placesOf(month);
    month.disk.calls.length = 0;
    expect(countersOf((await month.index.gamesAt(places)) ?? [])).toEqual([3, 2, 1]);
    expect(month.disk.calls).toEqual(['readPart']);
  });

  test('that are far apart are read sixteen at a time', async () => {
    const names = fromTo(1, 90).map((line) => `${String(line).padEnd(100, 'x')}: X = 10`);
    const month = await indexOf(
      fromTo(1, 40)
        .map((counter) => newerLine(after(0, counter).id, names))
        .join(''),
    );
    const wanted = (await placesOf(month)).filter((_place, row) => row % 2 === 0);
    month.disk.rounds.length = 0;
    expect(countersOf((await month.index.gamesAt(wanted)) ?? [])).toEqual(
      fromTo(1, 20).map((place) => 42 - 2 * place),
    );
    expect(month.disk.rounds.map((calls) => calls.length)).toEqual([16, 4]);
  });

  test.each<[string, (path: string) => Promise<void>]>([
    ['is shorter', (path) => truncate(path, 10)],
    ['is damaged', async (path) => writeFile(path, (await readFile(path)).fill(0, 30, 60))],
    ['is gone', (path) => rm(path)],
  ])('are not guessed where the index %s since', async (_how, change) => {
    const month = await indexOf(THREE);
    const places = await placesOf(month);
    await change(month.indexPath);
    expect(await month.index.gamesAt(places)).toBeNull();
  });

  test('are none where a line tells now of a deletion', async () => {
    const month = await indexOf(THREE + makeTombstone(after(1, 1).id));
    await month.index.whole();
    const text = await readFile(month.indexPath, 'utf8');
    const start = text.lastIndexOf('\n', text.length - 2) + 1;
    expect(await month.index.gamesAt([{ start, length: text.length - start }])).toBeNull();
  });
});
