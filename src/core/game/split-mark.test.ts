import { describe, expect, it } from 'vitest';
import { after, afterBalls, gameOf } from '../testing/notation.testing.ts';
import { splitToMark } from './split-mark.ts';

const bowled = (names: readonly string[], balls: string) => afterBalls(gameOf(...names), balls);

describe('the split key', () => {
  it('rings the first ball of the frame being bowled', () => {
    expect(splitToMark(bowled(['A'], '8'))).toEqual({ player: 1, frame: 1, ball: 1, split: true });
  });

  it('rings the last bowled frame if the next player has not begun', () => {
    expect(splitToMark(bowled(['A', 'B'], '8/'))).toEqual({ player: 1, frame: 1, ball: 1, split: true });
  });

  it('clears the ring that is there', () => {
    const ring = { kind: 'markSplit', player: 1, frame: 1, ball: 1, split: true } as const;
    expect(splitToMark(after(bowled(['A'], '8'), ring))).toMatchObject({ split: false });
  });

  it('finds nothing to ring after a strike, a nine or a foul', () => {
    expect(['X', '9', 'F', ''].map((balls) => splitToMark(bowled(['A', 'B'], balls)))).toEqual([
      ...[null, null, null, null],
    ]);
  });
});
