/** Two PCs and a shared folder. They are processes, or one process that takes both names. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { takeLock } from './lock.ts';
import { here } from './machine.ts';
import { leave, leaveOld, contender } from './testing/lock-contenders.testing.ts';
import {
  keep,
  LANE_1,
  LANE_2,
  leftLock,
  on,
  PACE,
  PATIENT,
  refused,
  take,
} from './testing/two-lanes.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { thisProcess } from './processes.ts';

const OTHER_BOOT = '11111111-2222-3333-4444-555555555555';
const LONG_AGO = new Date('2026-11-22T19:30:00.000Z');

describe('the lock of another PC', () => {
  test('that is kept fresh is held: the contender with another boot is told which machine has the folder', async () => {
    const folder = await tempFolder();
    const holder = await contender(folder, { machine: LANE_1, beat: 20 });
    expect(await holder.go()).toBe('taken');
    const asking = { here: await on(LANE_2, OTHER_BOOT), pace: PATIENT };
    expect(await refused(folder, asking)).toEqual({ code: 'held-elsewhere', name: 'LANE-1' });
    expect(await namesIn(folder)).toEqual(['lock']);
  });

  test('is held even if both have one name and one disk image, and differ only in the boot', async () => {
    const folder = await tempFolder();
    const holder = await contender(folder, { machine: LANE_1, beat: 20 });
    expect(await holder.go()).toBe('taken');
    const asking = { here: await on(LANE_1, OTHER_BOOT), pace: PATIENT };
    expect(await refused(folder, asking)).toEqual({ code: 'held-elsewhere', name: 'LANE-1' });
  });

  test('that is not kept fresh does not allow writing: staff are asked, with the PC and its last time', async () => {
    const folder = await tempFolder();
    await leave(folder, { machine: LANE_1, at: LONG_AGO });
    const before = await readFile(join(folder, 'lock'), 'utf8');
    const refusal = await refused(folder, { here: await on(LANE_2), pace: PACE });
    expect(refusal).toMatchObject({ code: 'unclear', name: 'LANE-1', until: LONG_AGO.toISOString() });
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(before);
    expect(await namesIn(folder)).toEqual(['lock']);
  });

  test('is taken over at once when staff say so', async () => {
    const folder = await tempFolder();
    await leave(folder, { machine: LANE_1 });
    const asking = { here: await on(LANE_2), pace: PACE };
    const over = await leftLock(folder, asking);
    const lock = await take(folder, { ...asking, over, watching: () => expect.fail('it was watched again') });
    await lock.check();
    expect(await readFile(join(folder, 'lock'), 'utf8')).toContain('LANE-2');
    expect(await namesIn(folder)).toEqual(['lock']);
  });

  test('is not taken over if its PC woke while staff were asked', async () => {
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

  test('is free when it is released while watched', async () => {
    const folder = await tempFolder();
    const first = await take(folder, { here: await on(LANE_1), pace: PACE });
    const asking = { here: await on(LANE_2), pace: PATIENT, watching: () => void first.release() };
    await take(folder, asking);
  });

  test('is taken over by only one of two PCs whose staff do so at once', async () => {
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
      // A shorter patience would give up on a PC whose take-over is merely slow.
      const taken = await Promise.all(
        crowd.map(async (asking) => {
          const lock = await takeLock(new NodeDisk(), folder, 'program', { ...asking, pace: PATIENT, over });
          if (lock.ok) lock.value.keepFresh(() => undefined);
          return lock;
        }),
      );
      const [lock, ...others] = taken.flatMap((one) => (one.ok ? [one.value] : []));
      expect(others).toEqual([]);
      await lock?.release();
      expect(await namesIn(folder)).toEqual([]);
    }
  });

  test('with an interrupted take-over does not block the folder', async () => {
    const folder = await tempFolder();
    await leave(folder, { machine: LANE_1 });
    const asking = { here: await on(LANE_2), pace: PACE };
    const over = await leftLock(folder, asking);
    const disk = new FailingDisk();
    // Interrupted after the succession was taken and before the lock was replaced.
    disk.rename = () => new Promise(() => undefined);
    void takeLock(disk, folder, 'program', { ...asking, here: await on({ id: null, name: 'LANE-3' }), over });
    await vi.waitUntil(async () => (await namesIn(folder)).some((name) => name.endsWith('.tmp')));
    await vi.waitUntil(() => disk.calls.filter((call) => call === 'link').length === 2);
    await take(folder, { ...asking, over });
  });
});

describe('the lock of this PC', () => {
  test('from before a power cut is taken at once, without a question or a wait', async () => {
    const folder = await tempFolder();
    const watching = (): void => expect.fail('it was watched');
    await leave(folder, { boot: OTHER_BOOT });
    await take(folder, { watching });
  });

  test('from before a power cut is taken without a question, even if the clock was set back', async () => {
    const folder = await tempFolder();
    await leave(folder, { boot: OTHER_BOOT, at: new Date(Date.now() + 3_600_000) });
    await take(folder, { pace: PACE });
  });

  test('from before a power cut is taken without a question, also where its number belongs to another process now and the system tells no boot', async () => {
    const folder = await tempFolder();
    const nameless = { ...(await here()), process: { pid: process.pid, start: null, boot: null } };
    await leave(folder, { ...nameless.process, at: new Date(nameless.bootedAt - 60_000) });
    await take(folder, { here: nameless, pace: PACE });
  });

  test('with an unknown process and boot is held while it is kept fresh; otherwise staff are asked', async () => {
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
  test('on this PC is respected while its process runs, and free when that is gone', async () => {
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
    '%s may belong to any PC: staff are asked at once, so that no start is refused for good',
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

describe('an unreadable lock', () => {
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

  test('is not taken from a process that is just writing it', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'lock'), '');
    const watching = (): void => void leave(folder);
    expect(await refused(folder, { pace: PATIENT, watching })).toMatchObject({ code: 'held' });
  });

  test('that changes is kept fresh by a newer Headpin, and is held', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'lock'), '{"of":"tomorrow","beat":1}');
    const watching = (): void => void writeFile(join(folder, 'lock'), '{"of":"tomorrow","beat":2}');
    const refusal = await refused(folder, { pace: PATIENT, watching });
    expect(refusal).toEqual({ code: 'held-elsewhere', name: '' });
  });
});
