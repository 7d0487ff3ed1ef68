import { describe, expect, it } from 'vitest';
import { legalEntries, rollOf } from './entry.ts';
import { rackOfLine } from './line.ts';
import { answerTo, bowled, afterBalls, gameOf, lineOfNotation } from './notation.testing.ts';
import { FRESH_RACK } from './rack.ts';

const NINE = '-- '.repeat(9);

it('more pins than the rack has are refused by the rack itself', () => {
  const refusal = { code: 'too-many-pins', pins: 8, standing: 5 };
  expect(rollOf({ kind: 'pins', pins: 8 }, { standing: 5, ball: 2 })).toEqual({ ok: false, error: refusal });
  expect(rollOf({ kind: 'pins', pins: 5 }, { standing: 5, ball: 2 })).toMatchObject({ ok: true });
});

describe('a ball is refused', () => {
  // Source: rules, ten-pin: "A ball can knock down no more pins than stand" and what follows.
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
    [11, 'out-of-range'],
    [-1, 'out-of-range'],
    [1e21, 'out-of-range'],
    [2.5, 'not-an-integer'],
    [NaN, 'not-an-integer'],
    [Infinity, 'not-an-integer'],
    [-Infinity, 'not-an-integer'],
  ])('of %d pins', (pins, code) => {
    expect(rollOf({ kind: 'pins', pins }, FRESH_RACK)).toEqual({ ok: false, error: { code, pins } });
  });
});

describe('a ball is taken', () => {
  // Source: rules, ten-pin: these tenth frames "are right".
  it.each(['X6/', 'XXX', 'X34', '7/X', 'X-/', 'XF/', 'F/X', 'FF', '7F', '-/-', 'X7F', '7/F', 'XXF'])(
    'tenth %s',
    (tenth) => {
      const line = lineOfNotation(NINE + tenth);
      expect(rackOfLine(line)).toBeNull();
    },
  );

  it('as the strike or spare that its number makes', () => {
    const pins = (count: number): unknown => ({ kind: 'pins', pins: count });
    expect(rollOf({ kind: 'pins', pins: 10 }, FRESH_RACK)).toEqual({ ok: true, value: pins(10) });
    expect(rollOf({ kind: 'spare' }, { standing: 3, ball: 2 })).toEqual({ ok: true, value: pins(3) });
    expect(rollOf({ kind: 'spare' }, { standing: 10, ball: 2 })).toEqual({ ok: true, value: pins(10) });
  });

  it('as a plain miss when it was -0', () => {
    expect(rollOf({ kind: 'pins', pins: -0 }, FRESH_RACK)).toEqual({
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
