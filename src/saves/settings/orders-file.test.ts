import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NodeDisk } from '../disk/node-disk.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { sealText } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';
import { ORDERS_FILE, MOST_ORDERS, type OrdersFile, type TakenOrder } from './orders-file.ts';

const GAME = 'g000007-5ab2f7c30d5e4f6a81b2c3d4';
const TAKEN: readonly TakenOrder[] = [
  { id: 'a1'.repeat(12), outcome: { state: 'done', games: [{ game: GAME, generation: 21 }] } },
  { id: 'a2'.repeat(12), outcome: { state: 'refused', code: 'game-running' } },
  { id: 'a3'.repeat(12), outcome: { state: 'void' } },
  { id: 'a4'.repeat(12), outcome: null },
];
const HELP = {
  left: { state: 'asked', at: '2026-11-21T20:00:00.000Z' },
  right: { state: 'coming', at: '2026-11-21T20:01:00.000Z' },
} as const;
const NO_HELP = JSON.stringify({ left: null, right: null });

async function fileIn(data: string): Promise<OrdersFile> {
  const file = new KeptFile(new NodeDisk(), data, ORDERS_FILE);
  await file.open();
  return file;
}

describe('the note of orders and of help', () => {
  test('of version 1 is read by every later program', () => {
    const fixture = readFileSync(join(import.meta.dirname, 'fixtures/orders-1.json'));
    expect(ORDERS_FILE.parse(fixture)).toEqual({ kind: 'read', value: { taken: TAKEN, help: HELP } });
  });

  test('is there at the next start', async () => {
    const data = await tempFolder();
    expect(await (await fileIn(data)).change({ taken: TAKEN, help: HELP })).toMatchObject({ ok: true });
    expect((await fileIn(data)).current()).toEqual({ taken: TAKEN, help: HELP });
  });

  test('fits in its file with as many orders as it keeps, each with the longest answer', async () => {
    const data = await tempFolder();
    const games = [0, 1].map(() => ({ game: `g${'9'.repeat(6)}-${'f'.repeat(24)}`, generation: 2_999 }));
    const taken = Array.from({ length: MOST_ORDERS }, (_none, place) => ({
      id: place.toString(16).padStart(24, '0'),
      outcome: { state: 'done' as const, games },
    }));
    expect(await (await fileIn(data)).change({ taken, help: HELP })).toMatchObject({ ok: true });
    const { length } = await readFile(join(data, 'orders.json'));
    expect(length).toBeLessThan(ORDERS_FILE.largest);
    expect((await fileIn(data)).current().taken).toHaveLength(MOST_ORDERS);
  });

  test.each([
    '',
    'no document',
    sealText('headpin-orders', 1, [
      ['taken', '{}'],
      ['help', NO_HELP],
    ]),
    sealText('headpin-orders', 1, [
      ['taken', '[{"id":"../lock","outcome":null}]'],
      ['help', NO_HELP],
    ]),
    sealText('headpin-orders', 1, [
      ['taken', JSON.stringify([...TAKEN, { id: 'a5'.repeat(12), outcome: { state: 'lost' } }])],
      ['help', NO_HELP],
    ]),
    sealText('headpin-orders', 1, [
      ['taken', '[]'],
      ['help', '{"left":null}'],
    ]),
    sealText('headpin-prints', 1, [['prints', '[]']]),
  ])('in a file that is unreadable (%j) is set aside, and staff are told', async (text) => {
    const data = await tempFolder();
    await writeFile(join(data, 'orders.json'), text);
    const file = new KeptFile(new NodeDisk(), data, ORDERS_FILE);
    expect(await file.open()).toEqual([{ kind: 'orders-lost' }]);
    expect(await namesIn(data)).toEqual(['quarantine']);
    expect(await file.change({ taken: TAKEN })).toMatchObject({ ok: true });
  });

  test('of a newer program stays byte for byte', async () => {
    const data = await tempFolder();
    const newer = sealText('headpin-orders', 2, [['orders', '[]']]);
    await writeFile(join(data, 'orders.json'), newer);
    const file = new KeptFile(new NodeDisk(), data, ORDERS_FILE);
    expect(await file.open()).toEqual([{ kind: 'newer', file: 'orders.json' }]);
    await file.change({ taken: TAKEN });
    expect(await readFile(join(data, 'orders.json'), 'utf8')).toBe(newer);
  });
});
