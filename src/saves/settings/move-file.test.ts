import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NodeDisk } from '../disk/node-disk.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { sealText } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';
import { MOVE_FILE, type MoveFile, type Move } from './move-file.ts';

const MOVE: Move = {
  from: { game: 'g000007-5ab2f7c30d5e4f6a81b2c3d4', generation: 9 },
  to: { game: 'g000008-0e9d8c7b6a5f4e3d2c1b0a99', generation: 12 },
  mark: '8',
};

async function fileIn(data: string): Promise<MoveFile> {
  const file = new KeptFile(new NodeDisk(), data, MOVE_FILE);
  await file.open();
  return file;
}

describe('a ball on its way to the other half', () => {
  test('is there at the next start, until it has arrived', async () => {
    const data = await tempFolder();
    const file = await fileIn(data);
    expect(file.current().move).toBeNull();
    expect(await file.change({ move: MOVE })).toMatchObject({ ok: true });
    expect((await fileIn(data)).current().move).toEqual(MOVE);
    expect(await file.change({ move: null })).toMatchObject({ ok: true });
    expect((await fileIn(data)).current().move).toBeNull();
  });

  test('of version 1 is read by every later program', () => {
    const fixture = readFileSync(join(import.meta.dirname, 'fixtures/move-1.json'));
    expect(MOVE_FILE.parse(fixture)).toEqual({ kind: 'read', value: { move: MOVE } });
  });

  test.each([
    '',
    'no document',
    sealText('headpin-move', 1, [['move', '{}']]),
    sealText('headpin-move', 1, [
      ['move', JSON.stringify({ ...MOVE, from: { game: '../lock', generation: 0 } })],
    ]),
    sealText('headpin-move', 1, [['move', JSON.stringify({ ...MOVE, mark: 'x'.repeat(17) })]]),
    sealText('headpin-settings', 1, [['move', 'null']]),
  ])('in a file that is unreadable (%j) is set aside, and people are told', async (text) => {
    const data = await tempFolder();
    await writeFile(join(data, 'move.json'), text);
    const file = new KeptFile(new NodeDisk(), data, MOVE_FILE);
    expect(await file.open()).toEqual([{ kind: 'move-lost' }]);
    expect(await namesIn(data)).toEqual(['quarantine']);
    expect(await file.change({ move: MOVE })).toMatchObject({ ok: true });
  });

  test('of a newer program stays byte for byte', async () => {
    const data = await tempFolder();
    const newer = sealText('headpin-move', 2, [['moves', '[]']]);
    await writeFile(join(data, 'move.json'), newer);
    const file = new KeptFile(new NodeDisk(), data, MOVE_FILE);
    expect(await file.open()).toEqual([{ kind: 'newer', file: 'move.json' }]);
    await file.change({ move: MOVE });
    expect(await readFile(join(data, 'move.json'), 'utf8')).toBe(newer);
  });
});
