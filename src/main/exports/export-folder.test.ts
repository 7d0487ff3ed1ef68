import { mkdtemp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { ExportFolder } from './export-folder.ts';
import { FailingDisk } from '../../saves/disk/testing/failing-disk.testing.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';

const NAME = 'headpin-2026-11-21-lane-7-game-3.pdf';
const IN_FOLDER = { kind: 'export-folder' } as const;
const ON_STICK = { kind: 'stick', name: 'KINGSTON' } as const;
const SHEET = new TextEncoder().encode('%PDF-1.4 a sheet');

describe('saving a sheet as PDF', () => {
  let home: string;
  let data: string;
  let stick: string;

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'headpin-export-'));
    data = join(home, 'data');
    stick = join(home, 'KINGSTON');
    await mkdir(data);
    await mkdir(stick);
  });

  afterEach(async () => {
    await rm(home, { recursive: true });
  });

  test('without a stick goes to the export folder, which is created', async () => {
    expect(await folder([]).save(NAME, SHEET)).toEqual(ok({ file: NAME, place: IN_FOLDER }));
    expect(await readFile(join(data, 'export', NAME), 'utf8')).toBe('%PDF-1.4 a sheet');
  });

  test('with a stick goes to the stick and nowhere else', async () => {
    expect(await folder([stick]).save(NAME, SHEET)).toEqual(ok({ file: NAME, place: ON_STICK }));
    expect(await readdir(stick)).toEqual([NAME]);
    expect(await readdir(data)).toEqual([]);
  });

  test('shows its destination in advance: the newest stick by name, else the export folder', async () => {
    expect(await folder([stick, join(home, 'older')]).place()).toEqual(ON_STICK);
    expect(await folder([]).place()).toEqual(IN_FOLDER);
  });

  test('goes to the export folder if the stick refuses it', async () => {
    const gone = join(home, 'pulled-out');
    expect(await folder([gone]).save(NAME, SHEET)).toEqual(ok({ file: NAME, place: IN_FOLDER }));
  });

  test('numbers a name that is taken, and the file of that name stays unchanged', async () => {
    await writeFile(join(stick, NAME), 'somebody else’s');
    const saved = await folder([stick]).save(NAME, SHEET);
    expect(saved).toEqual(ok({ file: 'headpin-2026-11-21-lane-7-game-3-2.pdf', place: ON_STICK }));
    await folder([stick]).save(NAME, SHEET);
    expect((await readdir(stick)).toSorted()).toEqual([
      'headpin-2026-11-21-lane-7-game-3-2.pdf',
      'headpin-2026-11-21-lane-7-game-3-3.pdf',
      NAME,
    ]);
    expect(await readFile(join(stick, NAME), 'utf8')).toBe('somebody else’s');
  });

  test('does not follow a link in the place of the export folder: the sheet is refused', async () => {
    await symlink(stick, join(data, 'export'));
    expect(await folder([]).save(NAME, SHEET)).toEqual(err('folder-missing'));
    expect([await readdir(stick), await readdir(data)]).toEqual([[], ['export']]);
  });

  test('leaves a link with the name of a sheet unchanged, and its target too', async () => {
    await mkdir(join(data, 'export'));
    await writeFile(join(home, 'private'), 'somebody else’s');
    await symlink(join(home, 'private'), join(data, 'export', NAME));
    await symlink('/nowhere/at all', join(data, 'export', 'headpin-2026-11-21-lane-7-game-3-2.pdf'));
    const third = 'headpin-2026-11-21-lane-7-game-3-3.pdf';
    expect(await folder([]).save(NAME, SHEET)).toEqual(ok({ file: third, place: { kind: 'export-folder' } }));
    expect(await readFile(join(home, 'private'), 'utf8')).toBe('somebody else’s');
    expect(await readdir(join(data, 'export'))).toHaveLength(3);
  });

  test('reports a file in the place of the export folder, and leaves nothing behind', async () => {
    await writeFile(join(data, 'export'), 'not a folder');
    expect(await folder([]).save(NAME, SHEET)).toEqual(err('folder-missing'));
    expect(await readdir(data)).toEqual(['export']);
  });

  test('reports a full disk, on a stick and in the export folder, and leaves no partial file', async () => {
    const disk = new FailingDisk();
    disk.fails = (call) => (call.startsWith('write') ? 'ENOSPC' : null);
    const saved = await new ExportFolder(disk, data, () => Promise.resolve([stick])).save(NAME, SHEET);
    expect(saved).toEqual(err('disk-full'));
    expect(disk.calls.filter((call) => call.startsWith('write'))).toHaveLength(2);
    expect([await readdir(stick), await readdir(join(data, 'export'))]).toEqual([[], []]);
  });

  function folder(sticks: readonly string[]): ExportFolder {
    return new ExportFolder(new NodeDisk(), data, () => Promise.resolve(sticks));
  }
});
