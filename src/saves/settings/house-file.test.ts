import { readFileSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NodeDisk } from '../disk/node-disk.ts';
import { isChosen } from '../copy/copy-files.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { sealText } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';
import { HOUSE_FILE, ALONE, type HouseFile, type KeptPairing } from './house-file.ts';
import { STAFF_FILE, lookAtStaff } from './staff-file.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

const PAIRING: KeptPairing = {
  address: 'https://desk.lan:8300',
  house: '00112233445566778899aabb',
  name: 'Test Bowl',
  key: 'Zk3x9Q0m1v7YwE2r5t8uBnLpHsDfGjKaMcXzVbNq0_-',
  authority: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n',
};

const SHUT = { by: 'desk', pin: { salt: 'a'.repeat(32), hash: 'b'.repeat(64) } } as const;

async function opened(data: string): Promise<HouseFile> {
  const file = new KeptFile(new NodeDisk(), data, HOUSE_FILE);
  expect(await file.open()).toEqual([]);
  return file;
}

describe('the pairing with a house', () => {
  test('is none at first, and is found again, for this user alone', async () => {
    const data = await tempFolder();
    const file = await opened(data);
    expect(file.current()).toEqual(ALONE);
    const paired = { pairing: PAIRING, opens: SHUT };
    expect(await file.change(paired)).toEqual({ ok: true, value: paired });
    expect((await opened(data)).current()).toEqual(paired);
    expect((await stat(join(data, 'house.json'))).mode & 0o777).toBe(0o600);
    await file.change(ALONE);
    expect((await opened(data)).current()).toEqual(ALONE);
  });

  test.each([
    [1, 'by anyone', { pairing: PAIRING, opens: { by: 'anyone' } }],
    [2, 'by the desk', { pairing: PAIRING, opens: SHUT }],
  ])('of version %i is read: its lane is opened %s', (version, _by, value) => {
    const bytes = readFileSync(join(FIXTURES, `house-${String(version)}.json`));
    expect(HOUSE_FILE.parse(bytes)).toEqual({ kind: 'read', value });
  });

  test('of a newer version is newer, and is left as it is', () => {
    const text = sealText('headpin-house', 3, [['pairing', 'null']]);
    expect(HOUSE_FILE.parse(new TextEncoder().encode(text))).toMatchObject({ kind: 'newer' });
  });

  test('is none when its file is damaged, which staff are told', async () => {
    const data = await tempFolder();
    await (await opened(data)).change({ pairing: PAIRING });
    await writeFile(join(data, 'house.json'), '{');
    const file = new KeptFile(new NodeDisk(), data, HOUSE_FILE);
    expect(await file.open()).toEqual([{ kind: 'house-lost' }]);
    expect(file.current()).toEqual(ALONE);
    expect(await namesIn(join(data, 'quarantine'))).toHaveLength(1);
  });

  test.each([
    ['plain words as an address', { address: 'desk.lan' }],
    ['an address with a path', { address: 'https://desk.lan/lane' }],
    ['a key that is no key', { key: 'secret words' }],
    ['one key more', { more: 1 }],
  ])('with %s is damaged', (_why, change) => {
    const text = sealText('headpin-house', 2, [
      ['pairing', JSON.stringify({ ...PAIRING, ...change })],
      ['opens', JSON.stringify(SHUT)],
    ]);
    expect(HOUSE_FILE.parse(new TextEncoder().encode(text))).toMatchObject({ kind: 'damaged' });
  });

  test('by whose desk the lane is opened, without a PIN, is damaged: the lane would be anybody’s', () => {
    const text = sealText('headpin-house', 2, [
      ['pairing', JSON.stringify(PAIRING)],
      ['opens', JSON.stringify({ by: 'desk' })],
    ]);
    expect(HOUSE_FILE.parse(new TextEncoder().encode(text))).toMatchObject({ kind: 'damaged' });
  });

  test('has a PIN that guards the take-over of its folder, where the lane has none of its own', async () => {
    const data = await tempFolder();
    const disk = new NodeDisk();
    await (await opened(data)).change({ pairing: PAIRING, opens: SHUT });
    expect((await lookAtStaff(disk, data)).pin).toEqual(SHUT.pin);
    const own = { salt: 'c'.repeat(32), hash: 'd'.repeat(64) };
    await new KeptFile(disk, data, STAFF_FILE).change({ pin: own });
    expect((await lookAtStaff(disk, data)).pin).toEqual(own);
  });

  test('is part of no copy: a stick would carry the key away', () => {
    expect(isChosen('house.json')).toBe(false);
  });
});
