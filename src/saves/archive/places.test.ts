import { expect, test } from 'vitest';
import { together } from './places.ts';

test('lines that are close are read together, in the order of the file', () => {
  const places = [
    { start: 500_000, length: 100 },
    { start: 0, length: 100 },
    { start: 5_000, length: 100 },
  ];
  expect(together(places)).toEqual([
    { from: 0, to: 5_100, places: [places[1], places[2]] },
    { from: 500_000, to: 500_100, places: [places[0]] },
  ]);
  expect(together([])).toEqual([]);
});

test('a part that is read at once is bounded, and a longer line is read alone', () => {
  const half = 600 * 1024;
  expect(
    together([
      { start: 0, length: half },
      { start: half, length: half },
      { start: 2 * half, length: 5 * half },
    ]).map(({ from, to }) => ({ from, to })),
  ).toEqual([
    { from: 0, to: half },
    { from: half, to: 2 * half },
    { from: 2 * half, to: 7 * half },
  ]);
});
