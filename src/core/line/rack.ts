import { PIN_NUMBERS, type PinNumber } from './leave.ts';
import { FULL_RACK, standingAfter, type PinCount } from './pins.ts';
import { leaveOf, pinfall, type Roll } from './roll.ts';

/** The pins before a ball, and whether it is the first or second ball at the rack. */
export interface Rack {
  readonly standing: PinCount;
  readonly ball: 1 | 2;
  /** Which pins stand, in order, where known; a full rack needs no list. */
  readonly pins?: readonly PinNumber[];
}

export const FRESH_RACK: Rack = { standing: FULL_RACK, ball: 1 };

/**
 * The rack after a ball. After a first-ball foul all ten stand again, yet the next ball is the second: ten on it is a
 * spare (rules: fouls). A rack that is cleared or has had its second ball is set anew.
 */
export function rackAfter(rack: Rack, roll: Roll): Rack {
  if (rack.ball === 2 || clears(rack, roll)) return FRESH_RACK;
  const standing = standingAfter(rack.standing, pinfall(roll));
  const pins = leaveOf(roll);
  return pins === null ? { standing, ball: 2 } : { standing, ball: 2, pins };
}

/** Which pins stand; null where only their number is known. */
export function pinsOn(rack: Rack): readonly PinNumber[] | null {
  return rack.standing === FULL_RACK ? PIN_NUMBERS : (rack.pins ?? null);
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

export function clears(rack: Rack, roll: Roll): boolean {
  return pinfall(roll) === rack.standing;
}
