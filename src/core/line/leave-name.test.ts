import { describe, expect, it } from 'vitest';
import { leaveName } from './leave-name.ts';
import { isSplitLeave, type PinNumber } from './leave.ts';
import { LEAVES } from './testing/leave.testing.ts';

function nameOf(...pins: readonly PinNumber[]): string | null {
  return leaveName(new Set(pins));
}

/** The same leave seen in a mirror. */
const MIRRORED: Readonly<Record<PinNumber, PinNumber>> = {
  ...{ 1: 1, 2: 3, 3: 2, 4: 6, 5: 5, 6: 4, 7: 10, 8: 9, 9: 8, 10: 7 },
};

describe('the name of a leave', () => {
  it.each<[PinNumber[], string]>([
    [[4, 6, 7, 10], 'Big four'],
    [[10, 7, 6, 4], 'Big four'],
    [[7, 10], 'Bed posts'],
    [[5, 7, 10], 'Sour apple'],
    [[4, 6, 7, 9, 10], 'Greek church'],
    [[3, 10], 'Baby split'],
    [[1, 2, 4, 10], 'Washout'],
    [[2, 4, 5, 8], 'Bucket'],
    [[5, 7], 'Woolworth'],
    [[5, 10], 'Dime store'],
    [[1, 10], 'Washout'],
    [[5, 6], 'Side by side'],
    [[1, 5], 'Double wood'],
  ])('%j is %s', (pins, name) => {
    expect(nameOf(...pins)).toBe(name);
  });

  it('is none for most of them, for one pin and for no pin', () => {
    expect([nameOf(), nameOf(10), nameOf(6, 7, 10)]).toEqual([null, null, null]);
  });

  it('is the same on both sides of the lane, but for 5-7 and 5-10, and the 1-7', () => {
    const unequal = LEAVES.filter(
      (pins) => nameOf(...pins) !== nameOf(...pins.map((pin) => MIRRORED[pin])),
    ).map((pins) => pins.join('-'));
    expect(unequal).toEqual(['1-7', '5-7', '1-10', '5-10']);
  });

  it('says split only of splits, and of a split with the head pin washout', () => {
    for (const pins of LEAVES) {
      const name = nameOf(...pins);
      if (name?.startsWith('Baby') === true || name?.startsWith('Big') === true)
        expect(isSplitLeave(new Set(pins))).toBe(true);
      if (name === 'Washout') expect(pins[0]).toBe(1);
    }
  });
});
