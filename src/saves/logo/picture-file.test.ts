import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST_PICTURE, pictureIn } from './picture-file.ts';
import { chunkOf, headOf, photograph, plainPng, pngFrom } from './testing/pictures.testing.ts';
import { readPng } from './png.ts';
import { turnOf } from './turn.ts';

const PNG = plainPng(20, 16);
const JPEG = photograph();

/** A PNG whose head says these sides, whatever its pixels are. */
function saying(width: number, height: number): Uint8Array {
  return pngFrom(headOf(width, height), deflateSync(new Uint8Array(100)));
}

/** A JPEG whose head says these sides. */
function photographSaying(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(JPEG);
  // Its one frame: FF C0, length, precision, height, width.
  const frame = Buffer.from(bytes).indexOf(Uint8Array.of(0xff, 0xc0));
  new DataView(bytes.buffer).setUint16(frame + 5, height);
  new DataView(bytes.buffer).setUint16(frame + 7, width);
  return bytes;
}

/** A segment of a JPEG. */
function segment(marker: number, body: readonly number[]): readonly number[] {
  return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body];
}

const FRAME = segment(0xc2, [8, 0, 20, 0, 32, 1, 1, 0x11, 0]);
const LARGEST = segment(0xc2, [8, 16, 0, 16, 0, 1, 1, 0x11, 0]);
const HUGE = segment(0xc2, [8, 255, 220, 255, 220, 1, 1, 0x11, 0]);
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0xff, 0xd0, 0x34];
const jpegOf = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
const END = [0xff, 0xd9];

const text = (written: string): Uint8Array => new TextEncoder().encode(written);

describe('a picture', () => {
  test.each([
    ['a PNG', PNG],
    ['a JPEG', JPEG],
    ['a JPEG in many scans', jpegOf(FRAME, ...Array<typeof SCAN>(64).fill(SCAN), END)],
    ['the largest JPEG in sixteen scans', jpegOf(LARGEST, ...Array<typeof SCAN>(16).fill(SCAN), END)],
    ['a JPEG with a fill byte before a marker', jpegOf([0xff], FRAME, SCAN, END)],
    ['a JPEG behind whose end something hangs', Uint8Array.from([...JPEG, 1, 2, 3])],
    ['a PNG behind whose end something hangs', Uint8Array.from([...PNG, 1, 2, 3])],
    [
      'a JPEG with a segment of more than 255 bytes',
      jpegOf(segment(0xe2, Array<number>(300).fill(0)), FRAME, SCAN, END),
    ],
    ['a JPEG with a segment of nothing', jpegOf(segment(0xe2, []), FRAME, SCAN, END)],
    ['a JPEG whose frame says its sides and no more', jpegOf(segment(0xc2, [8, 0, 20, 0, 32]), SCAN, END)],
    [
      'a JPEG with a frame of the last kind',
      jpegOf(segment(0xcf, [8, 0, 20, 0, 32, 1, 1, 0x11, 0]), SCAN, END),
    ],
    [
      'a JPEG with what looks like a frame under a marker that is none',
      jpegOf(segment(0x40, [8, 9, 9, 9, 9]), FRAME, SCAN, END),
    ],
    ['a JPEG with every restart in its scan', jpegOf(FRAME, [...SCAN, 0xff, 0xd7, 0x56], END)],
    [
      'a PNG of the largest palette',
      pngFrom(headOf(20, 16), deflateSync(new Uint8Array(9)), chunkOf('PLTE', new Uint8Array(768))),
    ],
    ['the smallest', saying(16, 16)],
    ['the largest', saying(4096, 4096)],
    ['the largest JPEG', photographSaying(4096, 4096)],
  ])('is taken: %s', (_what, bytes) => {
    expect(pictureIn(bytes)).toMatchObject({ ok: true });
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a drawing with a script in it', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', text('<!doctype html><img src=x>')],
    ['a GIF', text('GIF89a\u0001\u0000\u0001\u0000')],
    ['a WebP', text('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
    ['a BMP', text('BM')],
    ['a PNG without its first byte', PNG.subarray(1)],
    ['a JPEG with another first byte', JPEG.with(0, 0)],
    ['a JPEG with another second byte', JPEG.with(1, 0xd9)],
    ['a JPEG with another third byte', JPEG.with(2, 0)],
    ['only the beginning of a PNG’s name', PNG.subarray(0, 7)],
    ['only the beginning of a JPEG', JPEG.subarray(0, 2)],
  ])('is none, whatever it is called: %s', (_what, bytes) => {
    expect(pictureIn(bytes)).toEqual({ ok: false, error: 'not-a-picture' });
  });

  test.each<[string, Uint8Array]>([
    ['15 pixels wide', saying(15, 400)],
    ['15 pixels high', saying(400, 15)],
    ['4097 pixels wide', saying(4097, 16)],
    ['4097 pixels high', saying(16, 4097)],
    ['of no pixels', saying(0, 0)],
    // 17 GB when unpacked, and a few bytes in the file.
    ['65,535 pixels a side', photographSaying(65_535, 65_535)],
    ['4 billion pixels wide', saying(0xffff_ffff, 16)],
    ['a JPEG of 65,500 pixels a side in two scans', jpegOf(HUGE, SCAN, SCAN, END)],
    ['a JPEG of no height', photographSaying(400, 0)],
    ['a JPEG of 4097 pixels', photographSaying(4097, 400)],
  ])('is refused before anything is unpacked: %s', (_what, bytes) => {
    expect(pictureIn(bytes)).toEqual({ ok: false, error: 'wrong-size' });
  });

  test.each<[string, Uint8Array]>([
    ['the name of a PNG and no more', PNG.subarray(0, 8)],
    ['a PNG without an end', pngFrom(headOf(20, 16), deflateSync(new Uint8Array(9))).slice(0, -12)],
    ['a PNG that begins with its pixels', Uint8Array.from([...PNG.subarray(0, 8), ...PNG.subarray(33)])],
    ['a PNG with two heads', pngFrom(headOf(20, 16), new Uint8Array(9), chunkOf('IHDR', headOf(20, 16)))],
    ['a PNG with a short head', pngFrom(headOf(20, 16).subarray(0, 8), new Uint8Array(9))],
    ['a PNG that is its end', Uint8Array.from([...PNG.subarray(0, 8), ...PNG.subarray(-12)])],
    ['a PNG whose chunk is longer than the file', PNG.with(33, 0x7f)],
    ['a JPEG without a picture', jpegOf(SCAN, END)],
    ['a JPEG without a scan', jpegOf(FRAME, END)],
    ['a JPEG of two pictures', jpegOf(FRAME, SCAN, FRAME, SCAN, END)],
    ['a JPEG whose frame says nothing', jpegOf(segment(0xc0, [8, 0, 20]), SCAN, END)],
    ['a JPEG whose first frame says nothing', jpegOf(segment(0xc0, [8, 0, 20]), FRAME, SCAN, END)],
    ['a JPEG that goes on with half a marker', jpegOf(FRAME, [0xe1, 0, 2], SCAN, END)],
    // Each is drawn over the whole picture.
    ['a JPEG of a thousand scans', jpegOf(FRAME, ...Array<typeof SCAN>(1_000).fill(SCAN), END)],
    ['a JPEG of one scan too many', jpegOf(FRAME, ...Array<typeof SCAN>(65).fill(SCAN), END)],
    ['a JPEG with a segment shorter than its length', jpegOf(FRAME, [0xff, 0xe1, 0, 1], SCAN, END)],
    ['a JPEG with a segment longer than the file', jpegOf(FRAME, [0xff, 0xe1, 0xff, 0xff], SCAN, END)],
    ['a JPEG that goes on without a marker', jpegOf(FRAME, [0, 0, 0], SCAN, END)],
    // Behind what has no length the picture goes on at once, and another one is hidden in what a length would skip.
    ...[0x01, 0xd0, 0xd7, 0xd8].map((marker): [string, Uint8Array] => [
      `a JPEG with a length behind ${marker.toString(16)}, which has none`,
      jpegOf([0xff, marker, 0, HUGE.length + 2], HUGE, FRAME, SCAN, END),
    ]),
    ['a JPEG with such a marker behind a scan', jpegOf(FRAME, SCAN, [0xff, 0x01, 0, 2], SCAN, END)],
    ['the largest JPEG in seventeen scans', jpegOf(LARGEST, ...Array<typeof SCAN>(17).fill(SCAN), END)],
    ['a JPEG with a stuffed byte for a marker', jpegOf([0xff, 0], FRAME, SCAN, END)],
  ])('is broken: %s', (_what, bytes) => {
    expect(pictureIn(bytes)).toEqual({ ok: false, error: 'broken' });
  });

  test.each([
    ['PNG', PNG],
    ['JPEG', JPEG],
  ])('that was cut off anywhere is none: a %s', (_what, bytes) => {
    const cut = Array.from({ length: bytes.length }, (_byte, length) => pictureIn(bytes.subarray(0, length)));
    expect(cut.filter(({ ok }) => ok)).toEqual([]);
  });

  test('of PNG with any byte changed is refused', () => {
    const changed = Array.from(PNG, (byte, place) => pictureIn(PNG.with(place, byte ^ 0x20)));
    expect(changed.filter(({ ok }) => ok)).toEqual([]);
  });

  test('is handed on without what was written into it: names, places, profiles', () => {
    const secrets = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'iCCP', 'acTL', 'tIME'].map((type) =>
      chunkOf(type, text('Author\u0000Mary')),
    );
    const transparent = chunkOf('tRNS', Uint8Array.of(0, 1, 0, 1, 0, 1));
    const parts = [headOf(20, 16), deflateSync(new Uint8Array(9))] as const;
    expect(pictureIn(pngFrom(...parts, ...secrets, transparent))).toEqual({
      ok: true,
      value: { bytes: pngFrom(...parts, transparent), turn: null },
    });
    const palette = chunkOf('PLTE', Uint8Array.of(1, 2, 3));
    expect(pictureIn(pngFrom(...parts, palette))).toMatchObject({
      value: { bytes: pngFrom(...parts, palette) },
    });
    const own = [...segment(0xe0, [1]), ...segment(0xee, [2])];
    const hidden = [0xe1, 0xe2, 0xed, 0xef, 0xfe].flatMap((marker) => segment(marker, [77, 97, 114, 121]));
    expect(pictureIn(jpegOf(hidden, own, hidden, FRAME, hidden, SCAN, hidden, END, hidden))).toEqual({
      ok: true,
      value: { bytes: jpegOf(own, FRAME, SCAN, END), turn: null },
    });
  });

  test('says how it is put upright when its camera was held on its side', () => {
    const exif = segment(0xe1, [
      ...text('Exif\0\0MM\0*'),
      0,
      0,
      0,
      8,
      0,
      1,
      1,
      18,
      0,
      3,
      0,
      0,
      0,
      1,
      0,
      6,
      0,
      0,
    ]);
    const jpeg = pictureIn(jpegOf(segment(0xe1, [...text('http')]), exif, FRAME, SCAN, END));
    expect(jpeg).toMatchObject({ value: { turn: turnOf(6) } });
    // Only where a camera says it.
    const elsewhere = [0xff, 0xfe, ...exif.slice(2)];
    expect(pictureIn(jpegOf(elsewhere, FRAME, SCAN, END))).toMatchObject({ value: { turn: null } });
  });

  test('is asked for in no larger file than a few photographs', () => {
    expect(LARGEST_PICTURE).toBe(4_194_304);
  });

  test('is read wherever its bytes begin in the memory', () => {
    const around = Buffer.concat([text('before'), PNG, text('behind')]);
    expect(readPng(around.subarray(6, 6 + PNG.length))).toMatchObject({ value: { width: 20, height: 16 } });
  });

  test('of any bytes never throws', () => {
    const start = fc.constantFrom(
      new Uint8Array(),
      PNG.subarray(0, 8),
      PNG.subarray(0, 33),
      JPEG.subarray(0, 3),
      jpegOf(FRAME),
      jpegOf(FRAME, SCAN),
    );
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 200 }), (first, rest) => {
        const { ok } = pictureIn(Uint8Array.from([...first, ...rest]));
        expect(typeof ok).toBe('boolean');
      }),
      { numRuns: 5_000 },
    );
  });

  test('of a JPEG with any bytes changed never throws', () => {
    const change = fc.tuple(fc.nat(JPEG.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const bytes = new Uint8Array(JPEG);
        for (const [place, byte] of changes) bytes[place] = byte;
        expect(typeof pictureIn(bytes).ok).toBe('boolean');
      }),
      { numRuns: 5_000 },
    );
  });
});
