import type { FrameResult } from './rules.ts';
import { PIN_NUMBERS, type PinNumber } from './leave.ts';
import type { Mark } from './marks.ts';
import type { PinCount } from './pins.ts';
import { leaveOf, pinfall, type Roll } from './roll.ts';

/** The pins that a ball meets. */
export interface Rack {
  readonly standing: PinCount;
  /** The number of this ball at the rack, from 1. */
  readonly ball: number;
  /** The result of a ball by the pins it fells: none, one, two, ... A foul counts like none. */
  readonly falls: readonly Fall[];
  /** The standing pins in order, if known; a full rack needs no list. */
  readonly pins?: readonly PinNumber[];
}

/** The effect of a ball on its rack. */
export interface Fall {
  readonly mark: Mark;
  /** The pins that count. */
  readonly counted: PinCount;
  /** The rack's result, where this was its last ball. */
  readonly ended: FrameResult | null;
  /** The rack for the next ball; null if there is none. */
  readonly left: Rack | null;
}

/** The standing pins; null if only their number is known. */
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

/** The effect of a ball on this rack. More pins than stand count like all of them. */
export function fallAt({ standing, falls }: Rack, roll: Roll): Fall {
  const fall = falls[Math.min(pinfall(roll), standing)];
  // Stryker disable next-line ConditionalExpression,StringLiteral: a rack has a fall for each number of its pins
  if (fall === undefined) throw new Error('a rack does not know what its pins make');
  return fall;
}

/** The frame result of a ball that fells all standing pins. */
export function clearedAs({ falls }: Rack): FrameResult | null {
  return falls.at(-1)?.ended ?? null;
}
