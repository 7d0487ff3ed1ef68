import { describe, expect, test } from 'vitest';
import { isOurs, isPicture, sidesOf } from './first-bytes.ts';
import { photograph, plainPng } from './testing/pictures.testing.ts';

const PNG = plainPng(20, 16);
const JPEG = photograph();

const text = (written: string): Uint8Array => new TextEncoder().encode(written);
/** A PNG of this many bytes with a valid beginning and end. */
function ofLength(length: number): Uint8Array {
  const head = PNG.subarray(0, 33);
  const end = PNG.subarray(-12);
  return new Uint8Array(Buffer.concat([head, new Uint8Array(length - 45), end]));
}

describe('a file', () => {
  test.each([
    ['a PNG', PNG],
    ['a JPEG', JPEG],
    // The page that decodes it checks what follows its first bytes.
    ['the name of a PNG and no more', PNG.subarray(0, 8)],
    ['the beginning of a JPEG and no more', JPEG.subarray(0, 3)],
  ])('is a picture by its first bytes: %s', (_what, bytes) => {
    expect(isPicture(bytes)).toBe(true);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a drawing with a script in it', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', text('<!doctype html><img src=x>')],
    ['a GIF', text('GIF89a\u0001\u0000\u0001\u0000')],
    ['a WebP', text('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
    ['a BMP', text('BM')],
    ['a PNG without its first byte', PNG.subarray(1)],
    ['a PNG behind something else', Uint8Array.from([0, ...PNG])],
    ['a JPEG with another first byte', JPEG.with(0, 0)],
    ['a JPEG with another second byte', JPEG.with(1, 0xd9)],
    ['a JPEG with another third byte', JPEG.with(2, 0)],
    ['only the beginning of a PNG’s name', PNG.subarray(0, 7)],
    ['only the beginning of a JPEG', JPEG.subarray(0, 2)],
  ])('is not a picture, whatever its name: %s', (_what, bytes) => {
    expect(isPicture(bytes)).toBe(false);
  });
});

describe('a logo that the program may have drawn', () => {
  test.each([
    ['the largest in pixels', plainPng(1024, 512)],
    ['the smallest', plainPng(1, 1)],
    ['the shortest in bytes, a head and an end', ofLength(45)],
    ['the largest in bytes', ofLength(1024 * 1024)],
  ])('is %s', (_what, bytes) => {
    expect(isOurs(bytes)).toBe(true);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a JPEG', JPEG],
    ['1025 pixels wide', plainPng(1025, 1)],
    ['513 pixels high', plainPng(1, 513)],
    ['of no width', plainPng(0, 1)],
    ['of no height', plainPng(1, 0)],
    ['of more than 1 MB', ofLength(1024 * 1024 + 1)],
    ['a head and an end that share bytes', Uint8Array.from([...PNG.subarray(0, 24), ...PNG.subarray(-20)])],
  ])('is not %s', (_what, bytes) => {
    expect(isOurs(bytes)).toBe(false);
  });

  test('begins and ends like every PNG: no byte there is changed or missing', () => {
    // A PNG's signature, its head's length and type, and its end.
    const places = Array.from(PNG, (_byte, place) => place);
    for (const place of [...places.slice(0, 16), ...places.slice(-12)])
      expect(isOurs(PNG.with(place, (PNG[place] ?? 0) ^ 0x80))).toBe(false);
    const cut = Array.from(PNG, (_byte, length) => isOurs(PNG.subarray(0, length)));
    expect(cut).not.toContain(true);
  });

  test('gives its sides wherever its bytes begin in the memory', () => {
    const around = Buffer.concat([text('before'), PNG, text('behind')]);
    const within = around.subarray(6, 6 + PNG.length);
    expect([isOurs(within), sidesOf(within)]).toEqual([true, { width: 20, height: 16 }]);
  });
});
