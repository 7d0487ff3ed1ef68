import type { Settings } from './settings.ts';

/** One of the two games side by side on a pair of lanes. A PC with one lane has the left half only. */
export const HALVES = ['left', 'right'] as const;
export type Half = (typeof HALVES)[number];

/** The half beside this one. */
export function otherHalf(half: Half): Half {
  return half === 'left' ? 'right' : 'left';
}

/** The halves that an order is for. */
export function halvesOf(asked: Half | 'both'): readonly Half[] {
  return asked === 'both' ? HALVES : [asked];
}

/** Something of each half. */
export type Halves<T> = Readonly<Record<Half, T>>;

type LanesOfPC = Pick<Settings, 'lane' | 'pair'>;

/** The half that shows games of this lane: the right one for a pair's second lane, else the left one. */
export function halfOf(lane: number, { lane: first, pair }: LanesOfPC): Half {
  return pair && lane === first + 1 ? 'right' : 'left';
}

/** The lane of a half; null if this PC has one lane only. */
export function laneOf(half: Half, { lane, pair }: LanesOfPC): number | null {
  if (half === 'left') return lane;
  return pair ? lane + 1 : null;
}

/** The lanes of this PC: one, or a pair. */
export function lanesOf(lanes: LanesOfPC): readonly number[] {
  return HALVES.flatMap((half) => laneOf(half, lanes) ?? []);
}
