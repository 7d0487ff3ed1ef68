import { expect, it } from 'vitest';
import { isPinCount, pinCountsTo, worthOf } from './pins.ts';

it.each([0, 1, 9, 10, 15])('%d pins are a number of pins', (pins) => {
  expect(isPinCount(pins)).toBe(true);
});

it.each([-1, 16, 2.5, -0.5, 15.5, NaN, Infinity, -Infinity])('%d is no number of pins', (pins) => {
  expect(isPinCount(pins)).toBe(false);
});

it('a ball can fell as many pins as stand, or fewer', () => {
  expect(pinCountsTo(3)).toEqual([0, 1, 2, 3]);
});

it('pins are worth the sum of their worths, and no rack is worth more than fifteen', () => {
  expect([worthOf([]), worthOf([2, 3, 5])]).toEqual([0, 10]);
  expect(() => worthOf([8, 8])).toThrow('no rack is worth 16');
});
