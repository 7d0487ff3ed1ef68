import { readFileSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NodeDisk } from '../disk/node-disk.ts';
import { isChosen } from '../copy/copy-files.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { sealText } from '../record/sealed-text.ts';
import { HouseFile, parseHouse, type KeptPairing } from './house-file.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

const PAIRING: KeptPairing = {
  address: 'https://desk.lan:8300',
  house: '00112233445566778899aabb',
  name: 'Test Bowl',
  key: 'Zk3x9Q0m1v7YwE2r5t8uBnLpHsDfGjKaMcXzVbNq0_-',
  authority: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n',
};

async function opened(data: string): Promise<HouseFile> {
  const file = new HouseFile(new NodeDisk(), data);
  expect(await file.open()).toEqual([]);
  return file;
}

describe('the pairing with a house', () => {
  test('is none at first, and is found again, for this user alone', async () => {
    const data = await tempFolder();
    const file = await opened(data);
    expect(file.current()).toEqual({ pairing: null });
    expect(await file.change({ pairing: PAIRING })).toEqual({ ok: true, value: { pairing: PAIRING } });
    expect((await opened(data)).current()).toEqual({ pairing: PAIRING });
    expect((await stat(join(data, 'house.json'))).mode & 0o777).toBe(0o600);
    await file.change({ pairing: null });
    expect((await opened(data)).current()).toEqual({ pairing: null });
  });

  test('of version 1 is still read', () => {
    expect(parseHouse(readFileSync(join(FIXTURES, 'house-1.json')))).toEqual({
      kind: 'read',
      value: { pairing: PAIRING },
    });
  });

  test('is none when its file is damaged, which staff are told', async () => {
    const data = await tempFolder();
    await (await opened(data)).change({ pairing: PAIRING });
    await writeFile(join(data, 'house.json'), '{');
    const file = new HouseFile(new NodeDisk(), data);
    expect(await file.open()).toEqual([{ kind: 'house-lost' }]);
    expect(file.current()).toEqual({ pairing: null });
    expect(await namesIn(join(data, 'quarantine'))).toHaveLength(1);
  });

  test.each([
    ['plain words as an address', { address: 'desk.lan' }],
    ['an address with a path', { address: 'https://desk.lan/lane' }],
    ['a key that is no key', { key: 'secret words' }],
    ['one key more', { more: 1 }],
  ])('with %s is damaged', (_why, change) => {
    const text = sealText('headpin-house', 1, [['pairing', JSON.stringify({ ...PAIRING, ...change })]]);
    expect(parseHouse(new TextEncoder().encode(text))).toMatchObject({ kind: 'damaged' });
  });

  test('is part of no copy: a stick would carry the key away', () => {
    expect(isChosen('house.json')).toBe(false);
  });
});
