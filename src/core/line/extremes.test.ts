import { expect, it } from 'vitest';
import { highest, lowest } from './extremes.ts';

it('the highest and the lowest are found among many numbers, even a million', () => {
  const many = Array.from({ length: 1_000_000 }, (_, index) => (index * 7) % 1_000_003);
  expect([highest([3, -9, 4]), lowest([3, -9, 4])]).toEqual([4, -9]);
  expect([highest(many), lowest(many)]).toEqual([Math.max(highest(many.slice(1)), 0), 0]);
  expect([highest([], 0), highest([-5], 0), highest([]), lowest([])]).toEqual([0, 0, -Infinity, Infinity]);
});
