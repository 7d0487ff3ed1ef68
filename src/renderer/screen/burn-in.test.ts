import { expect, test } from 'vitest';
import { shiftAt } from './burn-in.ts';

const minutes = (count: number): Date => new Date(Date.UTC(2026, 0, 1) + count * 60_000);

test('a still picture moves two px every ten minutes and is back after forty', () => {
  const places = [0, 9, 10, 20, 30, 40].map((count) => {
    const { x, y } = shiftAt(minutes(count));
    return [x, y];
  });
  expect(places).toEqual([
    [0, 0],
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [0, 0],
  ]);
});
