import { describe, expect, test } from 'vitest';
import { BLANK, BLANK_PLAYERS, MEASURES, measureProperties } from './measures.ts';

/** In millimetres: both papers have at least this area inside a printer's margins. */
const USABLE = { width: 188, height: 250 };

describe('a blank sheet', () => {
  test('fits on one page of either paper', () => {
    const { head, gap, frameHeads, line, legend, signs, page } = BLANK;
    const parts = [head, frameHeads + BLANK_PLAYERS * line, legend, signs];
    const height = parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * gap;
    expect(height).toBeLessThanOrEqual(page);
    expect(page).toBeLessThanOrEqual(USABLE.height);
  });

  test('is as wide as the paper, with two boxes a frame and three in the tenth', () => {
    expect(BLANK.name + (9 * 2 + 3) * BLANK.boxWidth + BLANK.score).toBe(USABLE.width);
  });

  test('has boxes and room for a total that a hand can write in', () => {
    expect(BLANK.boxWidth).toBeGreaterThanOrEqual(7);
    expect(BLANK.boxHeight).toBeGreaterThanOrEqual(7);
    expect(BLANK.line - BLANK.boxHeight).toBeGreaterThanOrEqual(12);
  });
});

test('measures reach the style sheet in millimetres', () => {
  expect(measureProperties(MEASURES.dense)).toMatchObject({ '--line': '13.4mm', '--page': '250mm' });
  expect(measureProperties(BLANK)).toMatchObject({ '--boxWidth': '7mm' });
});
