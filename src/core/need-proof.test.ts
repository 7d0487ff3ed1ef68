import { describe, expect, it, vi } from 'vitest';
import type { FrameNumber } from './format.ts';
import { rackOf } from './frame.ts';
import { needOf } from './need.ts';
import { expectedNeed } from './need-oracle.testing.ts';
import { drawFrom, drawPosition, type Drawn } from './need-positions.testing.ts';

// Every ending of some thousand positions: seconds on a machine that has time for it.
vi.setConfig({ testTimeout: 120_000 });

/** Positions by chance, no two alike to the second scorer. */
function drawnFrom(seed: number, positions: number, fromFrame: FrameNumber): readonly Drawn[] {
  const draw = drawFrom(seed);
  const drawn = new Map<string, Drawn>();
  while (drawn.size < positions) {
    const one = drawPosition(draw, fromFrame);
    drawn.set(JSON.stringify(one.contest), one);
  }
  return [...drawn.values()];
}

/** How many frames of the player on turn take a ball still. */
function framesToGo({ position }: Drawn): number {
  const own = position.lines.find(({ player }) => player === 1);
  return own?.line.frames.filter((frame) => rackOf(frame) !== null).length ?? 0;
}

/** Positions on which the core and the second scorer, who tries every ending, do not say the same. */
function quarrels(drawn: readonly Drawn[]): readonly unknown[] {
  return drawn.flatMap(({ position, contest }) => {
    const said = needOf(position, 1);
    const proved = expectedNeed(contest);
    return JSON.stringify(said) === JSON.stringify(proved) ? [] : [{ contest, said, proved }];
  });
}

/** How often each kind of sentence is the first that is said, and about each target. */
function saidOf(drawn: readonly Drawn[]): ReadonlyMap<string, number> {
  const said = new Map<string, number>();
  for (const { position } of drawn) {
    const line = needOf(position, 1)?.line;
    for (const what of line === undefined ? [] : [line.kind, line.target.kind])
      said.set(what, (said.get(what) ?? 0) + 1);
  }
  return said;
}

const LATE = drawnFrom(8, 2400, 8);
const ANYWHERE = drawnFrom(1, 600, 1);

const SAID = saidOf(LATE);

describe('what somebody needs, against every ending that is possible,', () => {
  it('holds in 2,400 positions with at most three frames to go', () => {
    expect(quarrels(LATE)[0]).toBeUndefined();
    expect(new Set(LATE.map(framesToGo))).toEqual(new Set([1, 2, 3]));
  });

  it('holds in 600 positions anywhere in a game', () => {
    expect(quarrels(ANYWHERE)[0]).toBeUndefined();
    expect(new Set(ANYWHERE.map(framesToGo))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  });

  it.each([
    ...(['sure', 'ends', 'keeps', 'secures'] as const),
    ...(['win', 'tie', 'average', 'milestone', 'best'] as const),
  ])('is proved of sentences that say "%s", too', (what) => {
    expect(SAID.get(what) ?? 0).toBeGreaterThanOrEqual(3);
  });
});
