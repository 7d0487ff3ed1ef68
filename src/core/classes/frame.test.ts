import { describe, expect, it } from 'vitest';
import { bowledIn } from './testing/classes.testing.ts';
import type { FinishedFrame, Frame, FrameState } from './frame.ts';
import { OrdinaryFrame } from './ordinary-frame.ts';
import { TenthFrame } from './tenth-frame.ts';

/** A constructor for each kind of frame. */
const KINDS: readonly (readonly [string, () => Frame])[] = [
  ['an ordinary frame', () => new OrdinaryFrame()],
  ['a tenth frame', () => new TenthFrame()],
];

const RUNNING = 'This frame is still running: it has a result once it is finished.';

describe.each(KINDS)('%s', (_, begin) => {
  it('seed 003: starts with 10 pins and takes a ball', () => {
    for (let pins = 0; pins <= 10; pins += 1) {
      expect(bowledIn(begin(), pins)).toMatchObject({ pins: [pins] });
    }
    expect(begin()).toMatchObject({ pins: [], state: 'running' });
    expect(begin().score()).toBe(0);
  });

  it('seed 003: is running or finished, and takes balls only while it is running', () => {
    const frame = begin();
    const states: FrameState[] = [frame.state];
    for (const pins of [8, 1]) states.push(bowledIn(frame, pins).state);
    expect(states).toEqual(['running', 'running', 'finished']);
    expect(() => bowledIn(frame, 0)).toThrow('This frame is finished and takes no more balls.');
    expect(frame).toMatchObject({ pins: [8, 1], state: 'finished' });
  });

  it("seed 003: a running frame's result does not compile, and throws from plain JavaScript", () => {
    for (const balls of [[], [8]]) {
      const frame = bowledIn(begin(), ...balls);
      // @ts-expect-error -- it has a result only once it is finished.
      expect(() => frame.result).toThrow(RUNNING);
      expect(() => (frame.isFinished() ? frame.result : null)).not.toThrow();
      expect(frame.isFinished()).toBe(false);
    }
  });

  it("seed 003: a finished frame's result can be read", () => {
    const frame = bowledIn(begin(), 8, 1);
    const finished: FinishedFrame | null = frame.isFinished() ? frame : null;
    expect(finished?.result).toBe('miss');
    const state: 'finished' | undefined = finished?.state;
    expect(state).toBe('finished');
  });

  it('seed 000: an impossible ball is refused, and the frame stays unchanged', () => {
    const frame = bowledIn(begin(), 7);
    for (const pins of [-1, 11, 1.5, NaN, 4]) expect(() => bowledIn(frame, pins)).toThrow(/pins/iu);
    expect(frame).toMatchObject({ pins: [7], state: 'running' });
  });

  it('keeps nothing that plain JavaScript could change from outside', () => {
    const frame = bowledIn(begin(), 7);
    expect(Object.keys(frame)).toEqual([]);
    expect(Object.getOwnPropertyNames(frame)).toEqual([]);
  });

  it('returns its pins as a copy', () => {
    const frame = bowledIn(begin(), 7);
    Object.assign(frame.pins, [3]);
    expect(frame.pins).toEqual([7]);
  });
});

/** The result of a finished frame, or null while it is running. */
function resultOf(frame: Frame): string | null {
  return frame.isFinished() ? frame.result : null;
}

describe('the result of a frame', () => {
  it.each([
    [[10], 'strike'],
    [[9, 1], 'spare'],
    [[0, 10], 'spare'],
    [[8, 1], 'miss'],
    [[0, 0], 'miss'],
    [[9], null],
  ])('seed 003: %j is %s', (balls, result) => {
    expect(resultOf(bowledIn(new OrdinaryFrame(), ...balls))).toBe(result);
  });

  it.each([
    [[10, 10, 10], 'strike'],
    [[10, 1, 9], 'strike'],
    [[10, 1, 2], 'strike'],
    [[9, 1, 10], 'spare'],
    [[0, 10, 0], 'spare'],
    [[8, 1], 'miss'],
    [[10, 10], null],
    [[9, 1], null],
  ])('seed 003: of the tenth it is that of its first rack: %j is %s', (balls, result) => {
    expect(resultOf(bowledIn(new TenthFrame(), ...balls))).toBe(result);
  });
});

describe('the racks of the tenth frame', () => {
  it('seed 003: after a strike 10 pins stand, and after a second one 10 again', () => {
    expect(bowledIn(new TenthFrame(), 10, 10, 10).pins).toEqual([10, 10, 10]);
    expect(bowledIn(new TenthFrame(), 10, 9, 1).pins).toEqual([10, 9, 1]);
    expect(bowledIn(new TenthFrame(), 10, 10, 4).pins).toEqual([10, 10, 4]);
  });

  it('seed 003: after a strike and 6 only 4 pins stand', () => {
    const frame = bowledIn(new TenthFrame(), 10, 6);
    expect(() => bowledIn(frame, 5)).toThrow('A ball cannot fell 5 pins where 4 stand.');
    expect(bowledIn(frame, 4).score()).toBe(20);
  });

  it('seed 003: after a first ball without a strike the rest stand, and after a spare 10', () => {
    expect(() => bowledIn(new TenthFrame(), 6, 5)).toThrow('A ball cannot fell 5 pins where 4 stand.');
    expect(bowledIn(new TenthFrame(), 6, 4, 10).score()).toBe(20);
  });
});

/** The balls of every possible finished frame. */
function everyFrame(begin: () => Frame, before: readonly number[] = []): readonly (readonly number[])[] {
  const frame = bowledIn(begin(), ...before);
  if (frame.isFinished()) return [before];
  const standing = Array.from({ length: 11 }, (_, pins) => pins).filter((pins) => {
    try {
      return bowledIn(begin(), ...before, pins).pins.length > before.length;
    } catch {
      return false;
    }
  });
  return standing.flatMap((pins) => everyFrame(begin, [...before, pins]));
}

describe('the balls of a frame', () => {
  it('seed 003: the tenth frame takes three balls at the most, and an ordinary one two', () => {
    const ordinary = everyFrame(() => new OrdinaryFrame());
    const tenth = everyFrame(() => new TenthFrame());
    // There are 66 ordinary frames and 241 tenth ones.
    expect([ordinary.length, tenth.length]).toEqual([66, 241]);
    expect(Math.max(...ordinary.map(({ length }) => length))).toBe(2);
    expect(Math.max(...tenth.map(({ length }) => length))).toBe(3);
    for (const balls of tenth)
      expect(() => bowledIn(new TenthFrame(), ...balls, 0)).toThrow('This frame is finished');
  });
});

describe('the points of a single frame', () => {
  it('seed 001: an ordinary frame by itself has no bonus balls, and scores its pins', () => {
    expect(bowledIn(new OrdinaryFrame(), 10).score()).toBe(10);
    expect(bowledIn(new OrdinaryFrame(), 7, 3).score()).toBe(10);
    expect(bowledIn(new OrdinaryFrame(), 7, 2).score()).toBe(9);
  });
});
