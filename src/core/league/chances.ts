import { type LeadSide, injuredAfter, type LeadPlace } from './lead.ts';
import type { SideName } from './side.ts';
import { highest, lowest } from '../line/extremes.ts';
import { scoreLine } from '../line/score.ts';
import type { Bounds } from './bounds.ts';

export interface Chances extends Readonly<Record<SideName, Bounds>> {
  /** The side that wins whatever happens; null while that is open, and for a tie. */
  readonly won: SideName | null;
  /** The side that can no longer lose, though it may still tie. */
  readonly safe: SideName | null;
}

/** Computes exactly what can still happen in this game: whether a lead can be caught. */
export function chancesOf({ home, visitors }: Readonly<Record<SideName, LeadSide>>): Chances {
  return chancesOfExtents({ home: extentOf(home), visitors: extentOf(visitors) });
}

/** The same for totals of several games, such as a series with games to come. */
export function chancesOfExtents({ home, visitors }: Readonly<Record<SideName, Bounds>>): Chances {
  return {
    ...{ home, visitors },
    won: firstOver(home.least > visitors.most, visitors.least > home.most),
    safe: firstOver(home.least >= visitors.most, visitors.least >= home.most),
  };
}

function firstOver(home: boolean, visitors: boolean): SideName | null {
  if (home) return visitors ? null : 'home';
  return visitors ? 'visitors' : null;
}

/** The totals still possible for a side: from no more pins to every pin with every ball. */
export function extentOf({ places, handicap, carried }: LeadSide): Bounds {
  return addedExtents([fixed(carried + handicap), ...places.map(placeExtent)]);
}

export function addedExtents(extents: readonly Bounds[]): Bounds {
  return extents.reduce(
    (sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }),
    fixed(0),
  );
}

function fixed(score: number): Bounds {
  return { least: score, most: score };
}

function placeExtent(place: LeadPlace): Bounds {
  if (place.kind === 'whole') return fixed(place.score);
  const scores = place.lines.map(scoreLine);
  const [{ frames }] = place.lines;
  const added = injuredAfter(place, frames.length, frames.length);
  return {
    least: lowest(scores.map(({ soFar }) => soFar)) + added,
    most: highest(scores.map(({ max }) => max)) + added,
  };
}
