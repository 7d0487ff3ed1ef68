import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { useHold, type Hold } from './hold.ts';

describe('a button that is held', () => {
  let scope: EffectScope;
  let hold: Hold;
  let lane: number;
  let saved: number[];

  beforeEach(() => {
    vi.useFakeTimers();
    lane = 7;
    saved = [];
    scope = effectScope();
    scope.run(() => {
      hold = useHold(
        () => {
          lane += 1;
        },
        () => {
          saved.push(lane);
        },
      );
    });
  });

  afterEach(() => {
    scope.stop();
    vi.useRealTimers();
  });

  it('steps once when it is let go at once', () => {
    hold.begin();
    hold.end();
    vi.advanceTimersByTime(5_000);
    expect([lane, saved]).toEqual([8, [8]]);
  });

  it('repeats while held, and the values passed are not saved', () => {
    hold.begin();
    vi.advanceTimersByTime(450 + 80 + 80);
    hold.end();
    expect([lane, saved]).toEqual([11, [11]]);
  });

  it('is released once, however often the finger leaves', () => {
    hold.begin();
    hold.end();
    hold.end();
    expect(saved).toEqual([8]);
  });

  it('stops when its view goes away', () => {
    hold.begin();
    scope.stop();
    vi.advanceTimersByTime(5_000);
    expect(lane).toBe(8);
  });
});
