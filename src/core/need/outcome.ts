import { highest } from '../line/extremes.ts';
import { bowl, nextFrame, rackOfLine, type Line } from '../line/line.ts';
import { isPinCount, pinCountsTo, type PinCount } from '../line/pins.ts';
import { clearedAs, type Rack } from '../line/rack.ts';
import { pinsRoll } from '../line/roll.ts';

/** ball: this many pins with the next ball, some left. open: this many with both balls. spare, strike: all. */
export type Outcome =
  | { readonly kind: 'ball' | 'open'; readonly pins: PinCount }
  | { readonly kind: 'spare' | 'strike' };

export interface Way {
  readonly outcome: Outcome;
  /** The line afterwards; two lines where both ways to share the pins of two balls matter. */
  readonly lines: readonly Line[];
}

/** The possible results of the next ball, fewest pins first. */
export function ballWays(line: Line): readonly Way[] {
  const rack = rackOfLine(line);
  // Stryker disable next-line ArrayDeclaration,ConditionalExpression: nobody asks for the balls of a line that is over (the check is for the types)
  if (rack === null) return [];
  return toldApart(rack).map((pins) => ({
    outcome: ballOutcome(rack, pins),
    lines: afterBalls(line, [pins]),
  }));
}

/**
 * The possible results of the remaining balls at this rack, weakest first: open frames by pins, a spare, a strike. How
 * two balls share their pins matters only if a bonus counts them unequally, and then linearly, so the extremes suffice:
 * all pins on the first ball, and all on the second.
 */
export function rackWays(line: Line): readonly Way[] {
  if (ballsAtRack(line) === 1) return ballWays(line);
  const { rack } = line.table;
  const full = rack.standing;
  const opens = pinCountsTo(full)
    .slice(0, -1)
    .map((pins): Way => ({
      outcome: { kind: 'open', pins },
      lines: sharesOf(rack, pins).flatMap((balls) => afterBalls(line, balls)),
    }));
  const spares = sharesOf(rack, full).flatMap((balls) => afterBalls(line, balls));
  const strike = afterBalls(line, [full]);
  return [
    ...opens,
    { outcome: { kind: 'spare' }, lines: spares },
    { outcome: { kind: 'strike' }, lines: strike },
  ];
}

/** The pins of a ball that do different things: as many as make a strike do what all of them do. */
export function toldApart({ standing, falls }: Rack): readonly PinCount[] {
  return pinCountsTo(standing).filter((pins) => pins === standing || falls[pins]?.counted === pins);
}

/** These pins of a full rack with two balls: all with the second, and the most with the first that leave it standing. */
export function sharesOf(rack: Rack, pins: PinCount): readonly (readonly [first: number, second: number])[] {
  const first = highest(toldApart(rack).filter((count) => count <= pins && count < rack.standing));
  return [
    [0, pins],
    [first, pins - first],
  ];
}

/** The number of balls at this rack if the next one knocks down nothing: the last fill ball has no second. */
export function ballsAtRack(line: Line): 1 | 2 {
  // Stryker disable next-line MethodExpression: a ball without pins is never refused: there is one line behind it
  return afterBalls(line, [0]).some((after) => nextFrame(after) === nextFrame(line)) ? 2 : 1;
}

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

function ballOutcome(rack: Rack, pins: PinCount): Outcome {
  const cleared = pins < rack.standing ? null : clearedAs(rack);
  return cleared === null || cleared === 'open' ? { kind: 'ball', pins } : { kind: cleared };
}
