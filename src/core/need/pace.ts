import type { Card } from './card.ts';

/** How a card stands to its player's average, whose tenth part each frame is to bring. */
export interface Pace {
  /** Whole pins above it; below 0: so many under it. */
  readonly points: number;
  /** After how many frames, all of them settled. */
  readonly frames: number;
}

/** Two frames are luck. */
const FEWEST_FRAMES = 3;
/** What a good frame brings above the average; what takes more each frame is not said. */
const MADE_UP_A_FRAME = 2;

/** Null without an average, early, while a mark waits for its bonus, and where too much is missing to be made up. */
export function paceOf(card: Card, average: number | null): Pace | null {
  const frames = card.frame - 1;
  const total = card.scores[frames - 1]?.cumulative ?? null;
  if (average === null || total === null || frames < FEWEST_FRAMES || card.hasMissed) return null;
  const above = total - (average * frames) / card.scores.length;
  const toBowl = card.scores.length - frames;
  // Behind a minus nothing stays: -0 would be another number.
  return -above > MADE_UP_A_FRAME * toBowl ? null : { points: Math.trunc(above) + 0, frames };
}
