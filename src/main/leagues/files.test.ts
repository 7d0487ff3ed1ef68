/** Finding, reading and keeping a league's files, with real folders, real files and a real thread. */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { MOST_FILES_SHOWN } from '../../contract/contract.ts';
import { ROSTER, SCHEDULE } from '../../league-files/testing/files.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { readingIn } from './reading/league-reading.ts';
import { house, houseWith, keptIn, put, readAll, toRead, type House } from './testing/house.testing.ts';

const TWO = { 'roster.csv': ROSTER, 'schedule.csv': SCHEDULE };
const NO_SUCH_FILE = { ok: false, error: { code: 'no-such-file' } };
const onStick = (name: string) => ({ kind: 'stick', name });

async function stickOf(lane: House, name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const stick = join(await tempFolder(), name);
  await put(stick, files);
  lane.sticks.unshift(stick);
  return stick;
}

describe('the files that staff are shown', () => {
  test('are those on sticks, the newest first, then those of the import folder, by name', async () => {
    const lane = await houseWith({ 'b.json': '{}', 'A.CSV': 'x', 'notes.doc': 'x', '._A.CSV': 'x' });
    await stickOf(lane, 'KINGSTON', { 'roster.csv': ROSTER });
    await stickOf(lane, 'NEW ONE', { 'c.txt': '', 'run.sh': '' });
    const { files, more } = await lane.leagues.files();
    expect(files.map(({ name, place }) => ({ name, place }))).toEqual([
      { name: 'c.txt', place: onStick('NEW ONE') },
      { name: 'roster.csv', place: onStick('KINGSTON') },
      { name: 'A.CSV', place: { kind: 'import-folder' } },
      { name: 'b.json', place: { kind: 'import-folder' } },
    ]);
    expect(files[1]?.size).toBe(ROSTER.length);
    expect(more).toBe(0);
    expect(JSON.stringify(files)).not.toContain(lane.data);
  });

  test('are none where the import folder is missing; it is made, so that there is somewhere to put them', async () => {
    const { leagues, data } = await house();
    expect(await leagues.files()).toMatchObject({ files: [], more: 0 });
    expect(await readdir(data)).toEqual(['import']);
  });

  test('are no folders, links and pipes, whatever they are called', async () => {
    const lane = await houseWith(TWO);
    const folder = join(lane.data, 'import');
    await symlink('/etc/passwd', join(folder, 'link.csv'));
    await mkdir(join(folder, 'folder.csv'));
    execFileSync('mkfifo', [join(folder, 'pipe.csv')]);
    const { files } = await lane.leagues.files();
    expect(files.map(({ name }) => name)).toEqual(['roster.csv', 'schedule.csv']);
  });

  test('are none behind a link that is called import', async () => {
    const lane = await house();
    await symlink(await tempFolder(), join(lane.data, 'import'));
    expect((await lane.leagues.files()).files).toEqual([]);
  });

  test('are a hundred of a place at most, and how many more there are', async () => {
    const names = Array.from({ length: MOST_FILES_SHOWN + 3 }, (_none, index) => `r${String(index)}.csv`);
    const lane = await houseWith(Object.fromEntries(names.map((name) => [name, 'x'])));
    const { files, more } = await lane.leagues.files();
    expect([files.length, more]).toEqual([MOST_FILES_SHOWN, 3]);
  });

  test('have readable names, whatever a stick says', async () => {
    const lane = await houseWith({ 'evil\u202evsc.\u0007name.csv': 'x' });
    expect((await lane.leagues.files()).files[0]?.name).toBe('evilvsc.name.csv');
  });
});

describe('files that are read together', () => {
  test('are one league, which is kept as it was looked at, whatever becomes of the files', async () => {
    const lane = await houseWith(TWO);
    const answer = await readAll(lane);
    if (!answer.ok || answer.value.kind !== 'league') expect.fail(JSON.stringify(answer));
    const { look, league } = answer.value;
    expect(league.teams.map(({ name }) => name)).toEqual(['Pin Pals', 'Lucky Strikes']);
    expect(league.schedule).toHaveLength(2);
    await rm(join(lane.data, 'import'), { recursive: true });
    const kept = keptIn(await lane.leagues.keep({ league: { kind: 'read', look }, replaces: null }));
    expect(kept.league).toEqual(league);
    expect((await (await house(lane.data)).leagues.list()).leagues).toEqual([kept]);
  });

  test('are kept from their last look only', async () => {
    const lane = await houseWith(TWO);
    const first = await readAll(lane);
    if (!first.ok || first.value.kind !== 'league') expect.fail(JSON.stringify(first));
    await readAll(lane, { separator: '\t' });
    const { look } = first.value;
    expect(await lane.leagues.keep({ league: { kind: 'read', look }, replaces: null })).toEqual(NO_SUCH_FILE);
  });

  test('are not there any more once main looked again, and by no id that it did not give', async () => {
    const lane = await houseWith(TWO);
    const { files } = await lane.leagues.files();
    await lane.leagues.files();
    expect(await lane.leagues.read(files.map(toRead))).toEqual(NO_SUCH_FILE);
    const foreign = { file: 'f'.repeat(24), encoding: null, separator: null };
    expect(await lane.leagues.read([foreign])).toEqual(NO_SUCH_FILE);
  });

  test('are refused together when a stick is pulled out or a link took a file’s place', async () => {
    const lane = await houseWith(TWO);
    const stick = await stickOf(lane, 'KINGSTON', { 'terms.csv': 'Setting,Value\ngames,3' });
    const { files } = await lane.leagues.files();
    await rename(stick, `${stick} out`);
    const unread = { ok: false, error: { code: 'file-unread', file: 'terms.csv' } };
    expect(await lane.leagues.read(files.map(toRead))).toEqual(unread);
    await mkdir(stick);
    await symlink('/etc/passwd', join(stick, 'terms.csv'));
    expect(await lane.leagues.read(files.map(toRead))).toEqual(unread);
  });

  test('are refused when one is gone since they were listed, or fewer bytes of it come than it has', async () => {
    const lane = await houseWith(TWO);
    const { files } = await lane.leagues.files();
    const unread = { ok: false, error: { code: 'file-unread', file: 'roster.csv' } };
    const { disk } = lane;
    const whole = disk.readPart.bind(disk);
    // A stick that is pulled while it is read.
    disk.readPart = async (path, at, length) => (await whole(path, at, length)).subarray(0, 60);
    expect(await lane.leagues.read(files.map(toRead))).toEqual(unread);
    disk.readPart = whole;
    expect(await lane.leagues.read(files.map(toRead))).toMatchObject({ ok: true, value: { kind: 'league' } });
    await rm(join(lane.data, 'import', 'roster.csv'));
    expect(await lane.leagues.read(files.map(toRead))).toEqual(unread);
  });

  test('are refused where the disk reports an error', async () => {
    const lane = await houseWith(TWO);
    const { files } = await lane.leagues.files();
    lane.disk.fails = (call) => (call === 'readPart' ? 'EIO' : null);
    expect(await lane.leagues.read(files.map(toRead))).toEqual({
      ...{ ok: false, error: { code: 'file-unread', file: 'roster.csv' } },
    });
  });
});

describe('reading', () => {
  const WORKER = new URL('reading/worker.ts', import.meta.url);
  const file = { name: 'roster.csv', bytes: new TextEncoder().encode(ROSTER) };

  test('leaves the main thread free while a hostile megabyte is read', async () => {
    // Two thousand faulty teams, each with a fault at its own path.
    const hostile = `{"file":"headpin-league","version":1,"teams":[${'[],'.repeat(330_000)}[]]}`;
    let turns = 0;
    const clock = setInterval(() => {
      turns += 1;
    }, 1);
    const bytes = new TextEncoder().encode(hostile);
    const read = await readingIn(WORKER)([{ name: 'league.json', bytes }], new AbortController().signal);
    clearInterval(clock);
    expect(read?.ok).toBe(false);
    // In the main thread no timer at all could run between call and answer.
    expect(turns).toBeGreaterThan(1);
  });

  test('that takes too long is ended', async () => {
    const endless = join(await tempFolder(), 'endless.mjs');
    await writeFile(endless, 'for (;;);');
    expect(await readingIn(endless, 0)([file], new AbortController().signal)).toBe(null);
  });

  test('is ended when the program ends', async () => {
    const ending = new AbortController();
    const read = readingIn(WORKER)([file], ending.signal);
    ending.abort();
    expect(await read).toBe(null);
    expect(await readingIn(WORKER)([file], ending.signal)).toBe(null);
  });

  test('of a thread that dies is ended, and an error of its own is logged once with its stack', async () => {
    const folder = await tempFolder();
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => {
      written.mockRestore();
    });
    for (const script of ['throw new Error("hostile");', 'process.exit(3);']) {
      await writeFile(join(folder, 'dies.mjs'), script);
      expect(await readingIn(join(folder, 'dies.mjs'))([file], new AbortController().signal)).toBe(null);
    }
    expect(written.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringMatching(/Error: hostile\n {4}at /u),
    ]);
  });

  test('that is ended is told, and the next one works', async () => {
    const lane = await houseWith(TWO);
    await lane.leagues.end();
    expect(await readAll(lane)).toEqual({ ok: false, error: { code: 'reading-ended' } });
    expect(await readAll(await house(lane.data))).toMatchObject({ value: { kind: 'league' } });
  });
});
