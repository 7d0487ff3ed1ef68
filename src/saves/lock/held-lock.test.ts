import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { PACE as REAL_PACE } from './freshness.ts';
import { takeLock, type Lock } from './lock.ts';
import { firstLine, leave, contender } from './testing/lock-contenders.testing.ts';
import { keep, LANE_1, LANE_2, leftLock, on, PACE, PATIENT, take } from './testing/two-lanes.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { OwnedDisk } from './owned-disk.ts';
import { codeOf, FOLDER_LOST } from '../disk/trouble.ts';

describe('a holder that lost its lock', () => {
  test('learns it at its next beat, with the new PC, and does not take the lock back', async () => {
    const folder = await tempFolder();
    const asleep = await take(folder, { here: await on(LANE_1), pace: PACE });
    const asking = { here: await on(LANE_2), pace: PACE };
    const second = await take(folder, { ...asking, over: await leftLock(folder, asking) });
    expect(await keep(asleep)).toBe('LANE-2');
    await expect(asleep.check()).rejects.toMatchObject({ code: 'EFOLDERLOST' });
    await asleep.release();
    await second.check();
    expect(await readFile(join(folder, 'lock'), 'utf8')).toContain('LANE-2');
  });

  test('writes nothing more, even before a beat: no file, name or folder', async () => {
    const folder = await tempFolder();
    const lock = await take(folder, { pace: PACE });
    const disk = new OwnedDisk(new NodeDisk(), () => lock.check());
    const path = join(folder, 'game.json');
    await (await disk.create(path)).close();
    const held = await disk.hold(path);
    await leave(folder, { machine: LANE_2 });
    const lost = { code: 'EFOLDERLOST' };
    await vi.waitUntil(() =>
      lock.check().then(
        () => false,
        () => true,
      ),
    );
    await expect(disk.create(join(folder, 'new'))).rejects.toMatchObject(lost);
    await expect(disk.append(path)).rejects.toMatchObject(lost);
    await expect(disk.hold(path)).rejects.toMatchObject(lost);
    await expect(held.put(new Uint8Array(1))).rejects.toMatchObject(lost);
    await held.close();
    expect(await readFile(path)).toHaveLength(0);
    await expect(disk.link(path, join(folder, 'second'))).rejects.toMatchObject(lost);
    await expect(disk.rename(path, join(folder, 'other'))).rejects.toMatchObject(lost);
    await expect(disk.remove(path)).rejects.toMatchObject(lost);
    await expect(disk.makeFolder(join(folder, 'games'))).rejects.toMatchObject(lost);
    await expect(disk.overwrite(path, () => true, new Uint8Array(1))).rejects.toMatchObject(lost);
    expect(await namesIn(folder)).toEqual(['game.json', 'lock']);
  });

  test('notices it beside a look, so that a ball does not wait for it apart', async () => {
    const folder = await tempFolder();
    const lost = Object.assign(new Error('lost'), { code: FOLDER_LOST });
    const inner = new FailingDisk();
    const path = join(folder, 'game.json');
    const disk = new OwnedDisk(inner, async () => {
      await inner.look(join(folder, 'lock'));
      throw lost;
    });
    expect(await disk.look(path)).toBeNull();
    expect(inner.rounds).toEqual([['look', 'look']]);
    await expect(disk.create(path)).rejects.toBe(lost);
  });

  test('notices it beside the look at a held file, before that is written', async () => {
    const folder = await tempFolder();
    const inner = new FailingDisk();
    const path = join(folder, 'journal');
    await (await inner.create(path)).close();
    const checks: (() => Promise<void>)[] = [() => Promise.resolve()];
    const disk = new OwnedDisk(inner, () => checks.at(-1)?.() ?? Promise.resolve());
    const held = await disk.hold(path);
    const lost = Object.assign(new Error('lost'), { code: FOLDER_LOST });
    checks.push(async () => {
      await inner.look(join(folder, 'lock'));
      throw lost;
    });
    inner.rounds.length = 0;
    expect(await held.isThere()).toBe(true);
    expect(inner.rounds).toEqual([['isThere 2', 'look']]);
    await expect(held.put(new Uint8Array(1))).rejects.toBe(lost);
    expect(inner.calls.join(' ')).not.toContain('put');
    await held.close();
  });

  test('includes one that finds no lock in an existing folder: another process had it meanwhile', async () => {
    const folder = await tempFolder();
    const lock = await take(folder, { pace: PACE });
    await mkdir(join(folder, 'games'));
    await rm(join(folder, 'lock'));
    expect(await keep(lock)).toBeNull();
    expect(await namesIn(folder)).toEqual(['games']);
  });

  test('excludes one whose share is away for a moment: it continues when the share is back', async () => {
    const folder = await tempFolder();
    const lock = await take(folder, { pace: PACE });
    let lost = false;
    lock.keepFresh(() => (lost = true));
    const away = join(await tempFolder(), 'lock');
    await rename(join(folder, 'lock'), away);
    await vi.waitUntil(() =>
      lock.check().then(
        () => false,
        (error: unknown) => /empty/u.test(String(error)),
      ),
    );
    await rename(away, join(folder, 'lock'));
    await vi.waitUntil(() =>
      lock.check().then(
        () => true,
        () => false,
      ),
    );
    expect(lost).toBe(false);
  });

  test('continues when the share is back, although a log and a browser were written in its place meanwhile', async () => {
    const folder = await tempFolder();
    const lock = await take(folder, { pace: PACE });
    await mkdir(join(folder, 'games'));
    let lost = false;
    lock.keepFresh(() => (lost = true));
    const away = join(await tempFolder(), 'share');
    await rename(folder, away);
    for (const name of ['log', 'session']) await mkdir(join(folder, name), { recursive: true });
    await vi.waitUntil(() =>
      lock.check().then(
        () => false,
        (error: unknown) => /empty/u.test(String(error)),
      ),
    );
    await rm(folder, { recursive: true });
    await rename(away, folder);
    await vi.waitUntil(() =>
      lock.check().then(
        () => true,
        () => false,
      ),
    );
    expect(lost).toBe(false);
  });

  test('excludes one whose share comes back while the lock is searched: between the look at the lock and that at the folder', async () => {
    const folder = await tempFolder();
    const disk = new FailingDisk();
    const taken = await takeLock(disk, folder, 'program', { pace: PATIENT });
    if (!taken.ok) expect.fail(taken.error.code);
    await mkdir(join(folder, 'games'));
    const away = join(await tempFolder(), 'share');
    await rename(folder, away);
    await vi.waitUntil(() =>
      taken.value.check().then(
        () => false,
        () => true,
      ),
    );
    let lost = false;
    taken.value.keepFresh(() => (lost = true));
    disk.fails = (call) => {
      if (call === 'list') renameSync(away, folder);
      return null;
    };
    await taken.value.check();
    expect(lost).toBe(false);
    await taken.value.release();
  });

  test('excludes one whose disk refuses the beat', async () => {
    const folder = await tempFolder();
    const disk = new FailingDisk();
    const taken = await takeLock(disk, folder, 'program', { pace: PACE });
    if (!taken.ok) expect.fail(taken.error.code);
    let lost = false;
    for (const code of ['ENOSPC', 'EROFS', 'EIO']) {
      let refusals = 0;
      disk.fails = (call) => {
        if (call !== 'overwrite') return null;
        refusals += 1;
        return code;
      };
      taken.value.keepFresh(() => (lost = true));
      await vi.waitUntil(() => refusals >= 2);
      await taken.value.check();
    }
    expect(lost).toBe(false);
  });
});

test('a lock is kept fresh in place: no sync, no other name, the same length', async () => {
  const folder = await tempFolder();
  const disk = new FailingDisk();
  const taken = await takeLock(disk, folder, 'program', { pace: PACE });
  if (!taken.ok) expect.fail(taken.error.code);
  const before = await readFile(join(folder, 'lock'), 'utf8');
  disk.calls.length = 0;
  taken.value.keepFresh(() => undefined);
  await vi.waitUntil(() => disk.calls.length >= 3);
  await taken.value.release();
  expect(new Set(disk.calls.filter((call) => !['look', 'read', 'remove'].includes(call)))).toEqual(
    new Set(['overwrite']),
  );
  expect(before).toMatch(/"beat":"0000000000"/u);
});

test('a PC that slept while its lock was taken over reports the loss when it wakes', async () => {
  const folder = await tempFolder();
  const asleep = await contender(folder, { machine: LANE_1, beat: 20 });
  expect(await asleep.go()).toBe('taken');
  asleep.child.kill('SIGSTOP');
  const asking = { here: await on(LANE_2), pace: PACE };
  const over = await vi.waitUntil(async () => {
    const taken = await takeLock(new NodeDisk(), folder, 'program', asking);
    return !taken.ok && taken.error.code === 'unclear' ? taken.error.lock : null;
  });
  const lock = await take(folder, { ...asking, over });
  const said = firstLine(asleep.child);
  asleep.child.kill('SIGCONT');
  expect(await said).toBe('lost to LANE-2');
  await lock.check();
  asleep.child.stdin.end();
  await once(asleep.child, 'exit');
  expect(await namesIn(folder)).toEqual(['lock']);
});

describe('a lock that was taken', () => {
  test('is checked before the next save of a PC that slept for an hour, while its monotonic clock stood still', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const folder = await tempFolder();
    const lock = await take(folder, { here: await on(LANE_1), pace: PATIENT });
    await leave(folder, { machine: LANE_2 });
    await lock.check();
    vi.setSystemTime(Date.now() + 3_600_000);
    await expect(lock.check()).rejects.toMatchObject({ code: FOLDER_LOST });
  });

  test('allows no write once it is released, and reports no loss then', async () => {
    const folder = await tempFolder();
    const lock = await take(folder, { here: await on(LANE_1), pace: PATIENT });
    const lost: unknown[] = [];
    lock.keepFresh((by) => void lost.push(by));
    await lock.release();
    await expect(lock.check()).rejects.toMatchObject({ code: FOLDER_LOST });
    expect(lost).toEqual([]);
  });
});

describe('a lock after a beat', () => {
  test('is known by one look: the file is not opened before each ball', async () => {
    const { lock, disk } = await beaten(await tempFolder());
    vi.setSystemTime(Date.now() + 1_000);
    await lock.check();
    expect(disk.calls).toEqual(['look']);
  });

  test('is read when that beat is long ago, though it looks the same: a share may answer a look from memory', async () => {
    const { lock, disk } = await beaten(await tempFolder());
    vi.setSystemTime(Date.now() + 5_000);
    await lock.check();
    expect(disk.calls).toEqual(['look', 'read']);
  });

  test('is lost when another PC’s has its name, and that is reported once, however many calls notice it at one moment', async () => {
    const folder = await tempFolder();
    const { lock, lost } = await beaten(folder);
    await leave(folder, { machine: LANE_2 });
    vi.setSystemTime(Date.now() + 1_000);
    const codes = await Promise.all([lock, lock].map((one) => one.check().catch(codeOf)));
    expect([codes, lost]).toEqual([[FOLDER_LOST, FOLDER_LOST], ['LANE-2']]);
  });
});

interface Beaten {
  readonly lock: Lock;
  readonly disk: FailingDisk;
  readonly lost: (string | null)[];
}

/** A lock after its first beat; the next one comes only when the test moves the clock so far. */
async function beaten(folder: string): Promise<Beaten> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const disk = new FailingDisk();
  const taken = await takeLock(disk, folder, 'program', { here: await on(LANE_1) });
  if (!taken.ok) expect.fail(taken.error.code);
  const lost: Beaten['lost'] = [];
  const overwrite = disk.overwrite.bind(disk);
  const beat = new Promise<void>((resolve) => {
    disk.overwrite = (...asked) => overwrite(...asked).finally(resolve);
  });
  taken.value.keepFresh((by) => void lost.push(by));
  vi.advanceTimersByTime(REAL_PACE.beat);
  await beat;
  await setImmediate();
  disk.calls.length = 0;
  return { lock: taken.value, disk, lost };
}
