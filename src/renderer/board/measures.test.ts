import { describe, expect, test } from 'vitest';
import { measuresOf, screenOf, type Measures } from './measures.ts';

/** A digit of Archivo is 0.7 of its font size high. */
const DIGIT = 0.7;
/** Minutes of arc in px of a 43-inch screen of 1920 x 1080 seen from 4.5 m (quality: eyes and hands). */
const MINUTE = 53 / 20;

function measured(width: number, height: number, lines: number): Measures {
  const { form, pad, board } = screenOf(width, height, lines);
  return measuresOf(form, width - 2 * pad, board, lines);
}

/** Three of its digits at the board's width and weight, in em. */
const THREE_DIGITS = 1.44;

const FEW = [1, 2, 3, 4, 5, 6];
const MANY = [7, 8];
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
];

describe.each(SIZES)('at %i x %i', (width, height) => {
  const scale = width / 1920;

  test.each(FEW)(
    '%i players read totals at 20 minutes of arc, running totals at 16, marks at 14',
    (lines) => {
      const { total, running, mark } = measured(width, height, lines);
      expect(total * DIGIT).toBeGreaterThanOrEqual(53 * scale);
      expect(running * DIGIT).toBeGreaterThanOrEqual(42 * scale);
      expect(mark * DIGIT).toBeGreaterThanOrEqual(37 * scale);
    },
  );

  test.each(MANY)('%i players read them at 17, 13.5 and 10.5', (lines) => {
    const { total, running, mark } = measured(width, height, lines);
    expect(total * DIGIT).toBeGreaterThanOrEqual(17 * MINUTE * scale);
    expect(running * DIGIT).toBeGreaterThanOrEqual(13.5 * MINUTE * scale);
    expect(mark * DIGIT).toBeGreaterThanOrEqual(10.5 * MINUTE * scale);
  });
});

const SCREENS: readonly (readonly [width: number, height: number])[] = [
  ...SIZES,
  [1920, 1200],
  [1280, 800],
  [1024, 768],
  [1080, 1920],
];

test.each(SCREENS)('%i x %i: the lines stay in the box they are given, for every number of them', (w, h) => {
  for (const lines of [...FEW, ...MANY]) {
    const { pad, head, board, gap, now, form } = screenOf(w, h, lines);
    const { height, row } = measuresOf(form, w - 2 * pad, board, lines);
    expect(height).toBeLessThanOrEqual(board + 0.01);
    expect(row).toBeGreaterThan(40);
    expect(head + board + gap + now + pad).toBeCloseTo(h, 5);
    expect(now).toBeGreaterThanOrEqual(h * 0.1);
  }
});

test('one or two players get five frames a line, a portrait screen the name above the frames', () => {
  expect([1, 2, 3, 8].map((lines) => screenOf(1920, 1080, lines).form)).toEqual([
    ...['fold', 'fold', 'flat', 'flat'],
  ]);
  expect([1, 3, 4, 8].map((lines) => screenOf(1080, 1920, lines).form)).toEqual([
    ...['fold', 'fold', 'tall', 'tall'],
  ]);
});

test('three digits of a total fit their column', () => {
  for (const [w, h] of SCREENS) {
    for (const lines of [...FEW, ...MANY]) {
      const { u, total, running, line } = measured(w, h, lines);
      expect(running * THREE_DIGITS).toBeLessThan(u * 2);
      expect(total * THREE_DIGITS).toBeLessThan(u * 2.6);
      expect(running).toBeLessThan(line * 0.6);
    }
  }
});
