import { describe, expect, test } from 'vitest';
import { plateFor } from './plate.ts';

type Pixel = readonly [red: number, green: number, blue: number, cover: number];
const NONE: Pixel = [0, 0, 0, 0];

/** This many of each pixel. */
function pixels(...of: readonly (readonly [number, Pixel])[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(of.flatMap(([count, pixel]) => Array<Pixel>(count).fill(pixel).flat()));
}

describe('a logo', () => {
  test.each<[string, Uint8ClampedArray, ReturnType<typeof plateFor>]>([
    ['that covers its ground stands on none', pixels([100, [10, 20, 60, 255]]), null],
    ['with round corners stands on none', pixels([98, [10, 20, 60, 255]], [2, NONE]), null],
    ['with more of its corners gone stands on a plate', pixels([97, [10, 20, 60, 255]], [3, NONE]), 'white'],
    ['that is dark stands on white', pixels([30, [10, 20, 60, 255]], [70, NONE]), 'white'],
    ['that is black stands on white', pixels([30, [0, 0, 0, 255]], [70, NONE]), 'white'],
    ['that is light stands on black', pixels([30, [240, 230, 90, 255]], [70, NONE]), 'black'],
    ['that is white stands on black', pixels([30, [255, 255, 255, 255]], [70, NONE]), 'black'],
    [
      'mostly dark with a light word stands on white',
      pixels([20, [0, 0, 0, 255]], [9, [255, 255, 255, 255]], [70, NONE]),
      'white',
    ],
    [
      'mostly light with a dark word stands on black',
      pixels([9, [0, 0, 0, 255]], [20, [255, 255, 255, 255]], [70, NONE]),
      'black',
    ],
    // 4.0 to 1 on white, 5.3 to 1 on black: enough on both, and paper is white.
    ['of a middle red stands on white', pixels([30, [230, 60, 50, 255]], [70, NONE]), 'white'],
    ['half covered and white stands on black', pixels([100, [255, 255, 255, 128]]), 'black'],
    ['of blue alone, which is dark, stands on white', pixels([30, [0, 0, 255, 255]], [70, NONE]), 'white'],
    ['of red alone stands on white', pixels([30, [255, 0, 0, 255]], [70, NONE]), 'white'],
    ['of green alone, which is light, stands on black', pixels([30, [0, 255, 0, 255]], [70, NONE]), 'black'],
    ['that is a breath of colour is not seen', pixels([100, [0, 0, 0, 95]]), 'blank'],
    ['covered as good as wholly stands on none', pixels([100, [10, 20, 60, 250]]), null],
    ['not quite covered stands on a plate', pixels([100, [10, 20, 60, 249]]), 'white'],
    ['of which just enough is seen is told from black', pixels([100, [255, 255, 255, 96]]), 'black'],
    [
      'whose pixels end in the middle of one',
      Uint8ClampedArray.from([...pixels([25, [0, 0, 0, 255]]), 9, 9, 9]),
      null,
    ],
    ['of nothing is not seen', pixels([100, NONE]), 'blank'],
    ['without a pixel is not seen', new Uint8ClampedArray(), 'blank'],
  ])('%s', (_what, bytes, plate) => {
    expect(plateFor(bytes)).toBe(plate);
  });
});

// WCAG 2: a contrast of 3 to 1 with white up to a relative luminance of 0.30, with black from one of 0.10.
describe('a colour', () => {
  const GREY = (level: number): Pixel => [level, level, level, 255];

  test.each<[Pixel, ReturnType<typeof plateFor>]>([
    [GREY(10), 'white'],
    [GREY(148), 'white'],
    [GREY(149), 'black'],
    [[0, 173, 0, 255], 'white'],
    [[0, 174, 0, 255], 'black'],
  ])('%j contrasts with white up to a luminance of 0.30', (colour, plate) => {
    expect(plateFor(pixels([30, colour], [70, NONE]))).toBe(plate);
  });

  // Beside as much white, which only black contrasts with: black wins if the colour contrasts with it too.
  test.each<[Pixel, ReturnType<typeof plateFor>]>([
    [GREY(89), 'white'],
    [GREY(90), 'black'],
    [[182, 0, 0, 255], 'white'],
    [[183, 0, 0, 255], 'black'],
    [[0, 104, 0, 255], 'white'],
    [[0, 105, 0, 255], 'black'],
    [[40, 0, 0, 255], 'white'],
    [[150, 0, 40, 255], 'white'],
    [[180, 0, 255, 255], 'black'],
  ])('%j contrasts with black from a luminance of 0.10', (colour, plate) => {
    expect(plateFor(pixels([15, colour], [15, GREY(255)], [70, NONE]))).toBe(plate);
  });
});
