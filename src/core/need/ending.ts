import { possibleLines } from '../game/dispute-changes.ts';
import { highest, lowest } from '../line/extremes.ts';
import { nextFrame, type Line } from '../line/line.ts';
import { afterBalls, ballsAtRack, rackWays, sharesOf, toldApart, type Outcome, type Way } from './outcome.ts';
import { pinCountsTo } from '../line/pins.ts';
import type { Rack } from '../line/rack.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { scoreLine } from '../line/score.ts';

/** A way to finish a line: the rack, then `strikes` and `pins` with the fill balls ("a strike and 5"). */
export interface Ending {
  readonly outcome: Outcome;
  readonly strikes: number;
  readonly pins: number;
}

/** An ending and its lowest and highest final score, whichever outcome of a provisional frame stands. */
export interface ScoredEnding {
  readonly ending: Ending;
  readonly least: number;
  readonly most: number;
}

/** The pinfall of fill balls and the ways to share it that matter (as in `rackWays`). */
interface Fill {
  readonly strikes: number;
  readonly pins: number;
  readonly balls: readonly (readonly number[])[];
}

const NO_FILL: readonly Fill[] = [{ strikes: 0, pins: 0, balls: [[]] }];

function oneFill(rack: Rack): readonly Fill[] {
  return toldApart(rack).map((pins) =>
    pins === rack.standing ? { strikes: 1, pins: 0, balls: [[pins]] } : { strikes: 0, pins, balls: [[pins]] },
  );
}

/** Up to a full rack of pins needs no strike; more begin with one. */
function twoFills(rack: Rack): readonly Fill[] {
  const full = rack.standing;
  return [
    ...pinCountsTo(full).map((pins) => ({
      strikes: 0,
      pins,
      balls: [...sharesOf(rack, pins), ...(pins === full ? [[full, 0]] : [])],
    })),
    // Stryker disable next-line MethodExpression: ten pins with a strike first are among the ways to fell ten before it, so it is never the first that reaches a score
    ...oneFill(rack)
      .slice(1)
      .map(({ strikes, pins, balls }) => ({
        strikes: strikes + 1,
        pins,
        balls: balls.map((last) => [full, ...last]),
      })),
  ];
}

/** Whether only the current frame is missing. */
export function isLastFrame(line: Line): boolean {
  return line.frames.filter((frame) => frame.rack !== null).length === 1;
}

/** Every ending in the last frame, the weakest first. */
export function endingsOf(player: PlayerLine): readonly ScoredEnding[] {
  return rackWays(player.line).flatMap((way) => fillsAfter(way).map((fill) => scored(player, way, fill)));
}

function fillsAfter({ lines }: Way): readonly Fill[] {
  const after = lines[0];
  // Stryker disable next-line ConditionalExpression: an outcome leaves a line (the check is for the types)
  if (after === undefined || nextFrame(after) === null) return NO_FILL;
  const { rack } = after.table;
  return ballsAtRack(after) === 1 ? oneFill(rack) : twoFills(rack);
}

function scored(player: PlayerLine, { outcome, lines }: Way, { strikes, pins, balls }: Fill): ScoredEnding {
  const ends = lines.flatMap((line) => balls.flatMap((counts) => afterBalls(line, counts)));
  const scores = ends.flatMap((line) => possibleLines({ ...player, line })).map(scoreLine);
  return {
    ending: { outcome, strikes, pins },
    least: lowest(scores.map(({ soFar }) => soFar)),
    most: highest(scores.map(({ max }) => max)),
  };
}
