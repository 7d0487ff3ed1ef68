import { expect, it } from 'vitest';
import { isPinCount, standingAfter } from './pins.ts';

it.each([0, 1, 9, 10])('%d pins are a number of pins', (pins) => {
  expect(isPinCount(pins)).toBe(true);
});

it.each([-1, 11, 2.5, -0.5, 10.5, NaN, Infinity, -Infinity])('%d is no number of pins', (pins) => {
  expect(isPinCount(pins)).toBe(false);
});

it('fallen pins are gone, and their number is never below zero', () => {
  expect([standingAfter(10, 7), standingAfter(3, 3), standingAfter(3, 7)]).toEqual([3, 0, 0]);
});
