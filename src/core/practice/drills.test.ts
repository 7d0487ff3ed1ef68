import { expect, test } from 'vitest';
import { isLeave } from './practice.ts';
import { pinsOf, USUAL_DRILLS } from './drills.ts';

test('the usual drills are leaves, each offered once', () => {
  expect(USUAL_DRILLS.every(isLeave)).toBe(true);
  expect(new Set(USUAL_DRILLS.map(pinsOf)).size).toBe(USUAL_DRILLS.length);
});

test('a leave is called by its pins', () => {
  expect(pinsOf([3, 6, 10])).toBe('3-6-10');
});
