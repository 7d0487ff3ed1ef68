import { describe, expect, test } from 'vitest';
import { isPicture } from './kept-logo.ts';
import { photograph, plainPng } from './testing/pictures.testing.ts';

const PNG = plainPng(20, 16);
const JPEG = photograph();

const text = (written: string): Uint8Array => new TextEncoder().encode(written);

describe('a file', () => {
  test.each([
    ['a PNG', PNG],
    ['a JPEG', JPEG],
    // The page that decodes the picture checks everything after the first bytes.
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
