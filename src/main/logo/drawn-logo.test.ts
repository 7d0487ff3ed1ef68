import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, type Result } from '../../core/line/result.ts';
import { LARGEST_LOGO } from '../../contract/contract.ts';
import type { KeptLogo } from '../../saves/logo/kept-logo.ts';
import { barePng, sidesOf } from '../../saves/logo/png.ts';
import { photograph, plainPng } from '../../saves/logo/testing/pictures.testing.ts';
import { drawnLogo } from './drawn-logo.ts';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const PIXELS = base64(new Uint8Array(20 * 16 * 4).fill(200));
const DRAWN = { kind: 'drawn', width: 20, height: 16, pixels: PIXELS, plate: 'white' };

const answering = (answer: unknown): ReturnType<typeof drawnLogo> => drawnLogo(() => Promise.resolve(answer));

function pngOf(drawn: Result<KeptLogo, unknown>): Uint8Array {
  if (!drawn.ok) expect.fail('no logo');
  return drawn.value.png;
}

describe('the page that draws a logo', () => {
  test.each(['white', 'black', null])(
    'answers pixels, of which main writes the PNG: on plate %s',
    async (plate) => {
      const drawn = await answering({ ...DRAWN, plate });
      expect(drawn).toMatchObject({ ok: true, value: { plate } });
      expect(sidesOf(pngOf(drawn))).toEqual({ width: 20, height: 16 });
      expect(barePng(pngOf(drawn))).toEqual(pngOf(drawn));
    },
  );

  test('is asked for a smaller picture while its PNG is too large, and no more than that', async () => {
    const asked: number[] = [];
    const drawn = await drawnLogo((share) => {
      asked.push(share);
      const [width, height] = [1024 * share, 512 * share];
      return Promise.resolve({ ...DRAWN, width, height, pixels: base64(randomBytes(width * height * 4)) });
    });
    expect(asked).toEqual([1, 0.75, 0.5]);
    expect(sidesOf(pngOf(drawn))).toEqual({ width: 512, height: 256 });
    expect(pngOf(drawn).length).toBeLessThanOrEqual(LARGEST_LOGO);
  });

  test('is given up when its picture stays too large however small it was asked for', async () => {
    const pixels = base64(randomBytes(1024 * 512 * 4));
    expect(await answering({ ...DRAWN, width: 1024, height: 512, pixels })).toEqual(err('broken'));
  });

  test.each(['wrong-size', 'broken'])('says that a picture is %s', async (reason) => {
    expect(await answering({ kind: 'refused', reason })).toEqual(err(reason));
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'drawn'],
    ['the pixels alone', PIXELS],
    ['a list', [DRAWN]],
    ['another kind', { ...DRAWN, kind: 'sent' }],
    ['another plate', { ...DRAWN, plate: 'url(https://example.com)' }],
    ['no plate', { kind: 'drawn', width: 20, height: 16, pixels: PIXELS }],
    ['something more', { ...DRAWN, path: '/etc/passwd' }],
    ['another reason', { kind: 'refused', reason: 'staff-only' }],
    ['no reason', { kind: 'refused' }],
    ['bytes', { ...DRAWN, pixels: new Uint8Array(20 * 16 * 4) }],
    ['no pixels', { ...DRAWN, pixels: '' }],
    ['no base64', { ...DRAWN, pixels: `!${PIXELS}` }],
    ['a PNG, as well formed as it may be', { kind: 'drawn', png: base64(plainPng(20, 16)), plate: null }],
    ['a PNG for its pixels', { ...DRAWN, pixels: base64(plainPng(20, 16)) }],
    ['a JPEG for its pixels', { ...DRAWN, pixels: base64(photograph()) }],
    ['a pixel too few', { ...DRAWN, pixels: base64(new Uint8Array(20 * 16 * 4 - 4)) }],
    ['a byte too many', { ...DRAWN, pixels: base64(new Uint8Array(20 * 16 * 4 + 1)) }],
    ['other sides', { ...DRAWN, width: 21 }],
    ['no width', { ...DRAWN, width: 0 }],
    ['no height', { ...DRAWN, height: 0 }],
    ['two sides below nothing', { ...DRAWN, width: -20, height: -16 }],
    ['half a pixel', { ...DRAWN, width: 40, height: 8.5 }],
    ['a side that is no number', { ...DRAWN, width: '20' }],
    ['a side without an end', { ...DRAWN, width: Infinity }],
    [
      'a picture that is too wide',
      { ...DRAWN, width: 1025, height: 1, pixels: base64(new Uint8Array(4100)) },
    ],
    ['a picture that is too high', { ...DRAWN, width: 1, height: 513, pixels: base64(new Uint8Array(2052)) }],
    ['more than a logo may have', { ...DRAWN, pixels: 'A'.repeat(4 * 1024 * 1024) }],
  ])('is not trusted when it answers %s', async (_what, answer) => {
    expect(await answering(answer)).toEqual(err('broken'));
  });

  test('may answer anything at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withNullPrototype: true }), async (answer) => {
        expect(await answering(answer)).toEqual(err('broken'));
      }),
    );
  });
});
