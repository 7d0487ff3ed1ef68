import { describe, expect, it } from 'vitest';
import { bowledIn, gameAfter, pointsIn, times } from './testing/classes.testing.ts';
import { Frame } from './frame.ts';
import { Game } from './game.ts';
import { OrdinaryFrame } from './ordinary-frame.ts';
import { TenthFrame } from './tenth-frame.ts';

describe('seed 001: the frames of a game', () => {
  it('seed 001: a game consists of 10 frames', () => {
    expect(gameAfter(...times(9, 1, 2)).over()).toBe(false);
    expect(gameAfter(...times(10, 1, 2)).over()).toBe(true);
    expect(gameAfter(...times(10, 1, 2)).frames()).toHaveLength(10);
  });

  it('seed 001: a frame is one or two rolls, with 10 pins standing at its start', () => {
    const frames = gameAfter(10, 9, 0, 10).frames();
    expect(frames.map((frame) => frame.pins)).toEqual([[10], [9, 0], [10]]);
  });

  // The document says "10 or less"; 10 is the spare or strike of its next two sentences.
  it('seed 001: an open frame, with fewer than 10 pins, scores the pins knocked down', () => {
    const [open] = gameAfter(6, 3, 10, 10).frames();
    expect(open?.score()).toBe(9);
    expect(bowledIn(new OrdinaryFrame(), 6, 3)).toMatchObject({ result: 'miss' });
    expect(bowledIn(new OrdinaryFrame(), 6, 4)).toMatchObject({ result: 'spare' });
  });

  it('seed 001: a spare, 10 pins down on the second roll, is worth 10 plus the next roll', () => {
    expect(pointsIn(gameAfter(0, 10, 7, 2))).toEqual([17, 9]);
  });

  it('seed 001: a strike, 10 pins down on the first roll, is worth 10 plus the next two rolls', () => {
    expect(pointsIn(gameAfter(10, 7, 2, 6))).toEqual([19, 9, 6]);
  });

  it('seed 001: a strike followed by another is not determined until the next ball', () => {
    const points = (...balls: readonly number[]): number | undefined => pointsIn(gameAfter(...balls))[0];
    expect([points(10, 10), points(10, 10, 0), points(10, 10, 4), points(10, 10, 10)]).toEqual([
      20, 20, 24, 30,
    ]);
    expect(points(10, 10, 4, 5)).toBe(24);
  });

  it('seed 001: after X, 5/ and 9 0 the frames are 20, 19 and 9 and the score is 48', () => {
    const game = gameAfter(10, 5, 5, 9, 0);
    expect(pointsIn(game)).toEqual([20, 19, 9]);
    expect(game.totalScore()).toBe(48);
  });
});

describe('seed 001: frame 10', () => {
  // The document says "one extra roll" for both; its own examples give a strike two.
  it('seed 001: a strike or a spare gets its extra rolls, and an open frame none', () => {
    expect(bowledIn(new TenthFrame(), 10, 4).state).toBe('running');
    expect(bowledIn(new TenthFrame(), 10, 4, 3).state).toBe('finished');
    expect(bowledIn(new TenthFrame(), 7, 3).state).toBe('running');
    expect(bowledIn(new TenthFrame(), 7, 3, 4).state).toBe('finished');
    expect(bowledIn(new TenthFrame(), 7, 2).state).toBe('finished');
  });

  it('seed 001: a strike or spare in the extra rolls gives no more of them', () => {
    for (const balls of [
      [10, 10, 10],
      [10, 3, 7],
      [3, 7, 10],
    ]) {
      expect(() => bowledIn(new TenthFrame(), ...balls, 0)).toThrow('This frame is finished');
      expect(() => gameAfter(...times(9, 0, 0), ...balls, 0)).toThrow('The game is over');
    }
  });

  it('seed 001: frame 10 is worth the total of the pins knocked down', () => {
    expect(bowledIn(new TenthFrame(), 10, 6, 3).score()).toBe(19);
    expect(bowledIn(new TenthFrame(), 6, 4, 3).score()).toBe(13);
    expect(bowledIn(new TenthFrame(), 6, 3).score()).toBe(9);
  });

  it('seed 001: X 1/ in frame 10 is worth 20', () => {
    expect(bowledIn(new TenthFrame(), 10, 1, 9).score()).toBe(20);
    expect(gameAfter(...times(9, 0, 0), 10, 1, 9).score()).toBe(20);
  });

  it('seed 001: XXX in frame 10 is worth 30', () => {
    expect(bowledIn(new TenthFrame(), 10, 10, 10).score()).toBe(30);
    expect(gameAfter(...times(9, 0, 0), 10, 10, 10).score()).toBe(30);
  });
});

describe('seed 001: the model of the world', () => {
  it('seed 001: Frame is an abstract class', () => {
    // This line does not compile once `new Frame()` does.
    const isAbstract: typeof Frame extends new () => Frame ? false : true = true;
    expect(isAbstract).toBe(true);
    // From plain JavaScript it throws.
    expect(() => Reflect.construct(Frame, []) as unknown).toThrow('Frame is abstract');
    expect(new OrdinaryFrame()).toBeInstanceOf(Frame);
    expect(new TenthFrame()).toBeInstanceOf(Frame);
  });

  it('seed 001: add_roll and score of Frame are abstract: each kind of frame has its own', () => {
    for (const method of ['addRoll', 'score']) {
      expect(Object.hasOwn(Frame.prototype, method)).toBe(false);
      expect(Object.hasOwn(OrdinaryFrame.prototype, method)).toBe(true);
      expect(Object.hasOwn(TenthFrame.prototype, method)).toBe(true);
    }
  });

  it('seed 001: roll(pins) is called for each ball with the pins it knocked down', () => {
    const game = new Game();
    for (const pins of [10, 5, 5, 9, 0]) game.roll(pins);
    expect(game.frames().map((frame) => frame.pins)).toEqual([[10], [5, 5], [9, 0]]);
    expect(() => {
      game.roll(11);
    }).toThrow('A ball knocks down 0 to 10 pins, not 11.');
  });

  it('seed 001: score() gives the total of the game at its end', () => {
    expect(gameAfter(...times(12, 10)).score()).toBe(300);
    expect(gameAfter(...times(20, 0)).score()).toBe(0);
  });

  it('seed 001: score() is for the end of the game: before it, it throws', () => {
    for (const balls of [[], [10], times(11, 10)]) {
      expect(() => gameAfter(...balls).score()).toThrow('The game is not over');
    }
  });
});
