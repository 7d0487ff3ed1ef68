import type { FrameResult } from './rules.ts';
import { PIN_NUMBERS, type PinNumber } from './leave.ts';
import type { Mark } from './marks.ts';
import type { PinCount } from './pins.ts';
import { leaveOf, pinfall, type Roll } from './roll.ts';

/** The pins that a ball meets. */
export interface Rack {
  readonly standing: PinCount;
  /** Which ball at this rack it is, from 1. */
  readonly ball: number;
  /** What a ball does that fells none of them, one, two, ...; a foul does what none does. */
  readonly falls: readonly Fall[];
  /** Which pins stand, in order, where known; a full rack needs no list. */
  readonly pins?: readonly PinNumber[];
}

/** What a ball does to its rack. */
export interface Fall {
  readonly mark: Mark;
  /** The pins that count. */
  readonly counted: PinCount;
  /** The rack's result, where this was its last ball. */
  readonly ended: FrameResult | null;
  /** What the rack's next ball meets; null where it has none. */
  readonly left: Rack | null;
}

/** Which pins stand; null where only their number is known. */
export function pinsOn(rack: Rack): readonly PinNumber[] | null {
  return rack.standing === PIN_NUMBERS.length ? PIN_NUMBERS : (rack.pins ?? null);
}

/** Whether a ball can have left these pins of this rack; no list always fits. */
export function fitsLeave(rack: Rack, roll: Roll): boolean {
  const left = leaveOf(roll);
  if (left === null) return true;
  const stood = pinsOn(rack) ?? PIN_NUMBERS;
  // In order and each once, so that a leave has only one form.
  const canonical = stood.filter((pin) => left.includes(pin));
  const said = left.length === canonical.length && canonical.every((pin, index) => pin === left[index]);
  return said && left.length === rack.standing - pinfall(roll);
}

/** What a ball does to this rack; more pins than stand do what all of them do. */
export function fallAt({ standing, falls }: Rack, roll: Roll): Fall {
  const fall = falls[Math.min(pinfall(roll), standing)];
  // Stryker disable next-line ConditionalExpression,StringLiteral: a rack has a fall for each number of its pins
  if (fall === undefined) throw new Error('a rack does not know what its pins make');
  return fall;
}

/** What a ball makes that fells all that stands. */
export function clearedAs({ falls }: Rack): FrameResult | null {
  return falls.at(-1)?.ended ?? null;
}
