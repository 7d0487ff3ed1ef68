import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setupOf } from '../../core/testing/setup.testing.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { removeExports } from './erased-exports.ts';

const SETUP = setupOf(['PJS'], { startedAt: '2026-05-01T12:00:00.000Z', lane: 7, gameNumber: 3 });

async function exported(files: Readonly<Record<string, string>>): Promise<string> {
  const data = await tempFolder();
  await mkdir(join(data, 'export'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(data, 'export', name), text);
  return data;
}

test('exported texts with the erased bowler are deleted, those of others and files by other names stay', async () => {
  const data = await exported({
    'headpin-games-2026-05-02.csv': `KYJ\n${'x'.repeat(1024 * 1024 - 1)}"A ""B"`,
    'headpin-frames-2026-05-02.csv': 'KYJ,1,X',
    'headpin-games-2026-05-02.jsonl': '{"name":"A \\"B"}',
    'notes.txt': 'A "B',
  });
  expect(await removeExports({ disk: new NodeDisk(), path: data }, 'A "B', [])).toMatchObject({ ok: true });
  expect((await readdir(join(data, 'export'))).toSorted()).toEqual([
    'headpin-frames-2026-05-02.csv',
    'notes.txt',
  ]);
});

test('sheets of the games go, and PDFs of many games, in which nobody can look', async () => {
  const day = 'headpin-2026-05-01-lane-7-game-';
  const data = await exported({
    [`${day}3.pdf`]: '',
    [`${day}3-card.pdf`]: '',
    [`${day}3-2.pdf`]: '',
    [`${day}30.pdf`]: '',
    [`${day}4.pdf`]: '',
    'headpin-sheets-2026-05-02.pdf': '',
    'headpin-blank-sheet.pdf': '',
  });
  expect(await removeExports({ disk: new NodeDisk(), path: data }, 'PJS', [SETUP])).toMatchObject({
    ok: true,
  });
  expect((await readdir(join(data, 'export'))).toSorted()).toEqual([
    ...[`${day}30.pdf`, `${day}4.pdf`, 'headpin-blank-sheet.pdf'],
  ]);
});

test('a folder without exports has nothing to delete', async () => {
  expect(
    await removeExports({ disk: new NodeDisk(), path: await tempFolder() }, 'PJS', [SETUP]),
  ).toMatchObject({
    ok: true,
  });
});
