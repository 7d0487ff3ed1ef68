import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAccepted, stepTo, within, type Sides, saidSides } from './sides.ts';

const LOGO = { width: 1024, height: 512 };
const side = fc.integer({ min: 1, max: 4096 });
const sides = fc.record({ width: side, height: side });

describe('a picture', () => {
  test.each([
    [16, 16],
    [4096, 4096],
    [16, 4096],
  ])('of %i by %i pixels is accepted', (width, height) => {
    expect(isAccepted({ width, height })).toBe(true);
  });

  test.each([
    [15, 400],
    [400, 15],
    [4097, 16],
    [16, 4097],
    [0, 0],
    [65_535, 65_535],
  ])('of %i by %i pixels is not', (width, height) => {
    expect(isAccepted({ width, height })).toBe(false);
  });

  test.each<[string, Sides, Sides]>([
    ['that fits stays as it is', { width: 1024, height: 512 }, { width: 1024, height: 512 }],
    ['that is small stays small', { width: 20, height: 16 }, { width: 20, height: 16 }],
    ['that is too wide is as wide as a logo', { width: 4096, height: 1024 }, { width: 1024, height: 256 }],
    ['that is too high is as high as a logo', { width: 20, height: 2000 }, { width: 5, height: 512 }],
    ['that is a thread keeps a pixel', { width: 16, height: 4096 }, { width: 2, height: 512 }],
    ['of one row keeps it', { width: 4096, height: 1 }, { width: 1024, height: 1 }],
  ])('%s', (_what, from, drawn) => {
    expect(within(from, LOGO)).toEqual(drawn);
  });

  test('of any size is drawn in a few steps, each at least half the one before', () => {
    fc.assert(
      fc.property(sides, (from) => {
        const wanted = within(from, LOGO);
        let [at, steps] = [from, 0];
        do {
          const next = stepTo(wanted, at);
          expect(next.width * 2).toBeGreaterThanOrEqual(at.width);
          expect(next.height * 2).toBeGreaterThanOrEqual(at.height);
          [at, steps] = [next, steps + 1];
        } while (at.width !== wanted.width || at.height !== wanted.height);
        expect(steps).toBeLessThanOrEqual(4);
      }),
    );
  });
});

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
