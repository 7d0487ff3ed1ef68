import type { Card } from './card.ts';

/** A card compared with its player's average, of which a tenth is due per frame. */
export interface Pace {
  /** Whole pins above the average; negative below. */
  readonly points: number;
  readonly frames: number;
}

/** Fewer frames say nothing. */
const FEWEST_FRAMES = 3;
/** A gap that needs more than this per remaining frame is not mentioned. */
const MADE_UP_A_FRAME = 2;

/** Null without an average, early on, while a mark awaits its bonus, and where too much is missing. */
export function paceOf(card: Card, average: number | null): Pace | null {
  const frames = card.frame - 1;
  const total = card.scores[frames - 1]?.cumulative ?? null;
  if (average === null || total === null || frames < FEWEST_FRAMES || card.hasMissed) return null;
  const above = total - (average * frames) / card.scores.length;
  const toBowl = card.scores.length - frames;
  return -above > MADE_UP_A_FRAME * toBowl ? null : { points: Math.trunc(above) + 0, frames };
}
