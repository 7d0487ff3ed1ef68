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

test('sixteen kibibytes between two lines are read with them, and a byte more is not', () => {
  const gap = 16 * 1024;
  const apart = (start: number): number =>
    together([
      { start: 100, length: 50 },
      { start, length: 50 },
    ]).length;
  expect([apart(150 + gap), apart(151 + gap)]).toEqual([1, 2]);
});

test('a mebibyte is read at once, and a byte more is not', () => {
  const rest = 1024 * 1024 - 50;
  const read = (length: number): number =>
    together([
      { start: 3_000_000, length: 50 },
      { start: 3_000_050, length },
    ]).length;
  expect([read(rest), read(rest + 1)]).toEqual([1, 2]);
});
