import type { Half } from '../../../contract/contract.ts';
import { useDesk } from '../desk/desk.ts';

/** What touches of a pair's halves do: each takes the keys to its half, and does what was touched. */
export interface HalfTouch {
  /** Acts on a half, unless a correction of the other one would be lost. */
  readonly at: (half: Half, act: () => void) => void;
}

export function useHalfTouch(): HalfTouch {
  const desk = useDesk();
  return {
    at: (half, act) => {
      if (desk.changeHalf(half)) act();
    },
  };
}
