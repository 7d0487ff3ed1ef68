import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingDisk } from '../../saves/disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { Health } from './health.ts';
import { SaveTimes } from './save-times.ts';

interface Watched {
  readonly data: string;
  readonly disk: FailingDisk;
  readonly saves: SaveTimes;
  readonly health: Health;
  readonly lane: { waiting: boolean };
}

async function watched(): Promise<Watched> {
  const [data, disk, saves] = [await tempFolder(), new FailingDisk(), new SaveTimes(() => 'now')];
  const lane = { waiting: false };
  const space = (): Promise<{ free: number; total: number }> => Promise.resolve({ free: 7, total: 9 });
  const health = new Health({
    ...{ disk, path: data, version: '9.9.9', saves, space },
    waiting: () => lane.waiting,
  });
  return { data, disk, saves, health, lane };
}

async function read(data: string): Promise<unknown> {
  return JSON.parse(await readFile(join(data, 'health.json'), 'utf8')) as unknown;
}

describe('the health file', () => {
  test('tells a monitor who runs since when, how saves went, and how much room the disk has', async () => {
    const { data, saves, health } = await watched();
    saves.saved(3, null);
    health.changed();
    await expect
      .poll(() => read(data).catch(() => null))
      .toMatchObject({
        ...{ file: 'headpin-health', version: 1, state: 'running', headpin: '9.9.9', pid: process.pid },
        saves: { last: { at: 'now', trouble: null }, failed: 0, median: 3, slowest: 3 },
        disk: { free: 7, total: 9 },
      });
  });

  test('says that a ball waits for the disk, and at the end that the program stopped', async () => {
    const { data, disk, saves, health, lane } = await watched();
    saves.whenChanged(() => {
      health.changed();
    });
    lane.waiting = true;
    saves.saved(3, 'disk-full');
    await expect
      .poll(() => read(data).catch(() => null))
      .toMatchObject({ state: 'waiting', saves: { last: { trouble: 'disk-full' } } });
    await health.end();
    const renamed = disk.calls.filter((call) => call === 'rename').length;
    expect(await read(data)).toMatchObject({ state: 'stopped' });
    expect(await readdir(data)).toEqual(['health.json']);
    // A change after its end does not bring it back to life.
    saves.saved(3, null);
    await health.end();
    expect(await read(data)).toMatchObject({ state: 'stopped' });
    expect(disk.calls.filter((call) => call === 'rename')).toHaveLength(renamed + 1);
  });

  test('is never half there: it takes its name when it is whole, and is not synced', async () => {
    const { data, disk, health } = await watched();
    await writeFile(join(data, 'health.json.tmp'), 'half of one, from a program that was killed');
    await health.end();
    expect(disk.calls.filter((call) => call.startsWith('sync'))).toEqual([]);
    expect(disk.calls.at(-1)).toBe('rename');
    expect(await readdir(data)).toEqual(['health.json']);
  });

  test('stays as it was while the disk takes nothing, and the program continues', async () => {
    const { data, disk, health, saves } = await watched();
    await health.end();
    const before = await read(data);
    disk.fails = (call) => (call.startsWith('write') ? 'ENOSPC' : null);
    await health.end();
    expect(await read(data)).toEqual(before);
    disk.fails = () => null;
    saves.saved(3, null);
    await health.end();
    expect(await read(data)).not.toEqual(before);
  });
});
