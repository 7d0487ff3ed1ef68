import { describe, expect, it } from 'vitest';
import {
  FOUL,
  foulRoll,
  isSplit,
  leaveOf,
  leavingRoll,
  pinsRoll,
  sameRoll,
  sameRolls,
  withSplit,
} from './roll.ts';

describe('the ring of a split', () => {
  it('is set on a count and cleared again', () => {
    const ringed = withSplit(pinsRoll(8), true);
    expect(ringed).toEqual({ kind: 'pins', pins: 8, split: true });
    expect(isSplit(ringed)).toBe(true);
    expect(withSplit(ringed, false)).toEqual({ kind: 'pins', pins: 8 });
  });

  it('that does not change leaves the very ball', () => {
    const ball = pinsRoll(8);
    const ringed = withSplit(ball, true);
    expect(withSplit(ball, false)).toBe(ball);
    expect(withSplit(ringed, true)).toBe(ringed);
  });

  it('is refused on a foul', () => {
    expect(withSplit(FOUL, true)).toBe(FOUL);
    expect(withSplit(FOUL, false)).toBe(FOUL);
    expect(isSplit(FOUL)).toBe(false);
  });
});

it('two fouls with different pins are different balls', () => {
  expect(sameRoll(foulRoll(9), foulRoll(9))).toBe(true);
  expect(sameRoll(foulRoll(9), foulRoll(0))).toBe(false);
  expect(sameRoll(foulRoll(0), FOUL)).toBe(false);
});

describe('the pins that a ball left', () => {
  it('are none after a ball that knocks down all', () => {
    expect(leavingRoll(10, [])).toEqual(pinsRoll(10));
    expect(leaveOf(leavingRoll(8, [7, 10]))).toEqual([7, 10]);
    expect([leaveOf(pinsRoll(8)), leaveOf(FOUL)]).toEqual([null, null]);
  });

  it('stay when the ring is set or cleared', () => {
    const ringed = withSplit(leavingRoll(8, [7, 10]), true);
    expect(ringed).toEqual({ kind: 'pins', pins: 8, split: true, left: [7, 10] });
    expect(withSplit(ringed, false)).toEqual(leavingRoll(8, [7, 10]));
  });

  it('distinguish two balls of one number', () => {
    expect(sameRoll(leavingRoll(8, [7, 10]), leavingRoll(8, [4, 6]))).toBe(false);
    expect(sameRoll(leavingRoll(8, [7, 10]), pinsRoll(8))).toBe(false);
    expect(sameRoll(leavingRoll(8, [7, 10]), leavingRoll(8, [7, 10]))).toBe(true);
  });
});

describe('the same ball', () => {
  it('is not a foul if it was a miss, although neither has pins', () => {
    expect(sameRoll(FOUL, pinsRoll(0))).toBe(false);
    expect(sameRoll(FOUL, FOUL)).toBe(true);
  });

  it('has its ring', () => {
    expect(sameRoll(pinsRoll(8), withSplit(pinsRoll(8), true))).toBe(false);
    expect(sameRoll(pinsRoll(8), pinsRoll(7))).toBe(false);
  });

  it('is different with one more ball', () => {
    const [seven, two] = [pinsRoll(7), pinsRoll(2)];
    expect(sameRolls([seven], [seven, two])).toBe(false);
    expect(sameRolls([seven, two], [seven])).toBe(false);
    expect(sameRolls([seven, two], [pinsRoll(7), pinsRoll(2)])).toBe(true);
  });
});
