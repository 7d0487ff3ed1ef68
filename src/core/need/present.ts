import type { Card } from './card.ts';
import type { Gap } from './gap.ts';
import type { Pace } from './pace.ts';

/**
 * One true sentence about how things stand before this ball, whichever outcome of a provisional frame stands:
 * - `counts`: each pin of this ball counts so often.
 * - `streak`: a strike now is the nth in a row.
 * - `perfect`: every ball so far was a strike.
 * - `clean`: every frame so far was a strike or a spare.
 * - `stayClean`: the same, and a spare now keeps it so; `last`: a spare now ends the game so.
 * - `firstMark`: a spare now is the first mark of the game.
 * - `toGo`: so many pins are missing to a round score, each counting once, and this ball can bring them.
 * - `worth`: what a strike or a spare now brings besides its pins: the next two balls, the next one.
 * - `gap`, `pace`: beside another player, beside the own average.
 */
export type Present =
  | { readonly kind: 'counts'; readonly times: number }
  | { readonly kind: 'streak'; readonly strikes: number }
  | { readonly kind: 'perfect' }
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

/** More than once. */
export function counts({ times }: Card): Present | null {
  return times > 1 ? { kind: 'counts', times } : null;
}

/** From the second strike on. */
export function streak({ isFresh, strikes }: Card): Present | null {
  return isFresh && strikes >= FEWEST_STRIKES.streak ? { kind: 'streak', strikes: strikes + 1 } : null;
}

/** From three strikes on. */
export function perfect({ isPerfect, strikes }: Card): Present | null {
  return isPerfect && strikes >= FEWEST_STRIKES.perfect ? { kind: 'perfect' } : null;
}

/** From three frames on. */
export function clean({ frame, isFresh, isClean }: Card): Present | null {
  return isFresh && isClean && frame > FEWEST_FRAMES.clean ? { kind: 'clean' } : null;
}

/** On the second ball, from two frames on; a strike in the last frame has made it clean already. */
export function stayClean({ frame, isForSpare, isClean, scores }: Card): Present | null {
  if (!isForSpare || !isClean || frame <= FEWEST_FRAMES.stayClean) return null;
  return { kind: 'stayClean', last: frame === scores.length };
}

/** On the second ball, from two frames on. */
export function firstMark({ frame, isForSpare, hasMark }: Card): Present | null {
  return isForSpare && !hasMark && frame > FEWEST_FRAMES.firstMark ? { kind: 'firstMark' } : null;
}

/** From the fifth frame on, every fifty. */
export function toGo({ frame, times, standing, soFar }: Card): Present | null {
  const score = (Math.floor(soFar / ROUND_STEP) + 1) * ROUND_STEP;
  const points = score - soFar;
  return frame > FEWEST_FRAMES.toGo && times === 1 && points <= standing
    ? { kind: 'toGo', score, points }
    : null;
}

/** Before the last frame, which has no bonus. */
export function worth({ frame, isFresh, scores }: Card): Present | null {
  return frame === scores.length ? null : { kind: 'worth', mark: isFresh ? 'strike' : 'spare' };
}
