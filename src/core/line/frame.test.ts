import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { bowlInFrame, emptyFrame, frameOf } from './frame.ts';
import { must } from '../testing/notation.testing.ts';
import { PIN_COUNTS, pinCountsTo, type PinCount } from './pins.ts';
import { FOUL, foulRoll, pinfall, pinsRoll, withSplit, type Roll } from './roll.ts';

const MISS = pinsRoll(0);
const SEVEN = pinsRoll(7);
const STRIKE = pinsRoll(10);

/** Every finished frame with this number. */
function allFrames(number: number, rolls: readonly Roll[] = []): readonly (readonly Roll[])[] {
  const frame = frameOf(TEN_PIN, number, rolls);
  if (!frame.ok) return [];
  if (frame.value.state === 'finished') return [rolls];
  return PIN_COUNTS.flatMap((pins) => allFrames(number, [...rolls, pinsRoll(pins)]));
}

function resultOf(number: number, ...rolls: readonly Roll[]): string {
  const frame = must(frameOf(TEN_PIN, number, rolls));
  return frame.result ?? frame.state;
}

describe('a frame', () => {
  it('can be bowled in 66 ways, the tenth in 241', () => {
    // Source: Balmoral Software; 66 ** 9 * 241 games.
    expect(allFrames(1)).toHaveLength(66);
    expect(allFrames(9)).toHaveLength(66);
    expect(allFrames(10)).toHaveLength(241);
  });

  it('returns the balls it was made of', () => {
    for (const rolls of [...allFrames(1), ...allFrames(10)]) {
      const number = rolls.length > 2 ? 10 : 1;
      expect(must(frameOf(TEN_PIN, number, rolls)).rolls).toEqual(rolls);
    }
  });

  it.each<[string, number, readonly Roll[], string]>([
    ['is empty before its first ball', 1, [], 'empty'],
    ['runs after 7', 1, [SEVEN], 'running'],
    ['is a strike when the first ball fells ten', 1, [STRIKE], 'strike'],
    ['is a spare when the second fells the rest', 1, [SEVEN, pinsRoll(3)], 'spare'],
    ['is a spare when ten fall after a miss', 1, [MISS, STRIKE], 'spare'],
    ['is a spare when ten fall after a foul, never a strike', 1, [FOUL, STRIKE], 'spare'],
    ['is open otherwise', 1, [SEVEN, pinsRoll(2)], 'open'],
    ['is a spare when ten fall after a foul that nine fell with', 1, [foulRoll(9), STRIKE], 'spare'],
    ['is no strike when all ten fall with a foul', 1, [foulRoll(10)], 'running'],
    ['is open after two fouls', 1, [FOUL, FOUL], 'open'],
    ['is open when the second ball is a foul', 1, [SEVEN, FOUL], 'open'],
    ['runs on after a strike in the tenth', 10, [STRIKE], 'running'],
    ['runs on after a spare in the tenth', 10, [SEVEN, pinsRoll(3)], 'running'],
    ['runs on after a spare behind a foul in the tenth', 10, [FOUL, STRIKE], 'running'],
    ['runs on after a spare behind a foul of nine in the tenth', 10, [foulRoll(9), STRIKE], 'running'],
    ['ends after two fouls in the tenth', 10, [FOUL, FOUL], 'open'],
    ['ends after two fouls of ten in the tenth', 10, [foulRoll(10), foulRoll(10)], 'open'],
    ['has its fill ball be a foul that all ten fell with', 10, [SEVEN, pinsRoll(3), foulRoll(10)], 'spare'],
    [
      'has the result of its first rack in the tenth: X 6 /',
      10,
      [STRIKE, pinsRoll(6), pinsRoll(4)],
      'strike',
    ],
    ['has the result of its first rack in the tenth: 7 / X', 10, [SEVEN, pinsRoll(3), STRIKE], 'spare'],
  ])('%s', (_, number, rolls, expected) => {
    expect(resultOf(number, ...rolls)).toBe(expected);
  });
});

describe('the rack of the next ball', () => {
  it.each<[string, number, readonly Roll[], { standing: PinCount; ball: 1 | 2 } | null]>([
    ['is full at first', 3, [], { standing: 10, ball: 1 }],
    ['is what stands after the first ball', 3, [SEVEN], { standing: 3, ball: 2 }],
    ['is full after a foul, yet for a second ball', 3, [FOUL], { standing: 10, ball: 2 }],
    ['is none after a strike', 3, [STRIKE], null],
    ['is full after a strike in the tenth', 10, [STRIKE], { standing: 10, ball: 1 }],
    ['is full after two strikes in the tenth', 10, [STRIKE, STRIKE], { standing: 10, ball: 1 }],
    ['is full after a spare in the tenth', 10, [SEVEN, pinsRoll(3)], { standing: 10, ball: 1 }],
    ['is what stands after X 6 in the tenth', 10, [STRIKE, pinsRoll(6)], { standing: 4, ball: 2 }],
    ['is full after X F in the tenth, for a second ball', 10, [STRIKE, FOUL], { standing: 10, ball: 2 }],
    ['is none after three balls in the tenth', 10, [STRIKE, SEVEN, FOUL], null],
  ])('%s', (_, number, rolls, rack) => {
    const met = must(frameOf(TEN_PIN, number, rolls)).rack;
    expect(met === null ? null : { standing: met.standing, ball: met.ball }).toEqual(rack);
  });
});

describe('a frame refuses', () => {
  it('more pins than stand, and says how many do', () => {
    const running = must(frameOf(TEN_PIN, 1, [SEVEN]));
    expect(bowlInFrame(running, pinsRoll(4))).toEqual({
      ok: false,
      error: { code: 'too-many-pins', pins: 4, standing: 3 },
    });
  });

  it('a ball after its last', () => {
    const refused = { ok: false, error: { code: 'frame-finished' } };
    expect(frameOf(TEN_PIN, 1, [STRIKE, STRIKE])).toEqual(refused);
    expect(frameOf(TEN_PIN, 10, [SEVEN, MISS, MISS])).toEqual(refused);
    expect(frameOf(TEN_PIN, 10, [STRIKE, STRIKE, STRIKE, MISS])).toEqual(refused);
  });
});

describe('a split ring', () => {
  it.each(pinCountsTo(10))('on a first ball of %i needs a pin down and two standing', (pins) => {
    const ringed = withSplit(pinsRoll(pins), true);
    const bowled = bowlInFrame(emptyFrame(TEN_PIN, 1), ringed);
    expect(bowled.ok).toBe(pins >= 1 && pins <= 8);
    if (!bowled.ok) expect(bowled.error).toEqual({ code: 'no-split-here' });
  });

  it('may be on a fill ball at a full rack, not on a second ball', () => {
    const eight = withSplit(pinsRoll(8), true);
    const two = withSplit(pinsRoll(2), true);
    expect(frameOf(TEN_PIN, 10, [STRIKE, eight, MISS]).ok).toBe(true);
    expect(frameOf(TEN_PIN, 10, [SEVEN, pinsRoll(3), eight]).ok).toBe(true);
    expect(frameOf(TEN_PIN, 1, [SEVEN, two]).ok).toBe(false);
    expect(frameOf(TEN_PIN, 1, [FOUL, two]).ok).toBe(false);
    expect(frameOf(TEN_PIN, 10, [STRIKE, SEVEN, two]).ok).toBe(false);
  });

  it('stays with its ball when the frame becomes a spare, and changes no pins', () => {
    const eight = withSplit(pinsRoll(8), true);
    const frame = must(frameOf(TEN_PIN, 1, [eight, pinsRoll(2)]));
    expect(frame.rolls).toEqual([eight, pinsRoll(2)]);
    expect(frame.rolls.map(pinfall)).toEqual([8, 2]);
  });
});
