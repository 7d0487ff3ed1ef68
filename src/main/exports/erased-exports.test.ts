import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { ErasedExports } from './erased-exports.ts';

const SETUP = setupOf(['PJS'], { startedAt: '2026-05-01T12:00:00.000Z', lane: 7, gameNumber: 3 });

interface Exported {
  readonly exports: ErasedExports;
  readonly folder: string;
  readonly left: () => Promise<readonly string[]>;
}

async function exported(files: Readonly<Record<string, string>>): Promise<Exported> {
  const data = await tempFolder();
  const folder = join(data, 'export');
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return {
    exports: new ErasedExports(new NodeDisk(), data),
    folder,
    left: async () => (await readdir(folder)).toSorted(),
  };
}

const DONE = { ok: true, value: null };

test('exported texts with the erased bowler are deleted, those of others and files by other names stay', async () => {
  const { exports, left } = await exported({
    'headpin-games-2026-05-02.csv': `KYJ\n${'x'.repeat(1024 * 1024 - 1)}"A ""B"`,
    'headpin-frames-2026-05-02.csv': 'KYJ,1,X',
    'headpin-games-2026-05-02.jsonl': '{"name":"A \\"B"}',
    'notes.txt': 'A "B',
  });
  expect(await exports.removeNamed('A "B')).toEqual(DONE);
  expect(await left()).toEqual(['headpin-frames-2026-05-02.csv', 'notes.txt']);
});

test('the sheets of a game are deleted, and those of other games stay', async () => {
  const day = 'headpin-2026-05-01-lane-7-game-';
  const others = [`${day}30.pdf`, `${day}4.pdf`, 'headpin-sheets-2026-05-02.pdf'];
  const files = [`${day}3.pdf`, `${day}3-card.pdf`, `${day}3-2.pdf`, ...others];
  const { exports, left } = await exported(Object.fromEntries(files.map((file) => [file, ''])));
  expect(await exports.removeSheets([SETUP])).toEqual(DONE);
  expect(await left()).toEqual(others);
});

test('PDFs in which nobody can look are deleted: those of many games, and of statistics', async () => {
  const others = ['headpin-2026-05-01-lane-7-game-4.pdf', 'headpin-blank-sheet.pdf'];
  const many = [
    'sheets-2026-05-02',
    'sheets-2026-05-02-part-2',
    '2026-05-02-statistics',
    '2026-05-02-statistics-2',
  ];
  const files = [...many.map((name) => `headpin-${name}.pdf`), ...others];
  const { exports, left } = await exported(Object.fromEntries(files.map((file) => [file, ''])));
  expect(await exports.removeNamed('PJS')).toEqual(DONE);
  expect(await left()).toEqual(others);
});

test('what an interrupted export left is deleted, whatever is in it', async () => {
  const { exports, left } = await exported({
    'headpin-games-2026-05-02.csv.0a1b2c3d.tmp': 'PJ',
    'headpin-2026-05-01-lane-7-game-3.pdf.0a1b2c3d.tmp': '',
    'headpin-result-2026-05-01-lane-7-game-3.csv.0a1b2c3d.tmp': '',
    'mine.csv.0a1b2c3d.tmp': 'PJS',
  });
  expect(await exports.removeNamed('PJS')).toEqual(DONE);
  expect(await left()).toEqual(['mine.csv.0a1b2c3d.tmp']);
});

test('a folder without exports has nothing to delete', async () => {
  const exports = new ErasedExports(new NodeDisk(), await tempFolder());
  expect(await exports.removeNamed('PJS')).toEqual(DONE);
  expect(await exports.removeSheets([SETUP])).toEqual(DONE);
});

test('a league’s later sheets go too, on both lanes, as their recap has the games before, also after midnight', async () => {
  const sheets = [
    'headpin-2026-05-01-lane-7-game-3.pdf',
    'headpin-2026-05-01-lane-8-game-3.pdf',
    'headpin-2026-05-01-lane-8-game-4-recap.pdf',
    'headpin-2026-05-02-lane-7-game-5.pdf',
  ];
  const others = [
    'headpin-2026-05-01-lane-7-game-2.pdf',
    'headpin-2026-05-01-lane-9-game-3.pdf',
    'headpin-2026-05-03-lane-7-game-3.pdf',
  ];
  const { exports, left } = await exported(
    Object.fromEntries([...sheets, ...others].map((name) => [name, ''])),
  );
  expect(await exports.removeSheets([{ ...withLeague(SETUP, 2), pair: 8 }])).toEqual(DONE);
  expect(await left()).toEqual(others);
});

test('the morning after is the next one of the calendar: a day of summer time may have 23 hours', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const { exports, left } = await exported({ 'headpin-2026-03-29-lane-7-game-4.pdf': '' });
  const evening = { ...withLeague(SETUP, 2), startedAt: new Date(2026, 2, 28, 23, 30).toISOString() };
  expect(await exports.removeSheets([evening])).toEqual(DONE);
  expect(await left()).toEqual([]);
  vi.unstubAllEnvs();
});

test('what is behind a link stays, and a folder by the name of an export is no hindrance', async () => {
  const [data, elsewhere] = [await tempFolder(), await tempFolder()];
  await writeFile(join(elsewhere, 'headpin-games-2026-05-02.csv'), 'PJS');
  await symlink(elsewhere, join(data, 'export'));
  const behind = new ErasedExports(new NodeDisk(), data);
  expect(await behind.removeNamed('PJS')).toEqual(DONE);
  expect(await readdir(elsewhere)).toEqual(['headpin-games-2026-05-02.csv']);

  const { exports, left, folder } = await exported({ 'headpin-2026-05-02-statistics-2.pdf': '' });
  await mkdir(join(folder, 'headpin-2026-05-02-statistics.pdf'));
  expect(await exports.removeNamed('PJS')).toEqual(DONE);
  expect(await left()).toEqual(['headpin-2026-05-02-statistics.pdf']);
});
