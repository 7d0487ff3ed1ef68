import { describe, expect, it } from 'vitest';
import { PIN_NUMBERS, type PinNumber } from '../../../core/line/leave.ts';
import { TEN_PIN } from '../../../core/formats/ten-pin-table.ts';
import type { Rack } from '../../../core/line/rack.ts';
import { isSplit, leavingRoll, pinsRoll } from '../../../core/line/roll.ts';
import { rackAfter } from '../../../core/testing/notation.testing.ts';
import { NO_TAPS, deckPins, entryOfTaps, mayTap, rollOfTaps, tapped, turnedTaps, type Taps } from './taps.ts';

/** The second ball at 7-10, and at two unknown pins. */
const AT_7_10 = rackAfter(leavingRoll(8, [7, 10]));
const AT_TWO = rackAfter(pinsRoll(8));

function taps(...pins: readonly PinNumber[]): Taps {
  return pins.reduce(tapped, NO_TAPS);
}

function standing(rack: Rack, held: Taps, tap: 'fallen' | 'left'): readonly PinNumber[] {
  return deckPins(rack, held, tap).flatMap(({ pin, state }) => (state === 'stands' ? [pin] : []));
}

describe('taps that say which pins fell', () => {
  it('leave the others, and a split rings itself', () => {
    const roll = rollOfTaps(TEN_PIN.rack, taps(1, 2, 3, 4, 5, 6, 8, 9), 'fallen');
    expect(roll).toEqual({ kind: 'pins', pins: 8, left: [7, 10], split: true });
  });

  it('of all ten pins are the strike', () => {
    expect(rollOfTaps(TEN_PIN.rack, taps(...PIN_NUMBERS), 'fallen')).toEqual({ kind: 'pins', pins: 10 });
  });

  it('begin a second ball at the pins that stand', () => {
    expect(standing(AT_7_10, NO_TAPS, 'fallen')).toEqual([7, 10]);
    expect(mayTap(AT_7_10, 1)).toBe(false);
    expect(rollOfTaps(AT_7_10, taps(7), 'fallen')).toEqual({ kind: 'pins', pins: 1, left: [10] });
    expect(rollOfTaps(AT_7_10, taps(7, 10), 'fallen')).toEqual({ kind: 'pins', pins: 2 });
  });

  it('are only counted where nobody knows which pins stand', () => {
    expect(PIN_NUMBERS.every((pin) => mayTap(AT_TWO, pin))).toBe(true);
    expect(entryOfTaps(AT_TWO, taps(4), 'fallen')).toEqual({ kind: 'pins', pins: 1 });
    expect(rollOfTaps(AT_TWO, taps(4, 7, 8), 'fallen')).toBeNull();
  });
});

describe('taps that say which pins are left', () => {
  it('make the same ball', () => {
    const roll = rollOfTaps(TEN_PIN.rack, taps(10, 7), 'left');
    expect(roll).toEqual({ kind: 'pins', pins: 8, left: [7, 10], split: true });
  });

  it('name the pins of a rack that nobody had named', () => {
    expect(rollOfTaps(AT_TWO, taps(10), 'left')).toEqual({ kind: 'pins', pins: 1, left: [10] });
    expect(rollOfTaps(AT_TWO, taps(4, 7, 10), 'left')).toBeNull();
  });

  it('show the others as fallen, and those that fell before as gone', () => {
    const states = deckPins(AT_7_10, taps(10), 'left').map(({ state }) => state);
    expect(states.filter((state) => state === 'gone')).toHaveLength(8);
    expect([states[6], states[9]]).toEqual(['fell', 'stands']);
  });
});

describe('what is tapped', () => {
  it('is taken back by a second tap', () => {
    expect(tapped(taps(4, 7), 4).pins).toEqual([7]);
  });

  it('is no ball while nothing is tapped: a second touch of Enter would be one', () => {
    expect(rollOfTaps(TEN_PIN.rack, NO_TAPS, 'fallen')).toBeNull();
    expect(rollOfTaps(TEN_PIN.rack, NO_TAPS, 'left')).toBeNull();
  });

  it('stays as it is shown when the way of tapping changes', () => {
    const held = taps(7, 10);
    const turned = turnedTaps(TEN_PIN.rack, held);
    expect(standing(TEN_PIN.rack, turned, 'fallen')).toEqual(standing(TEN_PIN.rack, held, 'left'));
    expect(turnedTaps(AT_TWO, held)).toEqual(NO_TAPS);
  });

  it('is ringed or not by hand, until another pin is tapped', () => {
    const fell = taps(1, 2, 3, 4, 5, 6, 8, 9);
    const cleared = rollOfTaps(TEN_PIN.rack, { ...fell, split: false }, 'fallen');
    expect(cleared !== null && isSplit(cleared)).toBe(false);
    expect(tapped({ ...fell, split: false }, 7).split).toBeNull();
    const ringed = rollOfTaps(TEN_PIN.rack, { ...taps(1, 2, 3, 4, 5), split: true }, 'fallen');
    expect(ringed !== null && isSplit(ringed)).toBe(true);
  });

  it('cannot be ringed where the rules know no split: after a second ball, or with one pin left', () => {
    expect(rollOfTaps(AT_7_10, { ...taps(7), split: true }, 'fallen')).not.toHaveProperty('split');
    const nine = { ...taps(1, 2, 3, 4, 5, 6, 7, 8, 9), split: true };
    expect(rollOfTaps(TEN_PIN.rack, nine, 'fallen')).not.toHaveProperty('split');
  });
});
