import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GamePrint, PrintRule } from '../../contract/contract.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { sealText } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';
import { MOST_PRINTS, noting, PRINTS_FILE, type PrintsFile } from './prints-file.ts';

function printOf(counter: number, change: Partial<GamePrint> = {}): GamePrint {
  const game = `g${String(counter).padStart(6, '0')}-5ab2f7c30d5e4f6a81b2c3d4`;
  return { game, generation: 21, state: 'printing', kinds: ['game', 'card'], left: ['card'], ...change };
}

async function fileIn(data: string): Promise<PrintsFile> {
  const file = new KeptFile(new NodeDisk(), data, PRINTS_FILE);
  await file.open();
  return file;
}

describe('the note of what a game prints by itself', () => {
  test('is there at the next start, as it was changed last', async () => {
    const data = await tempFolder();
    const file = await fileIn(data);
    await file.change(noting([printOf(7), printOf(8)]));
    await file.change(noting([printOf(7, { state: 'sent', left: [] })]));
    const again = await fileIn(data);
    expect(again.current().prints).toEqual([printOf(8), printOf(7, { state: 'sent', left: [] })]);
  });

  test('stands beside what the house prints by itself, and since when', async () => {
    const data = await tempFolder();
    const file = await fileIn(data);
    const rule: PrintRule = {
      since: '2026-11-21T20:00:00.000Z',
      printsAt: 'series',
      prints: ['game', 'card'],
    };
    expect(file.current().rule).toBeNull();
    await file.change(noting([printOf(7)]));
    await file.change({ rule });
    expect((await fileIn(data)).current()).toEqual({ prints: [printOf(7)], rule });
    await file.change({ rule: null });
    expect((await fileIn(data)).current()).toEqual({ prints: [printOf(7)], rule: null });
  });

  test('goes once a hundred newer games are noted', async () => {
    const file = await fileIn(await tempFolder());
    const games = Array.from({ length: MOST_PRINTS + 2 }, (_none, index) => printOf(index + 1));
    expect(await file.change(noting(games))).toMatchObject({ ok: true });
    expect(file.current().prints).toEqual(games.slice(2));
  });

  test('of version 1 is read by every later program', () => {
    const fixture = readFileSync(join(import.meta.dirname, 'fixtures/prints-1.json'));
    expect(PRINTS_FILE.parse(fixture)).toEqual({ kind: 'read', value: { prints: [printOf(7)], rule: null } });
  });

  test.each([
    '',
    'no document',
    sealText('headpin-prints', 1, [['prints', '{}']]),
    sealText('headpin-prints', 1, [['prints', JSON.stringify([printOf(7, { game: '../lock' })])]]),
    sealText('headpin-prints', 1, [['prints', JSON.stringify([{ ...printOf(7), state: 'lost' }])]]),
    sealText('headpin-prints', 1, [['prints', JSON.stringify([{ ...printOf(7), names: ['PJS'] }])]]),
    sealText('headpin-move', 1, [['move', 'null']]),
  ])('in a file that is unreadable (%j) is set aside, and people are told', async (text) => {
    const data = await tempFolder();
    await writeFile(join(data, 'prints.json'), text);
    const file = new KeptFile(new NodeDisk(), data, PRINTS_FILE);
    expect(await file.open()).toEqual([{ kind: 'prints-lost' }]);
    expect(await namesIn(data)).toEqual(['quarantine']);
    expect(await file.change(noting([printOf(7)]))).toMatchObject({ ok: true });
  });

  test('of a newer program stays byte for byte', async () => {
    const data = await tempFolder();
    const newer = sealText('headpin-prints', 2, [['games', '[]']]);
    await writeFile(join(data, 'prints.json'), newer);
    const file = new KeptFile(new NodeDisk(), data, PRINTS_FILE);
    expect(await file.open()).toEqual([{ kind: 'newer', file: 'prints.json' }]);
    await file.change(noting([printOf(7)]));
    expect(await readFile(join(data, 'prints.json'), 'utf8')).toBe(newer);
  });
});
