import { describe, expect, it } from 'vitest';
import { KEY_BOUNCE, TOUCH_BOUNCE, createBounce } from './bounce.ts';

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
