import { describe, expect, it } from 'vitest';
import { bowledIn, gameAfter, pointsIn, times } from './testing/classes.testing.ts';
import { TenthFrame } from './tenth-frame.ts';

const STRIKES = times(9, 10);

describe('seed 002: frame 10', () => {
  it.each([
    ['three strikes', [10, 10, 10], 30],
    ['a strike and a spare', [10, 7, 3], 20],
    ['X 8 -', [10, 8, 0], 18],
    ['a spare and 7', [8, 2, 7], 17],
    ['X 9 -', [10, 9, 0], 19],
  ])('seed 002: %s in frame 10 is %j, worth %i', (_, balls, points) => {
    expect(bowledIn(new TenthFrame(), ...balls).score()).toBe(points);
    // Neither empty frames nor strikes before it change its value.
    expect(pointsIn(gameAfter(...times(9, 0, 0), ...balls)).at(-1)).toBe(points);
    expect(pointsIn(gameAfter(...STRIKES, ...balls)).at(-1)).toBe(points);
  });

  it('seed 002: X 9 - in frame 10 is 19 and not 28, after nine strikes too', () => {
    const game = gameAfter(...STRIKES, 10, 9, 0);
    expect(pointsIn(game)).toEqual([30, 30, 30, 30, 30, 30, 30, 30, 29, 19]);
    expect(game.score()).toBe(288);
  });

  it('seed 002: a strike in frame 10 has two more rolls, a spare one, and an open frame none', () => {
    const over = (...balls: readonly number[]): boolean => gameAfter(...STRIKES, ...balls).over();
    expect([over(10), over(10, 10), over(10, 10, 10)]).toEqual([false, false, true]);
    expect([over(8), over(8, 2), over(8, 2, 7)]).toEqual([false, false, true]);
    expect([over(8), over(8, 1)]).toEqual([false, true]);
  });

  it('seed 002: twelve strikes are 30 a frame and 300 in all', () => {
    const game = gameAfter(...STRIKES, 10, 10, 10);
    expect(pointsIn(game)).toEqual(times(10, 30));
    expect(game.score()).toBe(300);
  });
});

describe('seed 002: the frames before the last', () => {
  it('seed 002: 7 and 2 in frame 5 are its 9 points', () => {
    expect(pointsIn(gameAfter(...times(4, 0, 0), 7, 2, 10)).slice(4)).toEqual([9, 10]);
  });

  it('seed 002: a strike adds the next two rolls, and a spare the next one', () => {
    expect(pointsIn(gameAfter(10, 8, 1, 5))).toEqual([19, 9, 5]);
    expect(pointsIn(gameAfter(8, 2, 7, 1))).toEqual([17, 8]);
  });

  it('seed 002: a strike adds the next two balls in every frame but the tenth, which counts its own alone', () => {
    for (let before = 0; before < 9; before += 1) {
      const strike = gameAfter(...times(before, 0, 0), 10, 3, 4);
      expect(pointsIn(strike).slice(before)).toEqual([17, 7]);
    }
    expect(pointsIn(gameAfter(...times(9, 0, 0), 10, 3, 4))).toEqual([...times(9, 0), 17]);
    // The two balls may be in two frames.
    expect(pointsIn(gameAfter(10, 10, 3, 4))).toEqual([23, 17, 7]);
  });

  it('seed 002: frames 8 and 9 take their bonus from the balls of frame 10', () => {
    expect(pointsIn(gameAfter(...times(7, 0, 0), 10, 10, 10, 9, 0)).slice(7)).toEqual([30, 29, 19]);
    expect(pointsIn(gameAfter(...times(8, 0, 0), 4, 6, 8, 2, 7)).slice(8)).toEqual([18, 17]);
  });
});
