import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NodeDisk } from '../disk/node-disk.ts';
import { GamesFolder } from '../games/games-folder.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { takeLock } from '../lock/lock.ts';
import { checkFolder } from './check-folder.ts';
import { repairFolder } from './repair-folder.ts';
import { everythingIn, laneFolder, LEAGUE, MONTH, ON_BOARD } from './testing/lane-folder.testing.ts';

async function codesIn(data: string): Promise<readonly string[]> {
  const report = await checkFolder(data);
  if (!report.ok) throw new Error(report.error.code);
  return report.value.findings.map(({ code }) => code);
}

describe('a repair of a data folder', () => {
  test('moves the files to quarantine that a start would move there, whole, and finds nothing to move again', async () => {
    const data = await laneFolder();
    const damaged = [ON_BOARD, LEAGUE, 'settings.json', 'staff.json'];
    for (const file of damaged) await writeFile(join(data, file), 'damaged', { mode: 0o600 });
    expect(await repairFolder(data)).toEqual({ ok: true, value: damaged });
    expect((await readdir(join(data, 'quarantine'))).map((name) => name.slice(0, -17)).toSorted()).toEqual([
      '0123456789abcdef01234567.json',
      'g000003-0a1b2c.json',
      'settings.json',
      'staff.json',
    ]);
    expect(await codesIn(data)).toEqual(['save-aside', 'league-damaged']);
    expect(await repairFolder(data)).toEqual({ ok: true, value: [] });
    const opened = await new GamesFolder(new NodeDisk(), data).open();
    expect(opened).toMatchObject({ ok: true, value: { resume: { id: 'g000003-0a1b2c' } } });
  });

  test('removes and rewrites nothing: what the program heals by itself is left to it', async () => {
    const data = await laneFolder();
    const healed = [`${ON_BOARD}.0a1b2c3d.tmp`, `${ON_BOARD}.prev`, 'archive/2026-11.index', 'notes.txt'];
    for (const file of healed) await writeFile(join(data, file), 'left', { mode: 0o600 });
    await writeFile(join(data, MONTH), 'a month without a game\n', { mode: 0o600 });
    const before = namesAndBytes(await everythingIn(data));
    expect(await repairFolder(data)).toEqual({ ok: true, value: [] });
    expect(namesAndBytes(await everythingIn(data))).toEqual(before);
  });

  test('is refused while somebody has the folder, and then moves nothing', async () => {
    const data = await laneFolder();
    const lock = await takeLock(new NodeDisk(), data, 'program');
    if (!lock.ok) throw new Error(lock.error.code);
    lock.value.keepFresh(() => undefined);
    await writeFile(join(data, ON_BOARD), 'damaged');
    const before = namesAndBytes(await everythingIn(data));
    expect(await repairFolder(data)).toMatchObject({
      error: { code: 'locked', by: { code: 'held', by: 'program' } },
    });
    expect(namesAndBytes(await everythingIn(data))).toEqual(before);
    await lock.value.release();
  });

  test('says what the system refused, and does not blame a Headpin that has the folder', async (context) => {
    context.skip(process.platform !== 'linux', 'only Linux has a folder in which nobody can create a file');
    expect(await repairFolder('/proc')).toEqual({
      ok: false,
      error: { code: 'trouble', trouble: 'folder-missing' },
    });
  });

  test('creates no folder where there is none', async () => {
    const data = join(await tempFolder(), 'nowhere');
    expect(await repairFolder(data)).toEqual({ ok: false, error: { code: 'no-folder' } });
    await expect(readdir(data)).rejects.toThrow('ENOENT');
  });
});

/** Asking for the lock creates and removes a name, which changes the folder's times. */
function namesAndBytes(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.split(' ').slice(0, 2).join(' '));
}
