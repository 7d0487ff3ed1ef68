import { halfOf, type Half } from '../../../src/contract/contract.ts';

/** The lanes of the pair under torture. */
export const LANES = { left: 1, right: 2 } as const satisfies Record<Half, number>;

export function halfOnPair(lane: number): Half {
  return halfOf(lane, { lane: LANES.left, pair: true });
}
