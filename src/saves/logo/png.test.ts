import { crc32, deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST_LOGO } from '../../contract/contract.ts';
import { barePng, makePng, sidesOf } from './png.ts';
import { chunkOf, headOf, photograph, plainPng, pngFrom } from './testing/pictures.testing.ts';

const PNG = plainPng(20, 16);
const HEAD = headOf(20, 16);
const ROWS = new Uint8Array(16 * 81);
const BODY = deflateSync(ROWS);

const text = (written: string): Uint8Array => new TextEncoder().encode(written);
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
/** A PNG with these chunks between its signature and its end. */
const madeOf = (...chunks: readonly Uint8Array[]): Uint8Array =>
  joined(PNG.subarray(0, 8), ...chunks, PNG.subarray(-12));

/** The pixels of a PNG from `makePng`, decoded as the standard describes filter 1. */
function pixelsIn(png: Uint8Array): readonly number[] {
  const { width, height } = sidesOf(png);
  const rows = inflateSync(png.subarray(8 + 25 + 8, -16));
  const pixels: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = rows.subarray(y * (1 + 4 * width), (y + 1) * (1 + 4 * width));
    expect(row[0]).toBe(1);
    for (let at = 1; at < row.length; at += 1) {
      const before = at > 4 ? (pixels.at(-4) ?? 0) : 0;
      pixels.push(((row[at] ?? 0) + before) % 256);
    }
  }
  return pixels;
}

describe('a PNG of the program', () => {
  test('has a head, the pixels and an end, and nothing else', async () => {
    const png = await makePng({ width: 20, height: 16, bytes: new Uint8Array(20 * 16 * 4).fill(7) });
    const [head, end] = [png.subarray(0, 33), png.subarray(-12)];
    expect([head, end]).toEqual([PNG.subarray(0, 33), PNG.subarray(-12)]);
    const length = new DataView(png.buffer).getUint32(33);
    expect(length).toBe(png.length - 33 - 12 - 12);
    expect(Buffer.from(png.subarray(37, 41)).toString()).toBe('IDAT');
    expect(new DataView(png.buffer).getUint32(png.length - 16)).toBe(crc32(png.subarray(37, -16)));
  });

  test('keeps every pixel, passes its own check, and tells its sides', async () => {
    const side = fc.integer({ min: 1, max: 9 });
    const pixels = fc.tuple(side, side).chain(([width, height]) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        bytes: fc.uint8Array({ minLength: 4 * width * height, maxLength: 4 * width * height }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(pixels, async (picture) => {
        const png = await makePng(picture);
        expect(barePng(png)).toEqual(png);
        expect(sidesOf(png)).toEqual({ width: picture.width, height: picture.height });
        expect(pixelsIn(png)).toEqual([...picture.bytes]);
      }),
    );
  });
});

describe('a PNG that an older program kept', () => {
  test.each([
    ['the smallest', plainPng(1, 1)],
    ['the largest in pixels', plainPng(1024, 512)],
    ['one without opacity', pngFrom(HEAD.with(9, 2), deflateSync(new Uint8Array(16 * 61)))],
    ['one with the last filter', pngFrom(HEAD, deflateSync(ROWS.with(81, 4)))],
  ])('holds: %s', (_what, png) => {
    expect(barePng(png)).toEqual(png);
  });

  test('holds in several parts, which become one', () => {
    const parts = [BODY.subarray(0, 5), BODY.subarray(5, 6), BODY.subarray(6)];
    const png = madeOf(chunkOf('IHDR', HEAD), ...parts.map((part) => chunkOf('IDAT', part)));
    expect(barePng(png)).toEqual(pngFrom(HEAD, BODY));
  });

  test('loses what no decoder needs: profiles, texts, a camera’s data, moves', () => {
    for (const type of ['iCCP', 'zTXt', 'iTXt', 'eXIf', 'acTL', 'sRGB'])
      expect(barePng(pngFrom(HEAD, BODY, chunkOf(type, text('hostile'))))).toEqual(pngFrom(HEAD, BODY));
  });

  test('may have 1 MB and not a byte more', () => {
    const rest = LARGEST_LOGO - pngFrom(HEAD, BODY).length - 12;
    const ofMore = (more: number): Uint8Array =>
      pngFrom(HEAD, BODY, chunkOf('tEXt', new Uint8Array(rest + more)));
    expect([barePng(ofMore(0)), barePng(ofMore(1))]).toEqual([pngFrom(HEAD, BODY), null]);
  });

  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a JPEG', photograph()],
    ['a signature alone', PNG.subarray(0, 8)],
    ['a head alone', madeOf(chunkOf('IHDR', HEAD))],
    ['an end alone', madeOf()],
    ['without an end', PNG.subarray(0, -12)],
    ['with an end that holds something', joined(PNG.subarray(0, -12), chunkOf('IEND', text('more')))],
    ['with something behind its end', joined(PNG, Uint8Array.of(0))],
    ['with a chunk behind its end', joined(PNG, chunkOf('tEXt', text('more')))],
    ['with two heads', pngFrom(HEAD, BODY, chunkOf('IHDR', HEAD))],
    ['with a short head', pngFrom(HEAD.subarray(0, 12), BODY)],
    ['with a long head', pngFrom(joined(HEAD, Uint8Array.of(0)), BODY)],
    [
      'that does not begin with its head',
      madeOf(chunkOf('tEXt', text('first')), chunkOf('IHDR', HEAD), chunkOf('IDAT', BODY)),
    ],
    ['with a palette', pngFrom(HEAD, BODY, chunkOf('PLTE', new Uint8Array(768)))],
    ['with a chunk that nobody knows and everybody needs', pngFrom(HEAD, BODY, chunkOf('EVIL', BODY))],
    ['of 1025 pixels', plainPng(1025, 1)],
    ['of 513 rows', plainPng(1, 513)],
    ['of no width', plainPng(0, 1)],
    ['of no height', plainPng(1, 0)],
    ['of sixteen bits', pngFrom(HEAD.with(8, 16), BODY)],
    ['of grey with opacity', pngFrom(HEAD.with(9, 4), BODY)],
    ['packed in another way', pngFrom(HEAD.with(10, 1), BODY)],
    ['filtered in another way', pngFrom(HEAD.with(11, 1), BODY)],
    ['in seven passes', pngFrom(HEAD.with(12, 1), BODY)],
    ['with an unknown filter', pngFrom(HEAD, deflateSync(ROWS.with(81, 5)))],
    ['with a byte too few in its rows', pngFrom(HEAD, deflateSync(ROWS.subarray(1)))],
    ['with a byte too many in its rows', pngFrom(HEAD, deflateSync(joined(ROWS, Uint8Array.of(0))))],
    ['that swells', pngFrom(HEAD, deflateSync(new Uint8Array(64 * 1024 * 1024)))],
    ['with something hidden behind its rows', pngFrom(HEAD, joined(BODY, text('hostile')))],
    ['whose rows are not packed', pngFrom(HEAD, text('not packed at all'))],
    ['whose rows end early', pngFrom(HEAD, BODY.subarray(0, -1))],
  ])('does not hold: %s', (_what, png) => {
    expect(barePng(png)).toBeNull();
  });

  test('does not hold when cut off anywhere or with any byte changed', () => {
    for (let place = 0; place < PNG.length; place += 1) {
      expect(barePng(PNG.subarray(0, place))).toBeNull();
      expect(barePng(PNG.with(place, (PNG[place] ?? 0) ^ 0x80))).toBeNull();
    }
  });

  test('is read wherever its bytes begin in the memory', () => {
    const around = joined(text('before'), PNG, text('behind'));
    const within = around.subarray(6, 6 + PNG.length);
    expect([barePng(within), sidesOf(within)]).toEqual([PNG, { width: 20, height: 16 }]);
  });
});
