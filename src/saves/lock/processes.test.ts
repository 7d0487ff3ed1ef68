import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { systemError } from '../disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { fateOf, thisProcess, type ProcessMark } from './processes.ts';

/** A system's data on this process: its state and start, under a name that looks like more fields. */
async function systemWith(state: string, boot: string | null = 'now'): Promise<string> {
  const proc = await tempFolder();
  await mkdir(join(proc, String(process.pid)));
  const between = Array.from({ length: 18 }, () => '0').join(' ');
  const stat = `${String(process.pid)} (a ) Z 7 (b) ${state} ${between} 4711 0 0\n`;
  await writeFile(join(proc, String(process.pid), 'stat'), stat);
  if (boot === null) return proc;
  await mkdir(join(proc, 'sys/kernel/random'), { recursive: true });
  await writeFile(join(proc, 'sys/kernel/random/boot_id'), `${boot}\n`);
  return proc;
}

const MINE: ProcessMark = { pid: process.pid, start: 4711, boot: 'now' };

afterEach(() => {
  vi.restoreAllMocks();
});

test('a process is identified by its number, its start and the boot of the PC', async () => {
  expect(await thisProcess(await systemWith('S'))).toEqual(MINE);
});

test('without system data a process is identified by its number alone', async () => {
  const proc = await tempFolder();
  expect(await thisProcess(proc)).toEqual({ pid: process.pid, start: null, boot: null });
  expect(await fateOf(MINE, proc)).toBe('maybe');
});

describe('a process runs', () => {
  test.each<[string, Partial<ProcessMark>]>([
    ['with its start and its boot', {}],
    ['whose boot nobody wrote down', { boot: null }],
  ])('%s', async (_, mark) => {
    expect(await fateOf({ ...MINE, ...mark }, await systemWith('S'))).toBe('running');
  });

  test('perhaps, if its start is unknown: another one may have its number by now', async () => {
    expect(await fateOf({ ...MINE, start: null }, await systemWith('S'))).toBe('maybe');
  });

  test('if the boot of the PC is unknown', async () => {
    expect(await fateOf(MINE, await systemWith('S', null))).toBe('running');
  });

  test('if it belongs to another user and cannot be signalled', async () => {
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw systemError('EPERM');
    });
    expect(await fateOf(MINE, await systemWith('S'))).toBe('running');
  });
});

describe('a process is gone', () => {
  test.each<[string, Partial<ProcessMark>]>([
    ['when another one has its number', { start: 4710 }],
    ['since the machine was started again', { boot: 'then' }],
    ['when nobody has its number', { pid: 99_999_999 }],
  ])('%s', async (_, mark) => {
    expect(await fateOf({ ...MINE, ...mark }, await systemWith('S'))).toBe('gone');
  });

  test.each(['Z', 'X'])('if it has ended and is a zombie (%s)', async (state) => {
    expect(await fateOf(MINE, await systemWith(state))).toBe('gone');
  });
});

test('an invalid query is a bug, not an answer', async () => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  await expect(fateOf(MINE, await systemWith('S'))).rejects.toThrow('a bug');
});
