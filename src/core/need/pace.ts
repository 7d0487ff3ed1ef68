import type { Card } from './card.ts';

/** How far a card is above its player's average, of which a tenth is due per frame. */
export interface Pace {
  /** Whole pins, 0 or more. */
  readonly points: number;
  readonly frames: number;
}

/** Fewer frames say nothing. */
const FEWEST_FRAMES = 3;

/** Null without an average, early on, while a mark awaits its bonus, and a pin or more below: nobody is told that. */
export function paceOf(card: Card, average: number | null): Pace | null {
  const frames = card.frame - 1;
  const total = card.scores[frames - 1]?.cumulative ?? null;
  if (average === null || total === null || frames < FEWEST_FRAMES || card.hasMissed) return null;
  const points = Math.trunc(total - (average * frames) / card.scores.length) + 0;
  return points < 0 ? null : { points, frames };
}
