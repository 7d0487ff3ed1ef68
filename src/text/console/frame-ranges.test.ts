import { expect, test } from 'vitest';
import { framesText } from './frame-ranges.ts';

test.each([
  [[], ''],
  [[1], '1'],
  [[1, 2], '1–2'],
  [[3, 4, 5, 9], '3–5, 9'],
  [[1, 3, 4], '1, 3–4'],
])('frames %j are said as %j', (frames, said) => {
  expect(framesText(frames)).toBe(said);
});
