import { deflateSync } from 'node:zlib';
import {
  chunkOf,
  headOf,
  photograph,
  plainPng,
  pngFrom,
  pngOf,
} from '../../src/saves/logo/testing/pictures.testing.ts';
import { frame, greyInScans, jpegOf, segment } from './jpeg-parts.ts';

/** A picture's description, its file, and the expected result: the logo's sides and plate, or the refusal. */
export type PictureKind = readonly [what: string, file: Uint8Array, becomes: string];

const PNG = plainPng(20, 16);
const JPEG = photograph();
/** The position of the only frame in `JPEG`, which follows the camera's own segment. */
const FRAME = Buffer.from(JPEG).indexOf(Uint8Array.of(0xff, 0xc0));
const BODY = deflateSync(
  Buffer.concat(Array.from({ length: 16 }, () => Buffer.alloc(81, 255).fill(0, 0, 1))),
);
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0xff, 0xd0, 0x34];
const SMALL = frame(32, 20);
const HUGE = frame(65_500, 65_500);
const END = [0xff, 0xd9];

const text = (written: string): Uint8Array => new TextEncoder().encode(written);
const behind = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
/** The photograph with something before its first segment. */
const before = (more: readonly number[]): Uint8Array => behind(JPEG.subarray(0, 2), more, JPEG.subarray(2));
const flipped = (bytes: Uint8Array, place: number): Uint8Array =>
  bytes.with(place, (bytes.at(place) ?? 0) ^ 1);

/** A PNG whose head says these sides, whatever its pixels are. */
function saying(width: number, height: number): Uint8Array {
  return pngFrom(headOf(width, height), deflateSync(new Uint8Array(100)));
}

/** The photograph, whose frame says these sides. */
function photographSaying(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(JPEG);
  new DataView(bytes.buffer).setUint16(FRAME + 5, height);
  new DataView(bytes.buffer).setUint16(FRAME + 7, width);
  return bytes;
}

/** The data that a camera writes for this orientation. */
function exif(orientation: number): readonly number[] {
  const directory = [0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return segment(0xe1, [...text('Exif\0\0MM\0*'), ...directory]);
}

const TAKEN: readonly PictureKind[] = [
  ['a PNG', PNG, '20x16'],
  ['a JPEG', JPEG, '32x20'],
  ['the smallest PNG', plainPng(16, 16), '16x16'],
  ['the widest PNG', plainPng(4096, 16), '1024x4'],
  ['the highest PNG', plainPng(16, 4096), '2x512'],
  ['the largest JPEG in sixteen scans', greyInScans(4096, 4096, 16), '512x512'],
  ['a JPEG in 64 scans', greyInScans(64, 64, 64), '64x64'],
  ['a JPEG with a fill byte before a marker', before([0xff]), '32x20'],
  ['a JPEG with a segment of 300 bytes', before(segment(0xe2, Array<number>(300).fill(0))), '32x20'],
  ['a JPEG with a segment of nothing', before(segment(0xe2, [])), '32x20'],
  ['a JPEG behind whose end something hangs', behind(JPEG, [1, 2, 3]), '32x20'],
  ['a JPEG behind whose end another one hangs', behind(JPEG, JPEG), '32x20'],
  ['a PNG behind whose end something hangs', behind(PNG, [1, 2, 3]), '20x16'],
  [
    'a PNG with a palette that it has no use for',
    pngFrom(headOf(20, 16), BODY, chunkOf('PLTE', new Uint8Array(768))),
    '20x16',
  ],
  [
    'a PNG with texts, a profile and a date that are none',
    pngFrom(
      headOf(20, 16),
      BODY,
      ...['tEXt', 'zTXt', 'iTXt', 'eXIf', 'iCCP', 'tIME'].map((type) => chunkOf(type, text('Author\0Mary'))),
    ),
    '20x16',
  ],
  ['a PNG that says it moves', pngFrom(headOf(20, 16), BODY, chunkOf('acTL', new Uint8Array(8))), '20x16'],
  [
    'a PNG with pixels in 500 empty parts more',
    behind(
      PNG.subarray(0, -12),
      ...Array.from({ length: 500 }, () => chunkOf('IDAT', new Uint8Array(1))),
      PNG.subarray(-12),
    ),
    '20x16',
  ],
  ...[1, 2, 3, 4, 9].map((turn): PictureKind => [
    `a photograph of orientation ${String(turn)}`,
    before(exif(turn)),
    '32x20',
  ]),
  ...[5, 6, 7, 8].map((turn): PictureKind => [
    `a photograph of orientation ${String(turn)}`,
    before(exif(turn)),
    '20x32',
  ]),
  ['a dark half of nothing', pngOf(64, 64, (x) => [0, 0, 0, x < 32 ? 255 : 0]), '64x64 on white'],
  ['a white half of nothing', pngOf(64, 64, (x) => [255, 255, 255, x < 32 ? 255 : 0]), '64x64 on black'],
];

const WRONG: readonly (readonly [string, Uint8Array])[] = [
  ['15 pixels wide', plainPng(15, 400)],
  ['15 pixels high', plainPng(400, 15)],
  ['4097 pixels wide', plainPng(4097, 16)],
  ['4097 pixels high', plainPng(16, 4097)],
  ['a JPEG of 4097 pixels', photographSaying(4097, 400)],
  ['a JPEG of 65,500 pixels', greyInScans(65_500, 16, 1)],
  // Larger than a browser takes.
  ['of no pixels', saying(0, 0)],
  ['a JPEG of no height', photographSaying(400, 0)],
  ['2 million pixels wide', saying(2_000_000, 16)],
  ['4 billion pixels wide', saying(0xffff_ffff, 16)],
  // 17 GB when unpacked, and a few bytes in the file.
  ['a PNG of 65,535 pixels a side', pngFrom(headOf(65_535, 65_535), new Uint8Array(9))],
  ['a JPEG of 65,535 pixels a side', photographSaying(65_535, 65_535)],
  ['a JPEG of 65,500 pixels a side in two scans', jpegOf(HUGE, SCAN, SCAN, END)],
];

const BROKEN: readonly (readonly [string, Uint8Array])[] = [
  ['the name of a PNG and no more', PNG.subarray(0, 8)],
  ['the beginning of a JPEG and no more', JPEG.subarray(0, 3)],
  ['a PNG without an end', PNG.subarray(0, -12)],
  ...[1, 13, 16, 20].map(
    (cut) => [`a PNG without its last ${String(cut)} bytes`, PNG.subarray(0, -cut)] as const,
  ),
  ['a PNG that begins with its pixels', behind(PNG.subarray(0, 8), PNG.subarray(33))],
  ['a PNG with two heads', pngFrom(headOf(20, 16), BODY, chunkOf('IHDR', headOf(20, 16)))],
  [
    'a PNG with a larger head behind its own',
    pngFrom(headOf(20, 16), BODY, chunkOf('IHDR', headOf(5000, 5000))),
  ],
  ['a PNG with a short head', pngFrom(headOf(20, 16).subarray(0, 8), BODY)],
  ['a PNG that is its end', behind(PNG.subarray(0, 8), PNG.subarray(-12))],
  ['a PNG whose pixels are longer than the file', PNG.with(33, 0x7f)],
  ...[30, -14, -5, -1].map(
    (place) =>
      [
        `a PNG with another byte at ${String(place)}`,
        flipped(PNG, place < 0 ? PNG.length + place : place),
      ] as const,
  ),
  [
    'a PNG with a row of an unknown filter',
    pngFrom(headOf(20, 16), deflateSync(new Uint8Array(16 * 81).fill(9))),
  ],
  ['a PNG of five bits', pngFrom(headOf(20, 16).with(8, 5), BODY)],
  ['a PNG whose pixels are not packed', pngFrom(headOf(300, 100), text('not packed at all'))],
  ['a PNG whose pixels end too early', pngFrom(headOf(300, 100), deflateSync(new Uint8Array(50 * 1201)))],
  ['the largest PNG without its pixels', saying(4096, 4096)],
  ['a picture of nothing', plainPng(64, 64, [0, 0, 0, 0])],
  ...[1, 2, 3, 10, 200].map(
    (cut) => [`a JPEG without its last ${String(cut)} bytes`, JPEG.subarray(0, -cut)] as const,
  ),
  ['a JPEG without a picture', jpegOf(SCAN, END)],
  ['a JPEG without a scan', jpegOf(SMALL, END)],
  ['a JPEG of two pictures', behind(JPEG.subarray(0, -2), JPEG.subarray(2))],
  ['a JPEG whose frame says nothing', jpegOf(segment(0xc0, [8, 0, 20]), SCAN, END)],
  ['a JPEG whose frame says its sides and no more', jpegOf(segment(0xc2, [8, 0, 20, 0, 32]), SCAN, END)],
  [
    'a JPEG with a frame of the last kind',
    jpegOf(segment(0xcf, [8, 0, 20, 0, 32, 1, 1, 0x11, 0]), SCAN, END),
  ],
  ['a JPEG without tables', jpegOf(SMALL, SCAN, END)],
  ['a JPEG that goes on with half a marker', jpegOf(SMALL, [0xe1, 0, 2], SCAN, END)],
  ['a JPEG with a marker that is none', before(segment(0x40, [8, 9, 9, 9, 9]))],
  ['a JPEG with a stuffed byte for a marker', jpegOf([0xff, 0], SMALL, SCAN, END)],
  ['a JPEG with a segment shorter than its length', jpegOf(SMALL, [0xff, 0xe1, 0, 1], SCAN, END)],
  ['a JPEG with a segment longer than the file', jpegOf(SMALL, [0xff, 0xe1, 0xff, 0xff], SCAN, END)],
  // These markers have no length, so the picture continues right after them. A decoder that reads a length would skip
  // to another, hidden picture.
  ...[0x01, 0xd0, 0xd7, 0xd8].map(
    (marker) =>
      [
        `a JPEG with a larger one hidden behind ${marker.toString(16)}`,
        before([0xff, marker, 0, HUGE.length + 2, ...HUGE]),
      ] as const,
  ),
  // Each is drawn over the whole picture.
  ['a JPEG of a thousand scans', greyInScans(64, 64, 1000)],
  ['the largest JPEG in a thousand scans', greyInScans(4096, 4096, 1000)],
];

/** Every kind of picture that the logo page is given: first bytes of a PNG or a JPEG, and anything behind them. */
export const PICTURE_KINDS: readonly PictureKind[] = [
  ...TAKEN,
  ...WRONG.map(([what, file]): PictureKind => [what, file, 'wrong-size']),
  ...BROKEN.map(([what, file]): PictureKind => [what, file, 'broken']),
];
