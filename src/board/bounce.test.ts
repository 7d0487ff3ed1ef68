import { describe, expect, it } from 'vitest';
import { KEY_BOUNCE, TOUCH_BOUNCE, createBounce, createPlace } from './bounce.ts';

describe('a press', () => {
  it('counts once while the switch bounces', () => {
    const counts = createBounce(KEY_BOUNCE);
    expect([0, 30, 89].map((time) => counts('Digit9', time))).toEqual([true, false, false]);
  });

  it('counts again 90 ms after the one that counted, however often it bounced between', () => {
    const counts = createBounce(KEY_BOUNCE);
    expect([0, 60, 90, 120, 180].map((time) => counts('KeyX', time))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('of another key is another ball, even at the same moment', () => {
    const counts = createBounce(KEY_BOUNCE);
    expect([counts('Digit7', 10), counts('Digit2', 10), counts('Digit7', 20)]).toEqual([true, true, false]);
  });

  it('of one touch button twice within 250 ms is one finger', () => {
    const counts = createBounce(TOUCH_BOUNCE);
    expect([counts('press', 1000), counts('press', 1249), counts('press', 1250)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('counts after the clock was set back', () => {
    const counts = createBounce(KEY_BOUNCE);
    expect([counts('Digit1', 5000), counts('Digit1', 100)]).toEqual([true, true]);
  });
});

describe('a second tap at one place', () => {
  const at = (what: string, time: number, x = 100): boolean[] => {
    const counts = createPlace(TOUCH_BOUNCE);
    return [counts({ what: 'New game', time: 0, x: 100, y: 100 }), counts({ what, time, x, y: 110 })];
  };

  it('is no foul in the game that the first one began', () => {
    expect(at('Foul', 200)).toEqual([true, false]);
  });

  it('is a ball once there was time to see the keys', () => {
    expect(at('Foul', 250)).toEqual([true, true]);
  });

  it('is another ball beside it: two thumbs are fast', () => {
    expect(at('7', 100, 170)).toEqual([true, true]);
  });

  it('of the same button is for its own bounce to judge', () => {
    expect(at('New game', 100)).toEqual([true, true]);
  });

  it('counts after the clock was set back', () => {
    expect(at('Foul', -50)).toEqual([true, true]);
  });
});
