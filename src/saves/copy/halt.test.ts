import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { CopiedLane, MONTH, states } from './testing/lane.testing.ts';

describe('a copy that cannot be made', () => {
  test('because its destination is gone does not create a folder there', async () => {
    const lane = await CopiedLane.begin();
    await rm(join(lane.place, '..'), { recursive: true });
    expect(await lane.copy()).toEqual({ ok: false, error: 'folder-missing' });
    await expect(readdir(lane.place)).rejects.toThrow('ENOENT');
  });

  test('because the program ends is abandoned between two files, and the next one continues', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    let asked = 0;
    // Six files of one copy are read and three are copied.
    lane.stopped = () => (asked += 1) > 9;
    expect(await lane.copy()).toEqual({ ok: false, error: 'stopped' });
    expect(await states(lane)).toEqual(['whole', 'unfinished']);
    lane.stopped = () => false;
    expect((await lane.copy()).ok).toBe(true);
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  test('because a file is in its place is reported, and the file stays', async () => {
    const lane = await CopiedLane.begin();
    await rm(lane.place, { recursive: true });
    await writeFile(lane.place, 'the red stick');
    expect(await lane.copy()).toEqual({ ok: false, error: 'folder-missing' });
    expect(await readFile(lane.place, 'utf8')).toBe('the red stick');
  });

  test('because the program ends already touches nothing', async () => {
    const lane = await CopiedLane.begin();
    const disk = new FailingDisk();
    lane.stopped = () => true;
    expect(await lane.copy(disk)).toEqual({ ok: false, error: 'stopped' });
    expect(disk.calls).toEqual([]);
  });

  test('because of a bug is not a disk error: it is rethrown', async () => {
    const lane = await CopiedLane.begin();
    const disk = new FailingDisk();
    disk.rename = () => Promise.reject(new TypeError('a bug'));
    await expect(lane.copy(disk)).rejects.toThrow('a bug');
  });

  test('because it is damaged while it is written does not count', async () => {
    const lane = await CopiedLane.begin();
    const disk = new FailingDisk();
    const read = disk.read.bind(disk);
    disk.read = async (path) => {
      const bytes = await read(path);
      return path === lane.path('a', MONTH) ? bytes.with(0, 0) : bytes;
    };
    expect(await lane.copy(disk)).toEqual({ ok: false, error: 'not-verified' });
    expect(await states(lane)).toEqual(['unfinished', 'unfinished']);
  });
});
