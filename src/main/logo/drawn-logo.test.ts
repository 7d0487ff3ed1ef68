import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { drawnLogo } from './drawn-logo.ts';
import { photograph, plainPng } from '../../saves/logo/testing/pictures.testing.ts';

const PNG = plainPng(20, 16);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const DRAWN = { kind: 'drawn', png: base64(PNG), plate: 'white' };

describe('the page that draws a logo', () => {
  test('is trusted with a PNG of our own size and a plate', () => {
    expect(drawnLogo(DRAWN)).toEqual(ok({ png: PNG, plate: 'white' }));
    expect(drawnLogo({ ...DRAWN, plate: null })).toEqual(ok({ png: PNG, plate: null }));
  });

  test.each(['wrong-size', 'broken'])('says that a picture is %s', (reason) => {
    expect(drawnLogo({ kind: 'refused', reason })).toEqual(err(reason));
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'drawn'],
    ['the picture alone', base64(PNG)],
    ['a list', [DRAWN]],
    ['another kind', { ...DRAWN, kind: 'sent' }],
    ['another plate', { ...DRAWN, plate: 'url(https://example.com)' }],
    ['no plate', { kind: 'drawn', png: base64(PNG) }],
    ['something more', { ...DRAWN, path: '/etc/passwd' }],
    ['another reason', { kind: 'refused', reason: 'staff-only' }],
    ['no reason', { kind: 'refused' }],
    ['bytes', { ...DRAWN, png: PNG }],
    ['no bytes', { ...DRAWN, png: '' }],
    ['no base64', { ...DRAWN, png: `!${DRAWN.png}` }],
    ['a JPEG', { ...DRAWN, png: base64(photograph()) }],
    ['a PNG that was cut off', { ...DRAWN, png: base64(PNG.subarray(0, -1)) }],
    ['a PNG with something behind it', { ...DRAWN, png: base64(Uint8Array.from([...PNG, 0])) }],
    ['a PNG that is too wide', { ...DRAWN, png: base64(plainPng(1025, 1)) }],
    ['a PNG that is too high', { ...DRAWN, png: base64(plainPng(1, 513)) }],
    ['more than a logo may have', { ...DRAWN, png: 'A'.repeat(2 * 1024 * 1024 + 4) }],
  ])('is not trusted when it answers %s', (_what, answer) => {
    expect(drawnLogo(answer)).toEqual(err('broken'));
  });

  test('may answer anything at all', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (answer) => {
        expect(drawnLogo(answer)).toEqual(err('broken'));
      }),
    );
  });
});
