import { bowl, nextFrame, rackOfLine, type Line } from '../line/line.ts';
import { FULL_RACK, PIN_COUNTS, isPinCount, type PinCount } from '../line/pins.ts';
import type { Rack } from '../line/rack.ts';
import { pinsRoll } from '../line/roll.ts';

/**
 * What is done at a rack. ball: so many of its pins with the next ball, some left. open: so many with both balls.
 * spare, strike: all of them.
 */
export type Outcome =
  { readonly kind: 'ball' | 'open'; readonly pins: PinCount } | { readonly kind: 'spare' | 'strike' };

/** An outcome, and where it leaves the line. */
export interface Way {
  readonly outcome: Outcome;
  /** The line after it; after both ways to share its pins that matter, where it takes two balls. */
  readonly lines: readonly Line[];
}

/** What the next ball can do, the fewest pins first. */
export function ballWays(line: Line): readonly Way[] {
  const rack = rackOfLine(line);
  // Stryker disable next-line ArrayDeclaration,ConditionalExpression: nobody asks for the balls of a line that is over (the check is for the types)
  if (rack === null) return [];
  return PIN_COUNTS.filter((pins) => pins <= rack.standing).map((pins) => ({
    outcome: ballOutcome(rack, pins),
    lines: afterBalls(line, [pins]),
  }));
}

/**
 * What the balls left at this rack can do, the weakest first: open frames from the fewest pins up, a spare, a strike.
 * How two balls share their pins matters when a bonus counts them unequally, and then evenly from one pin to the next:
 * all on the first and all on the second are the best and the worst.
 */
export function rackWays(line: Line): readonly Way[] {
  if (ballsAtRack(line) === 1) return ballWays(line);
  const opens = PIN_COUNTS.filter((pins) => pins < FULL_RACK).map((pins): Way => ({
    outcome: { kind: 'open', pins },
    lines: [...afterBalls(line, [0, pins]), ...afterBalls(line, [pins, 0])],
  }));
  const spares = [...afterBalls(line, [0, FULL_RACK]), ...afterBalls(line, [FULL_RACK - 1, 1])];
  const strike = afterBalls(line, [FULL_RACK]);
  return [
    ...opens,
    { outcome: { kind: 'spare' }, lines: spares },
    { outcome: { kind: 'strike' }, lines: strike },
  ];
}

/** How many balls this rack takes if the next one fells nothing: the last fill ball has no second. */
export function ballsAtRack(line: Line): 1 | 2 {
  // Stryker disable next-line MethodExpression: a ball without pins is never refused: there is one line behind it
  return afterBalls(line, [0]).some((after) => nextFrame(after) === nextFrame(line)) ? 2 : 1;
}

/** The line after these balls; none where the rules refuse one of them. */
export function afterBalls(line: Line, counts: readonly number[]): readonly Line[] {
  let after = line;
  for (const count of counts) {
    const next = isPinCount(count) ? bowl(after, pinsRoll(count)) : null;
    // Stryker disable next-line ArrayDeclaration,ConditionalExpression,OptionalChaining: nobody asks for the balls of a line that is over, and none is refused
    if (next?.ok !== true) return [];
    after = next.value;
  }
  return [after];
}

function ballOutcome({ standing, ball }: Rack, pins: PinCount): Outcome {
  if (pins < standing) return { kind: 'ball', pins };
  return { kind: ball === 1 ? 'strike' : 'spare' };
}
