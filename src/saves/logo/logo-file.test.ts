import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { StartNotice } from '../../contract/contract.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { sealText } from '../record/sealed-text.ts';
import type { KeptLogo } from './kept-logo.ts';
import { sidesOf } from './png.ts';
import { KeptFile } from '../settings/kept-file.ts';
import { LOGO_FILE, type LogoFile, makeLogo, parseLogo } from './logo-file.ts';
import { chunkOf, headOf, photograph, plainPng, pngFrom } from './testing/pictures.testing.ts';

const RED: KeptLogo = { png: plainPng(20, 16), plate: null };
const BLUE: KeptLogo = { png: plainPng(30, 10, [0, 0, 200, 128]), plate: 'black' };

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

async function opened(data: string): Promise<{ file: LogoFile; notices: readonly StartNotice[] }> {
  const file = new KeptFile(new NodeDisk(), data, LOGO_FILE);
  return { file, notices: await file.open() };
}

describe('the logo of a lane', () => {
  test('is none on a new one, silently', async () => {
    const { file, notices } = await opened(await tempFolder());
    expect([file.current(), notices]).toEqual([{ logo: null }, []]);
  });

  test('is there at the next start byte for byte, in one file, until it is changed or removed', async () => {
    const data = await tempFolder();
    const { file } = await opened(data);
    for (const logo of [RED, BLUE, null]) {
      expect(await file.change({ logo })).toEqual({ ok: true, value: { logo } });
      expect((await opened(data)).file.current()).toEqual({ logo });
      expect(await namesIn(data)).toEqual(['logo.json']);
    }
  });

  test('stays the earlier one when the disk is full, and no leftovers remain', async () => {
    const data = await tempFolder();
    const disk = new FailingDisk();
    const file = new KeptFile(disk, data, LOGO_FILE);
    await file.open();
    await file.change({ logo: RED });
    for (const call of ['create', 'write', 'sync', 'close', 'rename']) {
      disk.fails = (asked) => (asked === call ? 'ENOSPC' : null);
      expect(await file.change({ logo: BLUE })).toEqual({ ok: false, error: 'disk-full' });
      disk.fails = () => null;
      expect(file.current()).toEqual({ logo: RED });
      expect((await opened(data)).file.current()).toEqual({ logo: RED });
      expect(await namesIn(data)).toEqual(['logo.json']);
    }
  });

  test('if unreadable is none, quarantined unchanged, with a notice', async () => {
    const data = await tempFolder();
    const torn = makeLogo({ logo: RED }).slice(0, -40);
    await writeFile(join(data, 'logo.json'), torn);
    const { file, notices } = await opened(data);
    expect([file.current(), notices]).toEqual([{ logo: null }, [{ kind: 'logo-lost' }]]);
    expect(await namesIn(data)).toEqual(['quarantine']);
    const [aside = ''] = await namesIn(join(data, 'quarantine'));
    expect(await readFile(join(data, 'quarantine', aside), 'utf8')).toBe(torn);
    expect(await file.change({ logo: BLUE })).toMatchObject({ ok: true });
    expect((await opened(data)).file.current()).toEqual({ logo: BLUE });
  });

  test('of a newer program stays byte for byte', async () => {
    const data = await tempFolder();
    const newer = sealText('headpin-logo', 2, [['logo', '{"moves":true}']]);
    await writeFile(join(data, 'logo.json'), newer);
    const { file, notices } = await opened(data);
    expect([file.current(), notices]).toEqual([{ logo: null }, [{ kind: 'newer', file: 'logo.json' }]]);
    expect(await file.change({ logo: RED })).toMatchObject({ ok: true });
    expect(await readFile(join(data, 'logo.json'), 'utf8')).toBe(newer);
  });

  test('that is larger than any logo is not even read', async () => {
    const data = await tempFolder();
    await writeFile(join(data, 'logo.json'), Buffer.alloc(2 * 1024 * 1024 + 1));
    const disk = new FailingDisk();
    expect(await new KeptFile(disk, data, LOGO_FILE).open()).toEqual([{ kind: 'logo-lost' }]);
    expect(disk.calls).not.toContain('read');
  });
});

describe('the file of the logo', () => {
  const file = bytesOf(makeLogo({ logo: RED }));

  test('is damaged when truncated anywhere or with any byte changed', () => {
    for (let place = 0; place < file.length; place += 1) {
      expect(parseLogo(file.subarray(0, place)).kind).toBe('damaged');
      expect(parseLogo(file.with(place, (file[place] ?? 0) ^ 1)).kind).toBe('damaged');
    }
  });

  test.each<unknown>([
    { ...RED, png: base64(photograph()) },
    { ...RED, png: base64(plainPng(1025, 1)) },
    { ...RED, png: base64(plainPng(1, 513)) },
    { ...RED, png: base64(plainPng(0, 1)) },
    { ...RED, png: base64(plainPng(1, 0)) },
    { ...RED, png: `!${base64(RED.png)}` },
    { ...RED, png: base64(RED.png.subarray(0, -1)) },
    { ...RED, png: `${base64(RED.png)}\n` },
    { ...RED, png: `x ${base64(RED.png)}` },
    { ...RED, png: '' },
    { ...RED, png: 'javascript:' },
    { png: base64(RED.png), plate: 'pink' },
    { png: base64(RED.png) },
    { png: base64(RED.png), plate: null, artist: 'Mary' },
    { ...RED, png: base64(pngFrom(headOf(20, 16), new TextEncoder().encode('hostile'))) },
    'logo.png',
    7,
    [],
  ])('is damaged with anything that the program does not write: %#', (logo) => {
    const text = sealText('headpin-logo', 1, [['logo', JSON.stringify(logo)]]);
    expect(parseLogo(bytesOf(text))).toEqual({ kind: 'damaged', reason: 'content' });
  });

  test('is read as Chromium 130 drew it, one colour profile less', () => {
    const reading = parseLogo(readFileSync(join(import.meta.dirname, 'fixtures/version-1.json')));
    expect(reading).toMatchObject({ kind: 'read', value: { logo: { plate: 'white' } } });
    if (reading.kind !== 'read' || reading.value.logo === null) expect.fail('no logo');
    const { png } = reading.value.logo;
    expect(sidesOf(png)).toEqual({ width: 300, height: 100 });
    expect(Buffer.from(png).includes('sRGB')).toBe(false);
  });

  test('hands out no chunk that a hijacked page of an older program put into the picture', () => {
    const hostile = pngFrom(
      headOf(20, 16),
      deflateSync(new Uint8Array(16 * 81)),
      chunkOf('iCCP', bytesOf('hostile')),
    );
    const reading = parseLogo(bytesOf(makeLogo({ logo: { png: hostile, plate: null } })));
    if (reading.kind !== 'read' || reading.value.logo === null) expect.fail('no logo');
    expect(Buffer.from(reading.value.logo.png).includes('hostile')).toBe(false);
  });

  test('is read where there is no logo', () => {
    expect(parseLogo(bytesOf(makeLogo({ logo: null })))).toEqual({ kind: 'read', value: { logo: null } });
  });

  test.each<KeptLogo>([
    { png: plainPng(1024, 512), plate: null },
    { png: plainPng(1, 1), plate: 'white' },
  ])('is read with the largest and the smallest picture', (logo) => {
    expect(parseLogo(bytesOf(makeLogo({ logo })))).toEqual({ kind: 'read', value: { logo } });
  });
});
