import { lowest } from '../line/extremes.ts';
import type { Line } from '../line/line.ts';
import { scoreLine } from '../line/score.ts';
import type { SideName } from './side.ts';
import { shareAfter } from './tenths.ts';

/**
 * One place of a team in the game being bowled. `lines` has every line that is possible while frames are provisional;
 * the first is the one that stands.
 */
export type LeadPlace =
  | {
      readonly kind: 'line';
      readonly lines: readonly [Line, ...Line[]];
      /** Frames from this one on that an injured bowler could not bowl; each counts a tenth of the blind score. */
      readonly injured?: { readonly from: number; readonly blind: number };
    }
  /** A blind score, or a whole game whose frames are unknown. */
  | { readonly kind: 'whole'; readonly score: number };

/** One side of a game that is being bowled. */
export interface LeadSide {
  readonly places: readonly LeadPlace[];
  /** The team's handicap for this game. */
  readonly handicap: number;
  /** Pins from the games before. */
  readonly carried: number;
}

/** A fair comparison of two sides: after the last frame that is settled for every bowler. */
export interface Lead extends Readonly<Record<SideName, number>> {
  /** 0 before the first frame is settled. */
  readonly frame: number;
  /** How much home leads by; negative where the visitors lead. */
  readonly by: number;
}

type Sides = Readonly<Record<SideName, LeadSide>>;

/** Who leads and by how much, with handicap. Blind scores and handicap count by tenths, rounded down. */
export function leadOf({ home, visitors }: Sides, frames: number): Lead {
  const places = [...home.places, ...visitors.places];
  const frame = lowest([frames, ...places.map((place) => settledFrames(place, frames))]);
  const [own, other] = [home, visitors].map((side) => totalAfter(side, frame, frames));
  const [at, against] = [own ?? 0, other ?? 0];
  return { frame, home: at, visitors: against, by: at - against };
}

function settledFrames(place: LeadPlace, frames: number): number {
  if (place.kind === 'whole') return frames;
  const open = scoreLine(place.lines[0]).frames.findIndex(({ cumulative }) => cumulative === null);
  return open === -1 || place.lines[0].blind !== null ? frames : open;
}

function totalAfter({ places, handicap, carried }: LeadSide, frame: number, frames: number): number {
  let total = carried + shareAfter(handicap, frame, frames);
  for (const place of places) total += pinsAfter(place, frame, frames);
  return total;
}

function pinsAfter(place: LeadPlace, frame: number, frames: number): number {
  if (place.kind === 'whole') return shareAfter(place.score, frame, frames);
  const [line] = place.lines;
  if (line.blind !== null) return shareAfter(line.blind, frame, frames);
  const bowled = frame === 0 ? 0 : (scoreLine(line).frames[frame - 1]?.cumulative ?? 0);
  return bowled + injuredAfter(place, frame, frames);
}

/** What an injured bowler counts for the missing frames up to this one. */
export function injuredAfter(place: LeadPlace, frame: number, frames: number): number {
  if (place.kind === 'whole' || place.injured === undefined) return 0;
  const { from, blind } = place.injured;
  return shareAfter(blind, Math.max(0, frame - from + 1), frames);
}
