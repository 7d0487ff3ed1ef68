import { describe, expect, test } from 'vitest';
import { saidSides } from './said-sides.ts';

const NAME = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEAD = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const PNG = [...NAME, ...HEAD, 0, 0, 0x9c, 0x40, 0xff, 0xff, 0xff, 0xff];

const START = [0xff, 0xd8];
const TABLE = [0xff, 0xc4, 0, 3, 0x55];
const CAMERA = [0xff, 0xe1, 0, 8, 0xff, 0xc0, 0, 7, 8, 9];
const SIDES = [8, 0x75, 0x30, 0x9c, 0x40];
const FRAME = [0xff, 0xc2, 0, 7, ...SIDES];

describe('a picture that the browser cannot decode', () => {
  test.each([
    ['a PNG', PNG, { width: 40_000, height: 0xffff_ffff }],
    ['a JPEG', [...START, ...FRAME], { width: 40_000, height: 30_000 }],
    // A frame marker inside another segment does not count.
    ['a photograph', [...START, ...CAMERA, ...TABLE, ...FRAME], { width: 40_000, height: 30_000 }],
    ['a JPEG with fill bytes', [...START, 0xff, 0xff, ...FRAME], { width: 40_000, height: 30_000 }],
    ['a JPEG of the first kind', [...START, 0xff, 0xc0, 0, 7, ...SIDES], { width: 40_000, height: 30_000 }],
    ['a JPEG of the last kind', [...START, 0xff, 0xcf, 0, 7, ...SIDES], { width: 40_000, height: 30_000 }],
  ])('gives its sides: %s', (_what, bytes, sides) => {
    expect(saidSides(Uint8Array.from(bytes))).toEqual(sides);
    expect(saidSides(Uint8Array.from([0, ...bytes, 0]).subarray(1, -1))).toEqual(sides);
  });

  test.each([
    ['nothing', []],
    ['a PNG without a head', [...NAME, ...HEAD.with(7, 0x53), ...PNG.slice(16)]],
    ['a JPEG without a frame', [...START, ...TABLE, 0xff, 0xda, 0, 2, ...FRAME]],
    ['a JPEG whose frame says nothing', [...START, 0xff, 0xc0, 0, 6, ...SIDES]],
    ['a JPEG that goes on without a marker', [...START, 0, ...FRAME]],
    ...[0x00, 0x01, 0xbf, 0xd0, 0xd7, 0xd8, 0xd9, 0xff].map((marker): [string, number[]] => [
      `a JPEG with a length behind ${marker.toString(16)}, which has none`,
      [...START, 0xff, marker, 0, 2, ...FRAME],
    ]),
    ...[0xc4, 0xc8, 0xcc].map((marker): [string, number[]] => [
      `a JPEG whose ${marker.toString(16)} looks like a frame`,
      [...START, 0xff, marker, 0, 7, ...SIDES],
    ]),
  ])('gives null: %s', (_what, bytes) => {
    expect(saidSides(Uint8Array.from(bytes))).toBeNull();
  });

  test('gives its sides or null when truncated anywhere', () => {
    for (const whole of [PNG, [...START, ...CAMERA, ...TABLE, ...FRAME]])
      for (let length = 0; length < whole.length; length += 1)
        expect(saidSides(Uint8Array.from(whole.slice(0, length)))).toBeNull();
  });
});
