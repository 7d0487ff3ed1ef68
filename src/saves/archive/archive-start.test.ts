import { appendFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ANY_GAME } from '../../contract/contract.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { Archive } from './archive.ts';
import {
  INDEX,
  LONG_DAMAGE,
  MONTH,
  after,
  bug,
  generationIn,
  holding,
  inMonth,
  listed,
  reopened,
} from './testing/archive.testing.ts';

describe('at the start', () => {
  test('without an archive or a month nothing is read', async () => {
    const data = await tempFolder();
    for (const make of [() => Promise.resolve(), () => mkdir(join(data, 'archive'))]) {
      await make();
      const disk = new FailingDisk();
      const archive = new Archive(disk, data);
      expect(await archive.open()).toEqual([]);
      expect(archive.highest).toBe(0);
      expect(await archive.step()).toBe(false);
      expect(disk.calls).toEqual(['look', 'list']);
      expect(archive.news()).toEqual([]);
    }
  });

  test('every name in the folder is accepted', async () => {
    const { data } = await holding(after(5, 1));
    await appendFile(join(data, 'archive', 'notes.txt'), '');
    const archive = new Archive(new FailingDisk(), data);
    expect((await archive.open()).toSorted()).toEqual([INDEX, MONTH, 'notes.txt']);
    expect(await archive.step()).toBe(false);
  });

  test('the highest counter comes from the end of the newest month, and no other month is read', async () => {
    const { data } = await holding(...threeMonths());
    const { archive, disk } = await reopened(data);
    expect(archive.highest).toBe(3);
    expect(disk.calls.filter((call) => call === 'readPart')).toHaveLength(1);
  });

  test('an unreadable folder counts as empty for now, and is complete later', async () => {
    const { data } = await holding(after(5, 1));
    const disk = new FailingDisk();
    const archive = new Archive(disk, data);
    disk.fails = () => 'EIO';
    expect(await archive.open()).toEqual([]);
    expect(await archive.step()).toBe(false);
    expect(archive.highest).toBe(0);
    expect(archive.news()).toEqual([]);
    disk.fails = () => null;
    expect(await archive.holds(after(5, 1).id, after(5, 1).game.setup.startedAt)).toMatchObject({
      generation: 5,
    });
  });
});

describe('the rest of the archive, part by part', () => {
  test('reads the newest month first; at the end the highest counter covers all months', async () => {
    const { data } = await holding(...threeMonths());
    const { archive } = await reopened(data);
    expect([await archive.step(), archive.highest]).toEqual([true, 3]);
    expect([await archive.step(), archive.highest]).toEqual([true, 5]);
    expect([await archive.step(), archive.highest]).toEqual([false, 9]);
    expect([await archive.step(), archive.highest]).toEqual([false, 9]);
  });

  test('leaves the first search only each month’s file to look at', async () => {
    const { data } = await holding(...threeMonths());
    const { archive, disk } = await reopened(data);
    while (await archive.step());
    disk.calls.length = 0;
    expect(await archive.count({ filter: ANY_GAME, naming: 'part', except: new Set() })).toMatchObject({
      found: 3,
    });
    expect(disk.calls).toEqual(['look', 'look', 'look']);
  });

  test('a long month takes more than one step', async () => {
    const { data, archive: earlier } = await holding(inMonth('2026-12', after(0, 1)));
    await appendFile(join(data, 'archive', MONTH), LONG_DAMAGE);
    await earlier.add([after(0, 7)]);
    await rm(join(data, 'archive', INDEX));
    const { archive } = await reopened(data);
    expect([await archive.step(), archive.highest]).toEqual([true, 1]);
    expect([await archive.step(), archive.highest]).toEqual([true, 1]);
    expect([await archive.step(), archive.highest]).toEqual([false, 7]);
  });

  test('skips an unreadable month for now', async () => {
    const { data } = await holding(...threeMonths());
    const { archive, disk } = await reopened(data);
    disk.fails = () => 'EIO';
    expect(await archive.step()).toBe(true);
    disk.fails = () => null;
    expect([await archive.step(), archive.highest]).toEqual([true, 5]);
    expect(await archive.step()).toBe(false);
    expect(await listed(archive)).toEqual(['9/0', '5/0', '3/0']);
  });
});

describe('throws any error that is not the disk’s', () => {
  const game = after(5, 1);

  test.each<[string, (archive: Archive) => Promise<unknown>]>([
    ['the start', (archive) => archive.open()],
    ['a step', (archive) => archive.step()],
    ['adding', (archive) => archive.add([game])],
    ['deleting', (archive) => archive.bury(game)],
    ['looking for a game as it is elsewhere', (archive) => archive.highestOf(game)],
    ['reading', (archive) => generationIn(archive, game)],
  ])('at %s', async (_, ask) => {
    const { data } = await holding(game);
    const { archive, disk } = await reopened(data);
    disk.fails = bug;
    await expect(ask(archive)).rejects.toThrow('a bug');
  });
});

/** The clock was moved forward and back, so months do not follow the counters. */
function threeMonths(): ReturnType<typeof after>[] {
  return [inMonth('2026-10', after(0, 9)), inMonth('2026-11', after(0, 5)), inMonth('2026-12', after(0, 3))];
}
