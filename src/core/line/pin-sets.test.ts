import { expect, it } from 'vitest';
import { keyOfSets, setsAfter } from './pin-sets.ts';

const FIVE_PINS = [[2, 2, 3, 3, 5]];

it('a ball that fells nothing leaves all pins', () => {
  expect(setsAfter(FIVE_PINS, 0)).toEqual(FIVE_PINS);
});

it('a ball of five is the five, or a two and a three', () => {
  const left = setsAfter(FIVE_PINS, 5);
  expect(left).toEqual([
    [2, 2, 3, 3],
    [2, 3, 5],
  ]);
  expect(keyOfSets(left)).toBe('2,2,3,3|2,3,5');
});

it('what a later ball fells tells which pins those were', () => {
  const left = setsAfter(FIVE_PINS, 5);
  expect(setsAfter(left, 4)).toEqual([[3, 3]]);
  expect(setsAfter(left, 7)).toEqual([[3]]);
  expect(setsAfter(left, 9)).toEqual([]);
  expect(setsAfter(left, 10)).toEqual([[]]);
});

it.each([1, 14])('no pins are worth %d', (worth) => {
  expect(setsAfter(FIVE_PINS, worth)).toEqual([]);
});

it('pins of one worth are told apart by their number alone', () => {
  expect(setsAfter([[1, 1, 1]], 2)).toEqual([[1]]);
  expect(setsAfter([[1, 1, 1]], 4)).toEqual([]);
});
