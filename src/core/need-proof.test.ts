import { describe, expect, it } from 'vitest';
import { needOf } from './need.ts';
import { expectedNeed } from './need-oracle.testing.ts';
import { drawFrom, drawPosition } from './need-positions.testing.ts';
import type { FrameNumber } from './format.ts';

/** Positions on which the core and the second scorer, who tries every ending, do not say the same. */
function quarrels(seed: number, positions: number, fromFrame: FrameNumber): readonly unknown[] {
  const draw = drawFrom(seed);
  const drawn = Array.from({ length: positions }, () => drawPosition(draw, fromFrame));
  return drawn.flatMap(({ position, contest }) => {
    const said = needOf(position, 1);
    const proved = expectedNeed(contest);
    return JSON.stringify(said) === JSON.stringify(proved) ? [] : [{ contest, said, proved }];
  });
}

describe('what somebody needs, against every ending that is possible,', () => {
  it('holds in 2,400 positions with at most three frames to go', { timeout: 120_000 }, () => {
    expect(quarrels(8, 2400, 8)[0]).toBeUndefined();
  });

  it('holds in 600 positions anywhere in a game', { timeout: 120_000 }, () => {
    expect(quarrels(1, 600, 1)[0]).toBeUndefined();
  });
});
