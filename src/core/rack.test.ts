import { expect, it } from 'vitest';
import { FRESH_RACK, clears, rackAfter } from './rack.ts';
import { FOUL, pinsRoll } from './roll.ts';

it('what a first ball leaves is met by the second', () => {
  expect(rackAfter(FRESH_RACK, pinsRoll(7))).toEqual({ standing: 3, ball: 2 });
});

it('a first ball that fouls leaves all ten to the second', () => {
  expect(rackAfter(FRESH_RACK, FOUL)).toEqual({ standing: 10, ball: 2 });
});

it.each([0, 1, 3] as const)('the rack is set anew after a second ball, also one of %d pins', (pins) => {
  expect(rackAfter({ standing: 3, ball: 2 }, pinsRoll(pins))).toEqual(FRESH_RACK);
});

it('a rack is cleared by as many pins as stand', () => {
  expect(clears({ standing: 3, ball: 2 }, pinsRoll(3))).toBe(true);
  expect(clears({ standing: 4, ball: 2 }, pinsRoll(3))).toBe(false);
});
