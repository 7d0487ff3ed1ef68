import { rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { Archive } from './archive.ts';
import { makeGameLine } from './archived-line.ts';
import {
  INDEX,
  MONTH,
  after,
  generationIn,
  holding,
  inMonth,
  listed,
  month,
  reopened,
} from './testing/archive.testing.ts';

describe('a disk that refuses', () => {
  /** Adds a second game while calls fail. */
  async function refusing(
    call: string,
    code: string,
  ): Promise<{ data: string; disk: FailingDisk; archive: Archive; before: string }> {
    const { data, disk, archive } = await holding(after(5, 1));
    const before = await month(data);
    disk.fails = (asked) => (asked === call ? code : null);
    return { data, disk, archive, before };
  }

  test.each([
    ['write', 'ENOSPC', 'disk-full'],
    ['append', 'EROFS', 'read-only'],
    ['sync', 'EIO', 'device-error'],
  ])(
    'at %s: is reported, the month is unchanged, and it continues when the disk returns',
    async (call, code, trouble) => {
      const { data, disk, archive, before } = await refusing(call, code);
      expect(await archive.add([after(6, 2)])).toEqual({ done: [], trouble });
      expect(await month(data)).toBe(before);
      expect(await listed(archive)).toEqual(['1/5']);
      disk.fails = () => null;
      expect((await archive.add([after(6, 2)])).trouble).toBeNull();
      expect(await listed(archive)).toEqual(['2/6', '1/5']);
    },
  );

  test('at sync, and at the truncation after it: the remaining line is not trusted', async () => {
    const { data, disk, archive, before } = await refusing('sync', 'EIO');
    disk.fails = (call) => (call === 'sync' || call === 'cut' ? 'EIO' : null);
    expect(await archive.add([after(6, 2)])).toEqual({ done: [], trouble: 'device-error' });
    expect((await month(data)).length).toBeGreaterThan(before.length);
    disk.fails = () => null;
    disk.calls.length = 0;
    expect(await archive.add([after(6, 2)])).toEqual({ done: [after(6, 2).id], trouble: null });
    expect(disk.calls).toContain('rename');
  });

  test('to write more than a few bytes at a time: all of them are written', async () => {
    const { disk, archive } = await holding(after(5, 1));
    disk.mostAtOnce = 7;
    await archive.add([after(6, 2)]);
    expect(await generationIn(archive, after(6, 2))).toBe(6);
  });

  test('at sync: the month goes to a new file, and the old descriptor is not synced again', async () => {
    const { data, disk, archive } = await refusing('sync', 'EIO');
    const inode = (await stat(join(data, 'archive', MONTH))).ino;
    await archive.add([after(6, 2)]);
    disk.fails = () => null;
    disk.calls.length = 0;
    await archive.add([after(6, 2)]);
    expect(
      disk.calls
        .filter((call) => /^(?:sync|rename|syncFolder)/u.test(call))
        .map((call) => call.split(' ')[0]),
    ).toEqual([...['sync', 'rename', 'syncFolder']]);
    expect((await stat(join(data, 'archive', MONTH))).ino).not.toBe(inode);
    await archive.add([after(7, 3)]);
    expect(disk.calls).toContain('append');
  });

  test('to make the folder: is reported, and the folder is made as soon as possible', async () => {
    const { data, disk, archive } = await holding();
    disk.fails = (call) => (call === 'makeFolder' ? 'EROFS' : null);
    expect(await archive.add([after(5, 1)])).toEqual({ done: [], trouble: 'read-only' });
    expect(await archive.bury(after(5, 1))).toEqual({ ok: false, error: 'read-only' });
    expect(await namesIn(data)).toEqual([]);
    disk.fails = () => null;
    expect(await archive.add([after(5, 1)])).toEqual({ done: [after(5, 1).id], trouble: null });
  });

  test('to make the folder for lines from elsewhere: is reported, and deleted games need none', async () => {
    const { disk, archive } = await holding();
    await archive.bury(after(5, 1));
    const again = new Archive(disk, await tempFolder());
    disk.fails = (call) => (call === 'makeFolder' ? 'EROFS' : null);
    const lines = [{ id: after(5, 1).id, text: makeGameLine(after(5, 1)) }];
    expect(await again.addLines('2026-11', lines)).toEqual({ ok: false, error: 'read-only' });
    disk.calls.length = 0;
    expect([await archive.addLines('2026-11', lines), disk.calls]).toEqual([{ ok: true, value: null }, []]);
  });

  test('to sync the new folder: its durability is unknown, so nothing is written there', async () => {
    const { data, disk, archive } = await holding();
    await disk.makeFolder(join(data, 'archive'));
    disk.fails = (call) => (call === 'makeFolder' ? 'EIO' : null);
    expect(await archive.add([after(5, 1)])).toEqual({ done: [], trouble: 'device-error' });
    disk.fails = () => null;
    expect(await archive.add([after(5, 1)])).toEqual({ done: [], trouble: 'device-error' });
    expect(await archive.bury(after(5, 1))).toEqual({ ok: false, error: 'device-error' });
    expect(await namesIn(join(data, 'archive'))).toEqual([]);
  });

  test('to write an index: the games are still found', async () => {
    const { data, disk, archive } = await holding(after(5, 1));
    await rm(join(data, 'archive', INDEX));
    const again = new Archive(disk, data);
    await again.open();
    disk.fails = (call) => (call === 'create' || call === 'write' ? 'ENOSPC' : null);
    expect(await listed(again)).toEqual(['1/5']);
    expect(await generationIn(again, after(5, 1))).toBe(5);
    expect(await listed(archive)).toEqual(['1/5']);
  });

  test('a folder in the place of an index does not block reading or adding games', async () => {
    const { data, disk } = await holding(after(5, 1));
    await rm(join(data, 'archive', INDEX));
    await disk.makeFolder(join(data, 'archive', INDEX));
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(['1/5']);
    expect(await archive.add([after(6, 2)])).toMatchObject({ trouble: null });
    expect(await listed(archive)).toEqual(['2/6', '1/5']);
    expect(await generationIn(archive, after(5, 1))).toBe(5);
    expect((await archive.bury(after(5, 1))).ok).toBe(true);
    expect(await listed(archive)).toEqual(['2/6']);
  });

  test('a month that is no file is neither replaced nor written to', async () => {
    const data = await tempFolder();
    const disk = new FailingDisk();
    await disk.makeFolder(join(data, 'archive', MONTH));
    const { archive } = await reopened(data);
    expect(await archive.add([after(5, 1)])).toEqual({ done: [], trouble: 'not-allowed' });
    expect((await archive.bury(after(5, 1))).ok).toBe(false);
    expect(await listed(archive)).toEqual([]);
    // Reported once. The games stay in place until the obstacle is moved.
    expect(archive.news()).toEqual([{ kind: 'archive-unusable', file: `archive/${MONTH}` }]);
    await archive.add([after(5, 1)]);
    expect(archive.news()).toEqual([]);
  });

  test('a month of 2 GB is neither read nor written, and does not block the other months', async () => {
    const { data } = await holding(after(5, 1));
    const huge = join(data, 'archive', '2026-12.jsonl');
    await writeFile(huge, '');
    await truncate(huge, 2 * 1024 ** 3);
    const { archive, disk } = await reopened(data);
    while (await archive.step());
    expect(await archive.add([inMonth('2026-12', after(7, 2))])).toEqual({
      done: [],
      trouble: 'not-allowed',
    });
    expect(await archive.add([after(6, 3)])).toMatchObject({ trouble: null });
    expect(await listed(archive)).toEqual(['3/6', '1/5']);
    expect((await stat(huge)).size).toBe(2 * 1024 ** 3);
    expect(archive.news()).toEqual([{ kind: 'archive-unusable', file: 'archive/2026-12.jsonl' }]);
    expect(disk.calls).not.toContain('read');
  });
});
