import type { Card } from './card.ts';
import type { Gap } from './gap.ts';
import type { Pace } from './pace.ts';

/**
 * One true sentence about how things stand before this ball, whichever outcome of a provisional frame stands:
 * - `counts`: how often each pin of this ball counts.
 * - `streak`: a strike now would be the nth in a row.
 * - `perfect`: every ball so far was a strike; the highest score is within reach.
 * - `clean`: every frame so far was a strike or a spare.
 * - `stayClean`: the same, and a spare now keeps it so; `last`: a spare now ends the game clean.
 * - `firstMark`: a spare now is the first mark of the game.
 * - `toGo`: pins missing to a round score, each counting once, within reach of this ball.
 * - `worth`: what a strike or spare adds besides its pins.
 * - `gap`, `pace`: compared with another player, or with the player's average.
 */
export type Present =
  | { readonly kind: 'counts'; readonly times: number }
  | { readonly kind: 'streak'; readonly strikes: number }
  | { readonly kind: 'perfect'; readonly score: number }
  | { readonly kind: 'clean' }
  | { readonly kind: 'stayClean'; readonly last: boolean }
  | { readonly kind: 'firstMark' }
  | { readonly kind: 'toGo'; readonly score: number; readonly points: number }
  | { readonly kind: 'worth'; readonly mark: 'strike' | 'spare' }
  | ({ readonly kind: 'gap' } & Gap)
  | ({ readonly kind: 'pace' } & Pace);

const FEWEST_STRIKES = { streak: 1, perfect: 3 } as const;
const FEWEST_FRAMES = { clean: 3, stayClean: 2, firstMark: 2, toGo: 4 } as const;
const ROUND_STEP = 50;

export function counts({ times, isBeforeGiven }: Card): Present | null {
  return times > 1 && !isBeforeGiven ? { kind: 'counts', times } : null;
}

export function streak({ isFresh, strikes }: Card): Present | null {
  return isFresh && strikes >= FEWEST_STRIKES.streak ? { kind: 'streak', strikes: strikes + 1 } : null;
}

export function perfect({ isPerfect, strikes, highest }: Card): Present | null {
  return isPerfect && strikes >= FEWEST_STRIKES.perfect ? { kind: 'perfect', score: highest } : null;
}

export function clean({ frame, isFresh, isClean }: Card): Present | null {
  return isFresh && isClean && frame > FEWEST_FRAMES.clean ? { kind: 'clean' } : null;
}

/** From two frames on; a strike in the last frame has made it clean already. */
export function stayClean({ frame, isForSpare, isClean, scores }: Card): Present | null {
  if (!isForSpare || !isClean || frame <= FEWEST_FRAMES.stayClean) return null;
  return { kind: 'stayClean', last: frame === scores.length };
}

export function firstMark({ frame, isForSpare, hasMark }: Card): Present | null {
  return isForSpare && !hasMark && frame > FEWEST_FRAMES.firstMark ? { kind: 'firstMark' } : null;
}

/** From the fifth frame on, at every fifty. */
export function toGo({ frame, times, standing, soFar, addsBalls, isBeforeGiven }: Card): Present | null {
  if (isBeforeGiven) return null;
  const score = (Math.floor(soFar / ROUND_STEP) + 1) * ROUND_STEP;
  const points = score - soFar;
  // A frame that stands alone counts more than its pins when they are all down.
  const most = addsBalls ? standing : standing - 1;
  return frame > FEWEST_FRAMES.toGo && times === 1 && points <= most ? { kind: 'toGo', score, points } : null;
}

export function worth({ frame, isFresh, addsBalls, isBeforeGiven, scores }: Card): Present | null {
  return frame === scores.length || !addsBalls || isBeforeGiven
    ? null
    : { kind: 'worth', mark: isFresh ? 'strike' : 'spare' };
}
