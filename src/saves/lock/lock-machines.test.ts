/** Two machines and one shared folder. They are processes, or one process that says who it is. */
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { takeLock, type Asking, type Lock, type LockRefusal } from './lock.ts';
import { here, type Here, type Machine } from './machine.ts';
import { firstLine, leave, leaveOld, newcomer } from './testing/lock-contenders.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { OwnedDisk } from './owned-disk.ts';
import { thisProcess } from './processes.ts';
import { FOLDER_LOST } from '../disk/trouble.ts';

/** PCs made from one disk image: their system's id is the same. */
const LANE_1: Machine = { id: 'ab', name: 'LANE-1' };
const LANE_2: Machine = { id: 'ab', name: 'LANE-2' };
const OTHER_BOOT = '11111111-2222-3333-4444-555555555555';
/** Beats fast, and gives a holder that is silent up after a moment. */
const PACE = { beat: 20, patience: 60, look: 5 };
/** Waits for a beat however busy the machine is. */
const PATIENT = { ...PACE, patience: 30_000 };
const LONG_AGO = new Date('2026-11-22T19:30:00.000Z');

async function on(machine: Machine, boot?: string): Promise<Here> {
  const real = await here();
  return { ...real, machine, process: { ...real.process, boot: boot ?? real.process.boot } };
}

async function take(folder: string, asking: Asking): Promise<Lock> {
  const taken = await takeLock(new NodeDisk(), folder, 'program', asking);
  return taken.ok ? taken.value : expect.fail(JSON.stringify(taken.error));
}

async function refused(folder: string, asking: Asking): Promise<LockRefusal> {
  const taken = await takeLock(new NodeDisk(), folder, 'program', asking);
  return taken.ok ? expect.fail('it was taken') : taken.error;
}

/** The lock that staff would take over. */
async function leftLock(folder: string, asking: Asking): Promise<string> {
  const refusal = await refused(folder, asking);
  return refusal.code === 'unclear' ? refusal.lock : expect.fail(refusal.code);
}

/** Keeps a lock fresh; resolves when it was lost. */
function keep(lock: Lock): Promise<string | null> {
  return new Promise((resolve) => {
    lock.keepFresh(resolve);
  });
}

describe('another machine’s lock', () => {
  test('that is kept fresh is held: the newcomer with another boot is told which machine has the folder', async () => {
    const folder = await tempFolder();
    const holder = await newcomer(folder, { machine: LANE_1, beat: 20 });
    expect(await holder.go()).toBe('taken');
    const asking = { here: await on(LANE_2, OTHER_BOOT), pace: PATIENT };
    expect(await refused(folder, asking)).toEqual({ code: 'held-elsewhere', name: 'LANE-1' });
    expect(await namesIn(folder)).toEqual(['lock']);
  });

  test('is held though both have one name, one disk image and only another boot', async () => {
    const folder = await tempFolder();
    const holder = await newcomer(folder, { machine: LANE_1, beat: 20 });
    expect(await holder.go()).toBe('taken');
    const asking = { here: await on(LANE_1, OTHER_BOOT), pace: PATIENT };
    expect(await refused(folder, asking)).toEqual({ code: 'held-elsewhere', name: 'LANE-1' });
  });

  test('that is not kept fresh is no reason to write: staff are asked, and told which machine and until when', async () => {
    const folder = await tempFolder();
    await leave(folder, { machine: LANE_1, at: LONG_AGO });
    const before = await readFile(join(folder, 'lock'), 'utf8');
    const refusal = await refused(folder, { here: await on(LANE_2), pace: PACE });
    expect(refusal).toMatchObject({ code: 'unclear', name: 'LANE-1', until: LONG_AGO.toISOString() });
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(before);
    expect(await namesIn(folder)).toEqual(['lock']);
  });

  test('is taken over when staff say so, at once', async () => {
    const folder = await tempFolder();
    await leave(folder, { machine: LANE_1 });
    const asking = { here: await on(LANE_2), pace: PACE };
    const over = await leftLock(folder, asking);
    const lock = await take(folder, { ...asking, over, watching: () => expect.fail('it was watched again') });
    await lock.check();
    expect(await readFile(join(folder, 'lock'), 'utf8')).toContain('LANE-2');
    expect(await namesIn(folder)).toEqual(['lock']);
  });

  test('is not taken over when its machine woke while staff were asked', async () => {
    const folder = await tempFolder();
    const first = await take(folder, { here: await on(LANE_1), pace: PACE });
    const asking = { here: await on(LANE_2), pace: PACE };
    const over = await leftLock(folder, asking);
    const before = await readFile(join(folder, 'lock'), 'utf8');
    void keep(first);
    await vi.waitUntil(async () => (await readFile(join(folder, 'lock'), 'utf8')) !== before);
    const taken = await takeLock(new NodeDisk(), folder, 'program', { ...asking, over, pace: PATIENT });
    expect(taken).toEqual({ ok: false, error: { code: 'held-elsewhere', name: 'LANE-1' } });
    await first.check();
  });

  test('given back while it was watched, is free', async () => {
    const folder = await tempFolder();
    const first = await take(folder, { here: await on(LANE_1), pace: PACE });
    const asking = { here: await on(LANE_2), pace: PATIENT, watching: () => void first.release() };
    await take(folder, asking);
  });

  test('of two machines whose staff take it over at once one gets it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const folder = await tempFolder();
      await leave(folder, { machine: LANE_1 });
      const crowd = await Promise.all(
        ['LANE-2', 'LANE-3', 'LANE-4'].map(async (name) => ({
          here: await on({ id: null, name }, name),
          pace: PACE,
        })),
      );
      const over = await leftLock(folder, crowd[0] ?? expect.fail());
      const taken = await Promise.all(
        crowd.map((asking) => takeLock(new NodeDisk(), folder, 'program', { ...asking, over })),
      );
      expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await namesIn(folder)).toEqual(['lock']);
    }
  });

  test('whose successor was cut off half-way keeps nobody from the folder', async () => {
    const folder = await tempFolder();
    await leave(folder, { machine: LANE_1 });
    const asking = { here: await on(LANE_2), pace: PACE };
    const over = await leftLock(folder, asking);
    const disk = new FailingDisk();
    // Cut off when the succession is taken and the lock is not replaced yet.
    disk.rename = () => new Promise(() => undefined);
    void takeLock(disk, folder, 'program', { ...asking, here: await on({ id: null, name: 'LANE-3' }), over });
    await vi.waitUntil(async () => (await namesIn(folder)).some((name) => name.endsWith('.tmp')));
    await vi.waitUntil(() => disk.calls.filter((call) => call === 'link').length === 2);
    await take(folder, { ...asking, over });
  });
});

describe('the lock of this machine', () => {
  test('from before a power cut is taken at once, with nobody asked and nothing watched', async () => {
    const folder = await tempFolder();
    const watching = (): void => expect.fail('it was watched');
    await leave(folder, { boot: OTHER_BOOT });
    await take(folder, { watching });
  });

  test('from before a power cut is taken with nobody asked, though the clock was set back', async () => {
    const folder = await tempFolder();
    await leave(folder, { boot: OTHER_BOOT, at: new Date(Date.now() + 3_600_000) });
    await take(folder, { pace: PACE });
  });

  test('whose process and boot are not told is held while it is kept fresh, and else staff are asked', async () => {
    const folder = await tempFolder();
    const nameless = { ...(await here()), process: { pid: process.pid, start: null, boot: null } };
    const first = await take(folder, { here: nameless, pace: PACE });
    expect(await refused(folder, { here: nameless, pace: PACE })).toMatchObject({
      code: 'unclear',
      name: null,
    });
    void keep(first);
    const held = { code: 'held', by: 'program', pid: process.pid };
    expect(await refused(folder, { here: nameless, pace: PATIENT })).toEqual(held);
  });
});

describe('a lock of an earlier Headpin', () => {
  test('on this machine is respected while its process runs, and free when that is gone', async () => {
    const folder = await tempFolder();
    const mine = await thisProcess();
    await leaveOld(folder, mine);
    expect(await refused(folder, {})).toEqual({ code: 'held', by: 'program', pid: process.pid });
    await leaveOld(folder, { ...mine, pid: 99_999_999 });
    await take(folder, {});
  });

  test.each([
    ['of another boot', { pid: 1, start: 1, boot: OTHER_BOOT }],
    ['with nulls for its start and boot', { pid: 1, start: null, boot: null }],
  ])(
    '%s may be any machine’s: staff are asked at once, and it refuses no start for ever',
    async (_, mark) => {
      const folder = await tempFolder();
      await leaveOld(folder, mark);
      const watching = (): void => expect.fail('it was watched');
      const refusal = await refused(folder, { watching });
      expect(refusal).toMatchObject({ code: 'unclear', name: null, until: null });
      await take(folder, { over: refusal.code === 'unclear' ? refusal.lock : '' });
    },
  );
});

describe('what cannot be read as a lock', () => {
  const damaged: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
    nothing: (path) => writeFile(path, ''),
    'only NULs, as a power cut may leave it': (path) => writeFile(path, new Uint8Array(300)),
    'a torn one': (path) => writeFile(path, '{"kind":"program","pid":17,"start":'),
    'one with nulls alone': (path) => writeFile(path, '{"kind":null,"pid":null,"start":null,"boot":null}'),
    'a huge one': (path) => writeFile(path, 'x'.repeat(10_000)),
    'a folder, which is set aside whole': async (path) => {
      await mkdir(path);
      await writeFile(join(path, 'letter'), 'somebody’s');
    },
  };

  test.each(Object.entries(damaged))(
    '%s: it is watched, and taken when nobody writes it',
    async (_, make) => {
      const folder = await tempFolder();
      await make(join(folder, 'lock'));
      const watching = vi.fn();
      const lock = await take(folder, { pace: PACE, watching });
      expect(watching).toHaveBeenCalledOnce();
      await lock.check();
      expect((await namesIn(folder)).filter((name) => name !== 'quarantine')).toEqual(['lock']);
    },
  );

  test('is taken from nobody who is just writing it', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'lock'), '');
    const watching = (): void => void leave(folder);
    expect(await refused(folder, { pace: PATIENT, watching })).toMatchObject({ code: 'held' });
  });

  test('but changes is kept fresh by a newer Headpin, and is held', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'lock'), '{"of":"tomorrow","beat":1}');
    const watching = (): void => void writeFile(join(folder, 'lock'), '{"of":"tomorrow","beat":2}');
    const refusal = await refused(folder, { pace: PATIENT, watching });
    expect(refusal).toEqual({ code: 'held-elsewhere', name: '' });
  });
});

describe('a holder that lost its lock', () => {
  test('is told by its next beat, with the machine that has it, and takes it from nobody', async () => {
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

  test('writes nothing more, before any beat: not a file, a name or a folder', async () => {
    const folder = await tempFolder();
    const lock = await take(folder, { pace: PACE });
    const disk = new OwnedDisk(new NodeDisk(), () => lock.check());
    const path = join(folder, 'game.json');
    await (await disk.create(path)).close();
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
    await expect(disk.link(path, join(folder, 'second'))).rejects.toMatchObject(lost);
    await expect(disk.rename(path, join(folder, 'other'))).rejects.toMatchObject(lost);
    await expect(disk.remove(path)).rejects.toMatchObject(lost);
    await expect(disk.makeFolder(join(folder, 'games'))).rejects.toMatchObject(lost);
    await expect(disk.overwrite(path, () => true, new Uint8Array(1))).rejects.toMatchObject(lost);
    expect(await namesIn(folder)).toEqual(['game.json', 'lock']);
  });

  test('is who finds no lock in a folder that is there: somebody had it meanwhile', async () => {
    const folder = await tempFolder();
    const lock = await take(folder, { pace: PACE });
    await mkdir(join(folder, 'games'));
    await rm(join(folder, 'lock'));
    expect(await keep(lock)).toBeNull();
    expect(await namesIn(folder)).toEqual(['games']);
  });

  test('is nobody whose share is away for a moment: it goes on when the share is back', async () => {
    const folder = await tempFolder();
    const lock = await take(folder, { pace: PACE });
    let lost = false;
    lock.keepFresh(() => (lost = true));
    const text = await readFile(join(folder, 'lock'));
    await rm(join(folder, 'lock'));
    await vi.waitUntil(() =>
      lock.check().then(
        () => false,
        (error: unknown) => /empty/u.test(String(error)),
      ),
    );
    await writeFile(join(folder, 'lock'), text);
    await vi.waitUntil(() =>
      lock.check().then(
        () => true,
        () => false,
      ),
    );
    expect(lost).toBe(false);
  });

  test('is nobody whose disk refuses the beat', async () => {
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

test('a lock that is kept fresh is written over itself: no sync, no other name, as long as before', async () => {
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

test('a machine that slept while its lock was taken over says so when it wakes', async () => {
  const folder = await tempFolder();
  const asleep = await newcomer(folder, { machine: LANE_1, beat: 20 });
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
  test('is looked at before the next save of a machine that slept for an hour, whose steady clock stood still', async () => {
    const folder = await tempFolder();
    const lock = await take(folder, { here: await on(LANE_1), pace: PATIENT });
    await leave(folder, { machine: LANE_2 });
    await lock.check();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    try {
      await expect(lock.check()).rejects.toMatchObject({ code: FOLDER_LOST });
    } finally {
      vi.useRealTimers();
    }
  });

  test('lets nothing be written once it is given back, and nobody is told of somebody else', async () => {
    const folder = await tempFolder();
    const lock = await take(folder, { here: await on(LANE_1), pace: PATIENT });
    const lost: unknown[] = [];
    lock.keepFresh((by) => void lost.push(by));
    await lock.release();
    await expect(lock.check()).rejects.toMatchObject({ code: FOLDER_LOST });
    expect(lost).toEqual([]);
  });
});
