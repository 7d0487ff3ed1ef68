import { expect, test } from 'vitest';
import { lineOfNotation } from '../testing/notation.testing.ts';
import { frameAt } from './line.ts';
import { ringableBalls } from './split.ts';

test.each([
  ['', 1, []],
  ['8', 1, [1]],
  ['7 2', 1, [1]],
  ['9', 1, []],
  ['-', 1, []],
  ['F 8', 1, []],
  ['X', 1, []],
  ['X X X X X X X X X X 8', 10, [2]],
  ['X X X X X X X X X 7 / 8', 10, [1, 3]],
] as const)('of %j in frame %s the balls %j can be ringed', (notation, number, balls) => {
  expect(ringableBalls(frameAt(lineOfNotation(notation), number))).toEqual(balls);
});
