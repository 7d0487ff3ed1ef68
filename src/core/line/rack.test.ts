import { expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { must, rackAfter } from '../testing/notation.testing.ts';
import { frameOf } from './frame.ts';
import { PIN_NUMBERS, type PinNumber } from './leave.ts';
import { LEAVES } from './testing/leave.testing.ts';
import { clearedAs, fitsLeave, pinsOn, type Rack } from './rack.ts';
import { FOUL, leavingRoll, pinsRoll } from './roll.ts';

const STRIKE = pinsRoll(10);
const BED_POSTS = leavingRoll(8, [7, 10]);

it('the second ball meets what the first leaves', () => {
  expect(rackAfter(pinsRoll(7))).toMatchObject({ standing: 3, ball: 2 });
});

it('after a foul the second ball meets all ten', () => {
  expect(rackAfter(FOUL)).toMatchObject({ standing: 10, ball: 2 });
});

it('the rack is reset after a second ball that clears it', () => {
  expect(must(frameOf(TEN_PIN, 10, [pinsRoll(7), pinsRoll(3)])).rack).toBe(TEN_PIN.rack);
});

it('what clears a rack is a strike with its first ball and a spare with its second', () => {
  expect(clearedAs(TEN_PIN.rack)).toBe('strike');
  expect(clearedAs(rackAfter(pinsRoll(7)))).toBe('spare');
  expect(clearedAs(rackAfter(FOUL))).toBe('spare');
});

it('the second ball meets the pins of the first ball’s leave', () => {
  expect(rackAfter(BED_POSTS)).toMatchObject({ standing: 2, ball: 2, pins: [7, 10] });
  expect(must(frameOf(TEN_PIN, 10, [STRIKE, BED_POSTS])).rack).toMatchObject({ pins: [7, 10] });
  expect(must(frameOf(TEN_PIN, 10, [BED_POSTS, pinsRoll(2)])).rack).toBe(TEN_PIN.rack);
});

it.each<[string, Rack, readonly PinNumber[] | null]>([
  ['all of a full rack', TEN_PIN.rack, PIN_NUMBERS],
  ['all after a foul', rackAfter(FOUL), PIN_NUMBERS],
  ['all after a miss', rackAfter(pinsRoll(0)), PIN_NUMBERS],
  ['those that were left', rackAfter(BED_POSTS), [7, 10]],
  ['nobody knows which after a number', rackAfter(pinsRoll(8)), null],
])('the pins that stand: %s', (_, rack, pins) => {
  expect(pinsOn(rack)).toEqual(pins);
});

it('any of 1,023 leaves fits a full rack by number', () => {
  for (const left of LEAVES.slice(1)) {
    const felled = LEAVES.map((_, pins) => pins).slice(0, 11);
    const fitting = felled.filter((pins) => fitsLeave(TEN_PIN.rack, { kind: 'pins', pins: pins as 0, left }));
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
  const rack = rackAfter(BED_POSTS);
  expect(fitsLeave(rack, { kind: 'pins', pins: 1, left: left as readonly PinNumber[] })).toBe(fits);
});

it('a leave has only one order', () => {
  expect(fitsLeave(TEN_PIN.rack, { kind: 'pins', pins: 8, left: [10, 7] })).toBe(false);
  expect(fitsLeave(TEN_PIN.rack, { kind: 'pins', pins: 8, left: [7, 10] })).toBe(true);
});

it('a ball without a leave fits everywhere', () => {
  expect(fitsLeave(TEN_PIN.rack, pinsRoll(8))).toBe(true);
  expect(fitsLeave(rackAfter(BED_POSTS), FOUL)).toBe(true);
});
