import { expect, it } from 'vitest';
import { PIN_NUMBERS, type PinNumber } from './leave.ts';
import { LEAVES } from './testing/leave.testing.ts';
import { FRESH_RACK, clears, fitsLeave, pinsOn, rackAfter, type Rack } from './rack.ts';
import { FOUL, leavingRoll, pinsRoll } from './roll.ts';

it('the second ball meets what the first leaves', () => {
  expect(rackAfter(FRESH_RACK, pinsRoll(7))).toEqual({ standing: 3, ball: 2 });
});

it('after a foul the second ball meets all ten', () => {
  expect(rackAfter(FRESH_RACK, FOUL)).toEqual({ standing: 10, ball: 2 });
});

it.each([0, 1, 3] as const)('the rack is reset after a second ball, also one of %d pins', (pins) => {
  expect(rackAfter({ standing: 3, ball: 2 }, pinsRoll(pins))).toEqual(FRESH_RACK);
});

it('a rack is cleared by as many pins as stand', () => {
  expect(clears({ standing: 3, ball: 2 }, pinsRoll(3))).toBe(true);
  expect(clears({ standing: 4, ball: 2 }, pinsRoll(3))).toBe(false);
});

const BED_POSTS = leavingRoll(8, [7, 10]);

it('the second ball meets the pins of the first ball’s leave', () => {
  expect(rackAfter(FRESH_RACK, BED_POSTS)).toEqual({ standing: 2, ball: 2, pins: [7, 10] });
  expect(rackAfter({ standing: 2, ball: 2, pins: [7, 10] }, leavingRoll(1, [7]))).toEqual(FRESH_RACK);
});

it.each<[string, Rack, readonly PinNumber[] | null]>([
  ['all of a full rack', FRESH_RACK, PIN_NUMBERS],
  ['all after a foul', rackAfter(FRESH_RACK, FOUL), PIN_NUMBERS],
  ['all after a miss', rackAfter(FRESH_RACK, pinsRoll(0)), PIN_NUMBERS],
  ['those that were left', rackAfter(FRESH_RACK, BED_POSTS), [7, 10]],
  ['nobody knows which after a number', rackAfter(FRESH_RACK, pinsRoll(8)), null],
])('the pins that stand: %s', (_, rack, pins) => {
  expect(pinsOn(rack)).toEqual(pins);
});

it('any of 1,023 leaves fits a full rack by number', () => {
  for (const left of LEAVES.slice(1)) {
    const felled = LEAVES.map((_, pins) => pins).slice(0, 11);
    const fitting = felled.filter((pins) => fitsLeave(FRESH_RACK, { kind: 'pins', pins: pins as 0, left }));
    expect(fitting).toEqual([10 - left.length]);
  }
});

it.each<[string, readonly number[], boolean]>([
  ['one of those that stood', [7], true],
  ['the other', [10], true],
  ['one that was down', [4], false],
  ['one twice', [7, 7], false],
  ['none', [], false],
])('after the bed posts a ball of one cannot leave %s unless that is one of them', (_, left, fits) => {
  const rack = rackAfter(FRESH_RACK, BED_POSTS);
  expect(fitsLeave(rack, { kind: 'pins', pins: 1, left: left as readonly PinNumber[] })).toBe(fits);
});

it('a leave has only one order', () => {
  expect(fitsLeave(FRESH_RACK, { kind: 'pins', pins: 8, left: [10, 7] })).toBe(false);
  expect(fitsLeave(FRESH_RACK, { kind: 'pins', pins: 8, left: [7, 10] })).toBe(true);
});

it('a ball without a leave fits everywhere', () => {
  expect(fitsLeave(FRESH_RACK, pinsRoll(8))).toBe(true);
  expect(fitsLeave(rackAfter(FRESH_RACK, BED_POSTS), FOUL)).toBe(true);
});
