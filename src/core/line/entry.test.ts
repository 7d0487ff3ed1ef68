import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { DUCKPIN } from '../formats/duckpin.ts';
import { usualTable } from '../formats/format.ts';
import { frameOf } from './frame.ts';
import { allPinsAt, entryOf, rollOf, type Entry } from './entry.ts';
import { legalEntries } from '../testing/legal-entries.testing.ts';
import { PIN_NUMBERS, isSplitLeave, type PinNumber } from './leave.ts';
import type { Rack } from './rack.ts';
import { LEAVES } from './testing/leave.testing.ts';
import { rackOfLine } from './line.ts';
import {
  answerTo,
  bowled,
  afterBalls,
  gameOf,
  lineOfNotation,
  must,
  rackAfter,
} from '../testing/notation.testing.ts';
import { FOUL, felledBy, pinfall, pinsRoll, withSplit } from './roll.ts';

const NINE = '-- '.repeat(9);

it('more pins than the rack has are refused by the rack itself', () => {
  const refusal = { code: 'too-many-pins', pins: 8, standing: 5 };
  expect(rollOf({ kind: 'pins', pins: 8 }, rackAfter(pinsRoll(5)))).toEqual({ ok: false, error: refusal });
  expect(rollOf({ kind: 'pins', pins: 5 }, rackAfter(pinsRoll(5)))).toMatchObject({ ok: true });
});

describe('a foul', () => {
  // Source: rules: fouls; a foul counts as a delivery, its pins do not, and the sheet may say how many fell.
  it('may include its pins, which never count', () => {
    const entered = rollOf({ kind: 'foul', fell: 9 }, TEN_PIN.rack);
    expect(entered).toEqual({ ok: true, value: { kind: 'foul', fell: 9 } });
    const roll = must(entered);
    expect([pinfall(roll), felledBy(roll)]).toEqual([0, 9]);
    expect(rackAfter(roll)).toMatchObject({ standing: 10, ball: 2 });
    expect(entryOf(roll)).toEqual({ kind: 'foul', fell: 9 });
  });

  it('need not include its pins', () => {
    expect(rollOf({ kind: 'foul' }, TEN_PIN.rack)).toEqual({ ok: true, value: { kind: 'foul' } });
    expect(felledBy(FOUL)).toBeNull();
  });

  it.each([
    [4, { code: 'too-many-pins', pins: 4, standing: 3 }],
    [11, { code: 'out-of-range', pins: 11, most: 10 }],
    [1.5, { code: 'not-an-integer', pins: 1.5 }],
  ])('with %d of three standing pins is refused', (fell, error) => {
    expect(rollOf({ kind: 'foul', fell }, rackAfter(pinsRoll(7)))).toEqual({ ok: false, error });
  });
});

describe('a ball is refused', () => {
  // Source: rules: ten-pin; "A ball can knock down no more pins than stand" and the following.
  it.each([
    ['7 then 5', '75', { code: 'too-many-pins', pins: 5, standing: 3 }],
    ['9 9', '99', { code: 'too-many-pins', pins: 9, standing: 1 }],
    ['X 6 X in the tenth', `${NINE}X6X`, { code: 'no-strike-here' }],
    ['X 6 5 in the tenth', `${NINE}X65`, { code: 'too-many-pins', pins: 5, standing: 4 }],
    ['- X', '-X', { code: 'no-strike-here' }],
    ['F X', 'FX', { code: 'no-strike-here' }],
    ['X - X in the tenth', `${NINE}X-X`, { code: 'no-strike-here' }],
    ['X 7 X in the tenth', `${NINE}X7X`, { code: 'no-strike-here' }],
    ['X X / in the tenth', `${NINE}XX/`, { code: 'no-spare-here' }],
    ['7 / / in the tenth', `${NINE}7//`, { code: 'no-spare-here' }],
    ['/ as first ball', '/', { code: 'no-spare-here' }],
    ['/ as first ball after a strike', 'X/', { code: 'no-spare-here' }],
    ['X / in the tenth', `${NINE}X/`, { code: 'no-spare-here' }],
    ['a ball after an open tenth', `${NINE}72 1`, { code: 'game-over' }],
    ['a ball after two fouls in the tenth', `${NINE}FF 1`, { code: 'game-over' }],
    ['a ball after a spare and its fill', `${NINE}7/X 1`, { code: 'game-over' }],
    ['a thirteenth strike', 'X '.repeat(13), { code: 'game-over' }],
  ])('%s', (_, notation, error) => {
    expect(bowled(notation)).toEqual({ ok: false, error });
  });

  it('10 6 5 in the tenth, as numbers', () => {
    const game = afterBalls(gameOf('PJS'), `${NINE}X6`);
    expect(answerTo(game, { kind: 'roll', entry: { kind: 'pins', pins: 5 } })).toBe('too-many-pins');
  });

  it.each([
    [11, { code: 'out-of-range', most: 10 }],
    [-1, { code: 'out-of-range', most: 10 }],
    [1e21, { code: 'out-of-range', most: 10 }],
    [2.5, { code: 'not-an-integer' }],
    [NaN, { code: 'not-an-integer' }],
    [Infinity, { code: 'not-an-integer' }],
    [-Infinity, { code: 'not-an-integer' }],
  ])('of %d pins', (pins, error) => {
    expect(rollOf({ kind: 'pins', pins }, TEN_PIN.rack)).toEqual({ ok: false, error: { ...error, pins } });
  });
});

describe('a ball is taken', () => {
  // Source: rules: ten-pin; these tenth frames "are right".
  it.each(['X6/', 'XXX', 'X34', '7/X', 'X-/', 'XF/', 'F/X', 'FF', '7F', '-/-', 'X7F', '7/F', 'XXF'])(
    'tenth %s',
    (tenth) => {
      const line = lineOfNotation(NINE + tenth);
      expect(rackOfLine(line)).toBeNull();
    },
  );

  it('as the strike or spare that its number means', () => {
    const pins = (count: number): unknown => ({ kind: 'pins', pins: count });
    expect(rollOf({ kind: 'pins', pins: 10 }, TEN_PIN.rack)).toEqual({ ok: true, value: pins(10) });
    expect(rollOf({ kind: 'spare' }, rackAfter(pinsRoll(7)))).toEqual({ ok: true, value: pins(3) });
    expect(rollOf({ kind: 'spare' }, rackAfter(FOUL))).toEqual({ ok: true, value: pins(10) });
  });

  it('as a plain miss when its number is -0', () => {
    expect(rollOf({ kind: 'pins', pins: -0 }, TEN_PIN.rack)).toEqual({
      ...{ ok: true, value: { kind: 'pins', pins: 0 } },
    });
  });
});

describe('what may be entered', () => {
  it.each([
    ['at a full rack', '', { pins: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], strike: true, spare: false }],
    ['after 7', '7', { pins: [0, 1, 2, 3], strike: false, spare: true }],
    ['after a foul', 'F', { pins: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], strike: false, spare: true }],
    ['after X 9 in the tenth', `${NINE}X9`, { pins: [0, 1], strike: false, spare: true }],
    ['after the last ball: nothing', `${NINE}72`, { pins: [], strike: false, spare: false }],
  ])('%s', (_, notation, legal) => {
    expect(legalEntries(rackOfLine(lineOfNotation(notation)))).toEqual(legal);
  });
});

function leaving(left: readonly PinNumber[]): Entry {
  return { kind: 'leave', left };
}

const unfit = { ok: false, error: { code: 'leave-does-not-fit' } };

describe('a ball entered by its leave', () => {
  it('has its count, and a ring if the leave is a split: each of 1,023 leaves, and none', () => {
    expect(LEAVES).toHaveLength(1024);
    for (const left of LEAVES) {
      const pins = 10 - left.length;
      const stood = left.length === 0 ? {} : { left };
      const ring = isSplitLeave(new Set(left)) ? { split: true } : {};
      const roll = rollOf(leaving(left), TEN_PIN.rack);
      expect(roll).toEqual({ ok: true, value: { kind: 'pins', pins, ...stood, ...ring } });
    }
  });

  it('is the same in whatever order the pins are given, and however often', () => {
    for (const left of LEAVES)
      expect(rollOf(leaving([...left.toReversed(), ...left]), TEN_PIN.rack)).toEqual(
        rollOf(leaving(left), TEN_PIN.rack),
      );
  });

  it('can be entered again', () => {
    for (const left of LEAVES) {
      const roll = must(rollOf(leaving(left), TEN_PIN.rack));
      expect(entryOf(roll)).toEqual(left.length === 0 ? { kind: 'pins', pins: 10 } : leaving(left));
    }
    expect(entryOf(pinsRoll(7))).toEqual({ kind: 'pins', pins: 7 });
    expect(entryOf(FOUL)).toEqual({ kind: 'foul' });
  });

  it('at the second ball leaves only pins that stood, and has no ring', () => {
    for (const left of LEAVES.slice(1)) {
      const rack = rackAfter(must(rollOf(leaving(left), TEN_PIN.rack)));
      const fits = PIN_NUMBERS.filter((pin) => rollOf(leaving([pin]), rack).ok);
      expect(fits).toEqual(left);
      const spare = { kind: 'pins', pins: left.length };
      expect(rollOf(leaving([]), rack)).toEqual({ ok: true, value: spare });
      expect(rollOf(leaving(left), rack)).toEqual({ ok: true, value: { kind: 'pins', pins: 0, left } });
    }
  });

  it.each<[string, PinNumber[], boolean]>([
    ['as many as may stand', [2, 5, 8], true],
    ['fewer', [4], true],
    ['more than may stand', [2, 4, 5, 8], false],
  ])('after a ball by its number may leave %s', (_, left, fits) => {
    const rack = rackAfter(pinsRoll(7));
    const roll = { kind: 'pins', pins: 3 - left.length, left };
    expect(rollOf(leaving(left), rack)).toEqual(fits ? { ok: true, value: roll } : unfit);
  });

  it('with pins that fell before is refused, even if their number would be possible', () => {
    const rack = rackAfter(must(rollOf(leaving([7, 10]), TEN_PIN.rack)));
    expect(rollOf(leaving([5]), rack)).toEqual(unfit);
  });

  it('after a foul meets all ten', () => {
    const rack = rackAfter(FOUL);
    expect(PIN_NUMBERS.every((pin) => rollOf(leaving([pin]), rack).ok)).toBe(true);
  });

  it('on a fill ball of the tenth meets all ten and can be a split', () => {
    const game = afterBalls(gameOf('PJS'), `${NINE}X`);
    expect(answerTo(game, { kind: 'roll', entry: leaving([7, 10]) })).toBe('taken');
    expect(rackOfLine(lineOfNotation(`${NINE}X`))).toEqual(TEN_PIN.rack);
  });
});

it('a ring can be cleared by hand and stays cleared', () => {
  const roll = withSplit(must(rollOf(leaving([7, 10]), TEN_PIN.rack)), false);
  expect(roll).toEqual({ kind: 'pins', pins: 8, left: [7, 10] });
});

describe('all pins with a ball that makes no mark', () => {
  const duckpins = usualTable(DUCKPIN);
  const rackOf = (...pins: readonly (0 | 3)[]): Rack | null =>
    must(frameOf(duckpins, 1, pins.map(pinsRoll))).rack;

  it('have a number of their own with the third ball of duckpin, and nowhere else', () => {
    const asked = [rackOf(), rackOf(0), rackOf(0, 0), rackOf(3, 0)].map((rack) => rack && allPinsAt(rack));
    expect(asked).toEqual([null, null, { kind: 'pins', pins: 10 }, null]);
    for (const rack of [TEN_PIN.rack, rackAfter(FOUL)]) expect(allPinsAt(rack)).toBeNull();
  });
});
