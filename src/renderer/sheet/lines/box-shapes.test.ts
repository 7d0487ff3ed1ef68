import { expect, test } from 'vitest';
import { SHAPES, shapeOf, type Point } from './box-shapes.ts';

test('a strike and a spare are drawn as on the board, everything else is written', () => {
  expect(shapeOf({ kind: 'strike' })).toBe(SHAPES.strike);
  expect(shapeOf({ kind: 'spare' })).toBe(SHAPES.spare);
  for (const mark of [{ kind: 'miss' }, { kind: 'foul' }, { kind: 'count', pins: 8, split: true }] as const)
    expect(shapeOf(mark)).toBeNull();
  expect(shapeOf(null)).toBeNull();
});

test('a strike fills its box but for the X in it, and spends a quarter less toner than a black square', () => {
  const [square, cross] = SHAPES.strike;
  expect(areaOf(square)).toBe(100 * 100);
  expect(areaOf(square) - areaOf(cross)).toBeLessThan(0.75 * 100 * 100);
});

test('the X is the same from the left, the right, above and below, and stays within its box', () => {
  const [, cross] = SHAPES.strike;
  const points = cross.map(text).toSorted();
  expect(cross.map(([x, y]) => text([100 - x, y])).toSorted()).toEqual(points);
  expect(cross.map(([x, y]) => text([x, 100 - y])).toSorted()).toEqual(points);
  for (const at of cross.flat()) expect(at > 5 && at < 95).toBe(true);
});

test('a spare fills half its box, with a slash cut out', () => {
  const area = SHAPES.spare.reduce((sum, points) => sum + areaOf(points), 0);
  expect(area / 10_000).toBeGreaterThan(0.25);
  expect(area / 10_000).toBeLessThan(0.5);
});

/** A polygon's area by its corners in order. */
function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function text([x, y]: Point): string {
  return `${String(x)},${String(y)}`;
}

test('a strike that left pins has a full box without the X, for the figure that is cut out', () => {
  expect(shapeOf({ kind: 'strike', fell: 9 })).toEqual([SHAPES.strike[0]]);
});
