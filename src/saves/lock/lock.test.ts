import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { takeLock, type Lock } from './lock.ts';
import { firstLine, leave, contender } from './testing/lock-contenders.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { thisProcess, type ProcessMark } from './processes.ts';

async function take(folder: string): Promise<Lock> {
  const taken = await takeLock(new NodeDisk(), folder, 'program');
  if (!taken.ok) expect.fail(JSON.stringify(taken.error));
  return taken.value;
}

describe('the lock of a data folder', () => {
  test('goes to the first, and again once it was released', async () => {
    const folder = join(await tempFolder(), 'data');
    const lock = await take(folder);
    lock.keepFresh(() => undefined);
    expect(await takeLock(new NodeDisk(), folder, 'console')).toEqual({
      ok: false,
      error: { code: 'held', by: 'program', pid: process.pid },
    });
    expect(await namesIn(folder)).toEqual(['lock']);
    await lock.release();
    expect(await namesIn(folder)).toEqual([]);
    await take(folder);
  });

  test('a process that has it is named to the contender, and its end frees it', async () => {
    const folder = await tempFolder();
    const holder = await contender(folder);
    expect(await holder.go()).toBe('taken');
    const held = { code: 'held', by: 'console', pid: holder.child.pid };
    expect(await takeLock(new NodeDisk(), folder, 'program')).toEqual({ ok: false, error: held });
    holder.child.kill('SIGKILL');
    await once(holder.child, 'exit');
    await take(folder);
  });

  test('of a holder that is gone is taken over, leaving nothing', async (context) => {
    const mine = await thisProcess();
    if (mine.start === null || mine.boot === null) context.skip('the system tells no start of a process');
    const gone: readonly ProcessMark[] = [
      { ...mine, pid: 4_194_305 },
      { ...mine, pid: 2 ** 31 - 1 },
      { ...mine, start: (mine.start ?? 0) - 1 },
      { ...mine, boot: '00000000-0000-0000-0000-000000000000' },
    ];
    for (const mark of gone) {
      const folder = await tempFolder();
      await leave(folder, mark);
      await take(folder);
      expect(await namesIn(folder)).toEqual(['lock']);
      expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject(mine);
    }
  });

  test('of a holder that was killed and not yet collected by its parent is taken over', async (context) => {
    if ((await thisProcess()).start === null) context.skip('the system tells no state of a process');
    const folder = await tempFolder();
    // The shell becomes a program that never waits for its child, which stays a zombie.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60']);
    onTestFinished(() => void parent.kill('SIGKILL'));
    const pid = Number(await firstLine(parent));
    await leave(folder, { pid, start: null });
    await expect.poll(() => readFile(`/proc/${String(pid)}/stat`, 'utf8')).toContain(' Z ');
    await take(folder);
  });

  test('stays with its new holder when the old one releases it', async () => {
    const folder = await tempFolder();
    const lock = await take(folder);
    await rm(join(folder, 'lock'));
    await take(folder);
    await lock.release();
    expect(await namesIn(folder)).toEqual(['lock']);
  });

  test('also works where links are refused', async () => {
    const folder = await tempFolder();
    const disk = new FailingDisk();
    disk.fails = (call) => (call === 'link' ? 'EPERM' : null);
    await leave(folder, { pid: 4_194_305, start: 1 });
    const lock = await takeLock(disk, folder, 'program');
    if (!lock.ok) expect.fail(JSON.stringify(lock.error));
    lock.value.keepFresh(() => undefined);
    expect(await takeLock(disk, folder, 'program')).toMatchObject({ ok: false, error: { code: 'held' } });
    expect(await namesIn(folder)).toEqual(['lock']);
    await lock.value.release();
  });

  test('fails without a holder if the data folder is read-only or a file', async () => {
    const folder = await tempFolder();
    const disk = new FailingDisk();
    disk.fails = (call) => (call === 'create' ? 'EROFS' : null);
    const trouble = { code: 'trouble', trouble: 'read-only' };
    expect(await takeLock(disk, folder, 'program')).toEqual({ ok: false, error: trouble });
    await writeFile(join(folder, 'file'), '');
    const missing = { code: 'trouble', trouble: 'folder-missing' };
    expect(await takeLock(new NodeDisk(), join(folder, 'file'), 'program')).toEqual({
      ok: false,
      error: missing,
    });
  });
});
