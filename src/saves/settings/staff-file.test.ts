import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StartNotice } from '../../contract/contract.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { sealText } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';
import { STAFF_FILE, NO_PIN, type StaffFile, type StaffValues } from './staff-file.ts';

const PIN = { salt: '0f'.repeat(16), hash: '9c'.repeat(32) };
const CODE = { salt: 'a1'.repeat(16), hash: '3b'.repeat(32) };
const GUESSED: StaffValues = { pin: PIN, recovery: CODE, wrong: 2, wrongAt: '2026-11-21T22:00:00.000Z' };

async function opened(data: string): Promise<{ file: StaffFile; notices: readonly StartNotice[] }> {
  const file = new KeptFile(new NodeDisk(), data, STAFF_FILE);
  return { file, notices: await file.open() };
}

/** Parses a file with these staff values. */
function readOf(staff: unknown, version = 2): ReturnType<typeof STAFF_FILE.parse> {
  return STAFF_FILE.parse(
    new TextEncoder().encode(sealText('headpin-staff', version, [['staff', JSON.stringify(staff)]])),
  );
}

describe('the staff data of a lane', () => {
  test('has no PIN on a new lane', async () => {
    const { file, notices } = await opened(await tempFolder());
    expect([file.current(), notices]).toEqual([{ pin: null, recovery: null, wrong: 0, wrongAt: null }, []]);
  });

  test('is there at the next start, in a file of its own', async () => {
    const data = await tempFolder();
    const { file } = await opened(data);
    expect(await file.change({ pin: PIN, recovery: CODE })).toMatchObject({ ok: true });
    expect(await file.change({ wrong: 2, wrongAt: GUESSED.wrongAt })).toEqual({ ok: true, value: GUESSED });
    const next = await opened(data);
    expect([next.file.current(), next.notices]).toEqual([GUESSED, []]);
    expect(await namesIn(data)).toEqual(['staff.json', 'staff.json.prev']);
  });

  test('is reported as lost when unreadable, and the lane is open', async () => {
    const data = await tempFolder();
    await writeFile(join(data, 'staff.json'), STAFF_FILE.make(GUESSED).replace('"wrong":2', '"wrong":0'));
    const { file, notices } = await opened(data);
    expect([file.current(), notices]).toEqual([NO_PIN, [{ kind: 'staff-lost' }]]);
    expect(await namesIn(data)).toEqual(['quarantine']);
  });

  test.each([
    ['whose PIN was set and never guessed', { pin: PIN, recovery: CODE }],
    ['whose PIN was guessed wrong', GUESSED],
  ])('%s is told as a damaged one when it is removed, once', async (_which, values) => {
    const data = await tempFolder();
    await (await opened(data)).file.change(values);
    await rm(join(data, 'staff.json'));
    const { file, notices } = await opened(data);
    expect([file.current(), notices]).toEqual([NO_PIN, [{ kind: 'staff-lost' }]]);
    expect(await namesIn(data)).toEqual(['quarantine']);
    expect((await opened(data)).notices).toEqual([]);
  });

  test('which was damaged is told once, although the one before it was whole', async () => {
    const data = await tempFolder();
    await (await opened(data)).file.change(GUESSED);
    await writeFile(join(data, 'staff.json'), '{');
    expect((await opened(data)).notices).toEqual([{ kind: 'staff-lost' }]);
    expect((await opened(data)).notices).toEqual([]);
  });

  test('by a newer program keeps the lane’s PIN, and what it does not say is as on a new lane', async () => {
    const data = await tempFolder();
    const values = { pin: { ...PIN }, cards: [7], wrong: 'many', recovery: { ...CODE, kind: 'argon2' } };
    await writeFile(
      join(data, 'staff.json'),
      sealText('headpin-staff', 3, [['staff', JSON.stringify(values)]]),
    );
    const { file, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'newer', file: 'staff.json' }]);
    expect(file.current()).toEqual({ ...NO_PIN, pin: PIN });
  });

  test('by a newer program stays byte for byte', async () => {
    const data = await tempFolder();
    const newer = sealText('headpin-staff', 3, [['staff', '{"cards":[7]}']]);
    await writeFile(join(data, 'staff.json'), newer);
    const { file, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'newer', file: 'staff.json' }]);
    expect(await file.change({ pin: PIN })).toMatchObject({ ok: true });
    expect(await readFile(join(data, 'staff.json'), 'utf8')).toBe(newer);
  });
});

describe('the file of the staff', () => {
  test.each<StaffValues>([GUESSED, NO_PIN, { ...NO_PIN, pin: PIN }])(
    'with %j is read as it was written',
    (staff) => {
      expect(STAFF_FILE.parse(new TextEncoder().encode(STAFF_FILE.make(staff)))).toEqual({
        kind: 'read',
        value: staff,
      });
    },
  );

  test('of version 1 has the PIN and no recovery code', () => {
    const { recovery, ...first } = GUESSED;
    expect(readOf(first, 1)).toEqual({ kind: 'read', value: { ...first, recovery: null } });
    expect(readOf({ ...first, recovery }, 1).kind).toBe('damaged');
    expect(readOf(first, 2).kind).toBe('damaged');
  });

  test.each<unknown>([
    { ...GUESSED, recovery: { ...CODE, salt: 'F0'.repeat(16) } },
    { ...GUESSED, recovery: '482109375562' },
    { ...GUESSED, pin: { ...PIN, salt: `${PIN.salt}0` } },
    { ...GUESSED, pin: { ...PIN, salt: PIN.salt.slice(1) } },
    { ...GUESSED, pin: { ...PIN, salt: `x${PIN.salt}` } },
    { ...GUESSED, pin: { ...PIN, salt: 'F0'.repeat(16) } },
    { ...GUESSED, pin: { ...PIN, hash: `${PIN.hash}0` } },
    { ...GUESSED, pin: { ...PIN, hash: PIN.hash.slice(1) } },
    { ...GUESSED, pin: { ...PIN, hash: `x${PIN.hash}` } },
    { ...GUESSED, pin: { ...PIN, hash: 'F0'.repeat(32) } },
    { ...GUESSED, pin: { ...PIN, digits: '2468' } },
    { ...GUESSED, pin: { salt: PIN.salt } },
    { ...GUESSED, pin: '2468' },
    { ...GUESSED, wrong: -1 },
    { ...GUESSED, wrong: 1.5 },
    { ...GUESSED, wrong: '2' },
    { ...GUESSED, wrongAt: 'yesterday' },
    { ...GUESSED, wrongAt: 0 },
    { ...GUESSED, right: 1 },
    { pin: PIN, recovery: null, wrong: 0 },
    null,
  ])('with %j is damaged', (staff) => {
    expect(readOf(staff)).toEqual({ kind: 'damaged', reason: 'content' });
  });

  test('of another kind is refused', () => {
    const settings = sealText('headpin-settings', 1, [['staff', JSON.stringify(GUESSED)]]);
    expect(STAFF_FILE.parse(new TextEncoder().encode(settings)).kind).toBe('damaged');
  });
});
