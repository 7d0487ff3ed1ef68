import { describe, expect, it } from 'vitest';
import { PIN_NUMBERS, isPinNumber, isSplitLeave, type PinNumber } from './leave.ts';
import { LEAVES } from './testing/leave.testing.ts';

function isSplit(pins: readonly PinNumber[]): boolean {
  return isSplitLeave(new Set(pins));
}

describe('a leave', () => {
  // Source: USBC playing rules 2h with its own examples; counts: rules: splits.
  it.each<[string, PinNumber[]]>([
    ['the bed posts', [7, 10]],
    ['the baby split', [3, 10]],
    ['the other baby split', [2, 7]],
    ['the rule’s example 7-9', [7, 9]],
    ['the rule’s example 5-6', [5, 6]],
    ['the big four', [4, 6, 7, 10]],
    ['Greek church', [4, 6, 7, 9, 10]],
    ['the lily', [5, 7, 10]],
    ['8-10', [8, 10]],
    ['the back row', [7, 8, 9, 10]],
  ])('%s is a split', (_, pins) => {
    expect(isSplit(pins)).toBe(true);
  });

  it.each<[string, PinNumber[]]>([
    ['a washout, with its head pin,', [1, 2, 10]],
    ['the bucket', [2, 4, 5, 8]],
    ['the sleeper 2-8', [2, 8]],
    ['the sleeper 3-9', [3, 9]],
    ['the picket fence', [1, 2, 4, 7]],
    ['2-3-5, which no bowler calls one,', [2, 3, 5]],
    ['everything but the head pin', [2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['one pin', [10]],
    ['no pin', []],
    ['the full rack', [...PIN_NUMBERS]],
  ])('%s is no split', (_, pins) => {
    expect(isSplit(pins)).toBe(false);
  });

  it('is a split in 387 of 1,023 cases', () => {
    expect(LEAVES.filter(isSplit)).toHaveLength(387);
  });

  it('of a single row is a split as soon as there are two pins: pins are never joined sideways', () => {
    const rows: readonly (readonly PinNumber[])[] = [
      [2, 3],
      [4, 5, 6],
      [7, 8, 9, 10],
    ];
    const inOneRow = LEAVES.filter(
      (pins) => pins.length >= 2 && rows.some((row) => pins.every((pin) => row.includes(pin))),
    );
    expect(inOneRow).toHaveLength(1 + 4 + 11);
    expect(inOneRow.every(isSplit)).toBe(true);
  });

  it('knows its pins by number', () => {
    expect([0, 1, 10, 11, 1.5, NaN].filter(isPinNumber)).toEqual([1, 10]);
  });
});
