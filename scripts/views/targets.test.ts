import { describe, expect, test } from 'vitest';
import { targetFaults, type DrawnTarget } from './targets.ts';

const target = (name: string, left: number, top: number, side = 64, least = 64): DrawnTarget => ({
  ...{ name, least, round: false, size: { width: side, height: side } },
  box: { left, top, right: left + side, bottom: top + side },
});

describe('what is pressed', () => {
  test('is as large as a finger and as far from the next', () => {
    expect(targetFaults([target('7', 0, 0), target('8', 72, 0), target('4', 0, 72)])).toEqual([]);
  });

  test('is too small under 64 px, and in staff menus under 44', () => {
    expect(targetFaults([target('7', 0, 0, 60)])).toEqual(['small: 7 is 60 x 60 px of 64']);
    expect(targetFaults([target('7', 0, 0, 60, 44)])).toEqual([]);
    expect(targetFaults([target('7', 0, 0, 40, 44)])).toEqual(['small: 7 is 40 x 40 px of 44']);
  });

  test('is too near under 8 px, beside and below, not across a corner that is far enough', () => {
    expect(targetFaults([target('7', 0, 0), target('8', 70, 0)])).toEqual(['near: 7; 8: 6.0 px']);
    expect(targetFaults([target('7', 0, 0), target('4', 10, 66)])).toEqual(['near: 7; 4: 2.0 px']);
    expect(targetFaults([target('7', 0, 0), target('5', 72, 80)])).toEqual([]);
  });

  test('is as far away as its circle when it is round: pins of the next row lie in between', () => {
    const pin = (name: string, left: number, top: number): DrawnTarget => ({
      ...target(name, left, top),
      round: true,
    });
    expect(targetFaults([pin('7', 0, 0), pin('4', 36, 68)])).toEqual([]);
    expect(targetFaults([pin('7', 0, 0), pin('8', 70, 0)])).toEqual(['near: 7; 8: 6.0 px']);
    expect(targetFaults([pin('1', 0, 0), target('Counts', 68, 40)])).toEqual(['near: 1; Counts: 4.9 px']);
  });
});
