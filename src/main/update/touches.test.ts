import { describe, expect, test } from 'vitest';
import { AFTER_A_TOUCH, AFTER_THE_BOARD, Touches } from './touches.ts';

describe('the screens are quiet', () => {
  test('a minute after the program’s start', () => {
    const touches = new Touches(1_000);
    expect(touches.isQuiet(1_000 + AFTER_THE_BOARD - 1)).toBe(false);
    expect(touches.isQuiet(1_000 + AFTER_THE_BOARD)).toBe(true);
  });

  test('a minute after the last ball, whose own press does not count', () => {
    const touches = new Touches(0);
    touches.touched(500_000);
    touches.boardChanged(500_000);
    expect(touches.isQuiet(500_000 + AFTER_THE_BOARD - 1)).toBe(false);
    expect(touches.isQuiet(500_000 + AFTER_THE_BOARD)).toBe(true);
  });

  test('only once the screen rests when something was touched since: names may be half typed', () => {
    const touches = new Touches(0);
    touches.boardChanged(100_000);
    touches.touched(150_000);
    expect(touches.isQuiet(150_000 + AFTER_THE_BOARD)).toBe(false);
    expect(touches.isQuiet(150_000 + AFTER_A_TOUCH - 1)).toBe(false);
    expect(touches.isQuiet(150_000 + AFTER_A_TOUCH)).toBe(true);
  });
});
