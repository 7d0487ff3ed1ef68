import { mkdir, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { logEntryIn, makeLogLine } from './log-entry.ts';
import { addFromOutside, LogFile } from './log-file.ts';

const AT = '2026-11-21T12:00:00.000Z';
const line = (ms: number): string => makeLogLine(AT, 'save-slow', { ms });
const SMALL = { bytes: 1_000, files: 3 };

async function sizesIn(folder: string): Promise<readonly number[]> {
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
}

describe('the log', () => {
  test('keeps its lines in order for this user alone, and continues behind those of an earlier start', async () => {
    const folder = join(await tempFolder(), 'log');
    for (const ms of [1, 2]) {
      const log = new LogFile(folder);
      log.add(line(ms));
      await log.settled();
    }
    expect(await readFile(join(folder, 'headpin.log'), 'utf8')).toBe(`${line(1)}${line(2)}`);
    expect((await stat(join(folder, 'headpin.log'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('reads what was there before this run, and writes behind it', async () => {
    const folder = await tempFolder();
    const first = new LogFile(folder);
    first.add(line(1));
    await first.settled();
    const log = new LogFile(folder);
    const before = log.before(10);
    log.add(line(2));
    expect(await before).toEqual([line(1).trim()]);
    await log.settled();
    expect(await log.last(10)).toEqual([line(1).trim(), line(2).trim()]);
  });

  test('stays within its bounds however much is told, and gives the newest lines over several files', async () => {
    const folder = await tempFolder();
    const log = new LogFile(folder, SMALL);
    for (let ms = 0; ms < 400; ms += 1) {
      log.add(line(ms));
      if (ms % 7 === 0) await log.settled();
    }
    await log.settled();
    expect((await readdir(folder)).toSorted()).toEqual(['headpin.1.log', 'headpin.2.log', 'headpin.log']);
    for (const size of await sizesIn(folder)) expect(size).toBeLessThanOrEqual(1_000);
    const last = await log.last(15);
    expect(last.map((one) => logEntryIn(one)?.details)).toEqual(
      Array.from({ length: 15 }, (_, place) => `ms=${String(385 + place)}`),
    );
  });

  test('gives the newest lines whole, however long they are', async () => {
    const log = new LogFile(await tempFolder());
    const long = Array.from({ length: 12 }, (_, place) => `${String(place)} ${'볼'.repeat(900)}`);
    for (const what of long) log.add(makeLogLine(AT, 'trouble', { what }));
    await log.settled();
    for (const count of [1, 5, 12, 100]) {
      const last = await log.last(count);
      expect(last.map((one) => logEntryIn(one)?.details)).toEqual(long.slice(-count));
    }
  });

  test('returns at once and keeps the newest lines while the disk takes nothing', async () => {
    const parent = await tempFolder();
    // A file in place of the folder makes every write fail.
    await writeFile(join(parent, 'log'), '');
    const log = new LogFile(join(parent, 'log'));
    for (let ms = 0; ms < 2_000; ms += 1) log.add(line(ms));
    await log.settled();
    expect(await log.last(10)).toEqual([]);
    await rm(join(parent, 'log'));
    log.add(line(2_000));
    await log.settled();
    const kept = (await log.last(10_000)).map(logEntryIn);
    expect(kept[0]).toMatchObject({ event: 'lines-lost' });
    expect(kept.at(-1)).toMatchObject({ event: 'save-slow', details: 'ms=2000' });
  });

  const mounts = process.platform === 'linux' && process.getuid?.() === 0;
  test.runIf(mounts)(
    'survives a disk that is really full, says how many lines are missing, and continues',
    async () => {
      const folder = await tempFolder();
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status !== 0) return;
      try {
        await writeFile(join(folder, 'full'), Buffer.alloc(60 * 1024));
        const log = new LogFile(join(folder, 'log'));
        for (let ms = 0; ms < 300; ms += 1) log.add(line(ms));
        await log.settled();
        await rm(join(folder, 'full'));
        log.add(line(1_000));
        await log.settled();
        const kept = (await log.last(10_000)).map(logEntryIn).filter((entry) => entry !== null);
        expect(kept.find(({ event }) => event === 'lines-lost')?.details).toMatch(/^lines=\d+$/u);
        expect(kept.at(-1)?.details).toBe('ms=1000');
      } finally {
        spawnSync('umount', [folder]);
      }
    },
  );

  test('writes neither through a link nor into a folder of its name', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'elsewhere'), 'untouched');
    await symlink(join(folder, 'elsewhere'), join(folder, 'headpin.log'));
    const log = new LogFile(folder);
    log.add(line(1));
    await log.settled();
    expect(await readFile(join(folder, 'elsewhere'), 'utf8')).toBe('untouched');
    expect(await log.last(10)).toEqual([]);
  });

  test('takes a line from a start that was refused, but only where a log is', async () => {
    const folder = join(await tempFolder(), 'log');
    const refused = makeLogLine(AT, 'start-refused', { why: 'console 7 has the folder', pid: 8 });
    await addFromOutside(folder, refused);
    await expect(stat(folder)).rejects.toThrow('ENOENT');
    await mkdir(folder);
    await addFromOutside(folder, refused);
    expect(await readdir(folder)).toEqual([]);
    const log = new LogFile(folder);
    log.add(line(1));
    await log.settled();
    await addFromOutside(folder, refused);
    expect((await log.last(10)).map((one) => logEntryIn(one)?.event)).toEqual(['save-slow', 'start-refused']);
  });
});

describe('a line of the log', () => {
  test('is one line of JSON with its time, level and event, whatever its text holds', () => {
    const text = makeLogLine(AT, 'trouble', { what: `first\nsecond "quoted"\u2028${'x'.repeat(5_000)}` });
    expect(text.indexOf('\n')).toBe(text.length - 1);
    expect(JSON.parse(text)).toMatchObject({ at: AT, level: 'error', event: 'trouble' });
    expect(text.length).toBeLessThan(2_200);
    expect(logEntryIn(text)).toMatchObject({ level: 'error', event: 'trouble' });
  });

  test.each([
    ['a torn line', '{"at":"2026-11-21T12:00'],
    ['an event of a newer program', '{"at":"x","level":"info","event":"bingo"}'],
    ['a level that is none', '{"at":"x","level":"loud","event":"stopped"}'],
    ['no time', '{"level":"info","event":"stopped"}'],
    ['a number', '7'],
    ['null', 'null'],
  ])('is left out when it is %s', (_, text) => {
    expect(logEntryIn(text)).toBeNull();
  });
});
