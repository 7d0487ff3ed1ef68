import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAccepted, stepTo, within, type Sides } from './sides.ts';

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
