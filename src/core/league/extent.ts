import { highest, lowest } from '../line/extremes.ts';
import { scoreLine } from '../line/score.ts';
import type { Bounds } from './bounds.ts';
import { injuredAfter, type LeadPlace, type LeadSide } from './lead.ts';
import { blindScore, type BlindTerms } from './blind-score.ts';
import type { LineUpPlace } from './line-up-place.ts';
import { SCORE_TYPE_FACTS } from './score-type.ts';

/** The lowest and the highest total that are still possible. */
export type Extent = Bounds;

/** The totals still possible for a side: from no more pins to every pin with every ball. */
export function extentOf({ places, handicap, carried }: LeadSide): Extent {
  return addedExtents([fixed(carried + handicap), ...places.map(placeExtent)]);
}

/** The totals possible for a team in a game to come; `most` is the highest game of the format. */
export function extentToCome(
  figures: BlindTerms,
  lineUp: readonly LineUpPlace[],
  { handicap, most }: { readonly handicap: number; readonly most: number },
): Extent {
  const counted = lineUp.filter(({ type }) => SCORE_TYPE_FACTS[type].forTeam);
  const scores = counted.map((place) => blindScore(figures, place));
  return addedExtents([
    fixed(handicap),
    ...scores.map((score) => (score === null ? { least: 0, most } : fixed(score))),
  ]);
}

export function addedExtents(extents: readonly Extent[]): Extent {
  return extents.reduce(
    (sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }),
    fixed(0),
  );
}

function fixed(score: number): Extent {
  return { least: score, most: score };
}

function placeExtent(place: LeadPlace): Extent {
  if (place.kind === 'whole') return fixed(place.score);
  const scores = place.lines.map(scoreLine);
  const [{ frames }] = place.lines;
  const added = injuredAfter(place, frames.length, frames.length);
  return {
    least: lowest(scores.map(({ soFar }) => soFar)) + added,
    most: highest(scores.map(({ max }) => max)) + added,
  };
}
