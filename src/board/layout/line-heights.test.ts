import { expect, test } from 'vitest';
import { measuresOf, type Form } from './forms.ts';
import { lineHeights } from './line-heights.ts';

/** A finger's height, and the height that the console leaves for lines (ConsoleView). */
const FINGER = 64;
const SIZES: readonly (readonly [form: Form, width: number, height: number])[] = [
  ['console', 1256, 428],
  ['console', 1000, 396],
  ['tall', 1056, 1548],
];

/** Every page of at least three lines, for every touched line. */
function* pages() {
  for (const [form, width, height] of SIZES) {
    for (let lines = 3; lines <= 8; lines += 1) {
      const measures = measuresOf(form, width, height, lines);
      for (let chosen = 0; chosen < lines; chosen += 1)
        yield { form, lines, chosen, measures, heights: lineHeights(measures, lines, chosen, FINGER) };
    }
  }
}

test('the line that is touched and its neighbours are as high as a finger, frames and halves of the card apart', () => {
  for (const { heights, chosen, measures } of pages()) {
    const frames = measures.line / measures.row;
    for (const line of [chosen - 1, chosen, chosen + 1]) {
      const height = heights[line];
      if (height !== undefined) expect(height * frames).toBeGreaterThanOrEqual(FINGER - 0.01);
    }
  }
});

test('the other lines make room: the board keeps its height, and they stay readable', () => {
  for (const { heights, lines, measures } of pages()) {
    expect(heights).toHaveLength(lines);
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeCloseTo(lines * measures.row);
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(measures.row * 0.7);
  }
});

test('the line that is touched stays under the finger', () => {
  for (const { heights, chosen, measures } of pages()) {
    const before = chosen * measures.row + measures.row / 2;
    const top = heights.slice(0, chosen).reduce((sum, height) => sum + height, 0);
    expect(top).toBeLessThanOrEqual(before);
    expect(top + (heights[chosen] ?? 0)).toBeGreaterThanOrEqual(before);
  }
});

test('lines that are as high already, and a board on which nothing is touched, stay as they are', () => {
  const four = measuresOf('console', 1256, 428, 4);
  expect(lineHeights(four, 4, 2, FINGER)).toEqual(Array.from({ length: 4 }, () => four.row));
  const eight = measuresOf('console', 1256, 428, 8);
  expect(lineHeights(eight, 8, null, FINGER)).toEqual(Array.from({ length: 8 }, () => eight.row));
});

test('where three high lines do not fit, only the touched one grows, or none', () => {
  const low = measuresOf('console', 1256, 320, 8);
  const heights = lineHeights(low, 8, 3, FINGER);
  expect(heights[3]).toBe(FINGER);
  expect(heights[2]).toBeLessThan(low.row);
  const lowest = measuresOf('console', 1256, 120, 8);
  expect(new Set(lineHeights(lowest, 8, 3, FINGER)).size).toBe(1);
});
