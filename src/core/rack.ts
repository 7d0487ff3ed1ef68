import { FULL_RACK, standingAfter, type PinCount } from './pins.ts';
import { pinfall, type Roll } from './roll.ts';

/** The pins before a ball: how many stand, and whether this is the first or second ball at the rack. */
export interface Rack {
  readonly standing: PinCount;
  readonly ball: 1 | 2;
}

/** A freshly set rack. */
export const FRESH_RACK: Rack = { standing: FULL_RACK, ball: 1 };

/**
 * The rack as one ball leaves it. After a first-ball foul all ten stand again, yet the next ball is still the
 * second: ten on it is a spare (rules: foul). A rack that was cleared or had its second ball is set anew.
 */
export function rackAfter(rack: Rack, roll: Roll): Rack {
  if (rack.ball === 2 || clears(rack, roll)) return FRESH_RACK;
  return { standing: standingAfter(rack.standing, pinfall(roll)), ball: 2 };
}

/** Whether this ball knocks down every pin that stands. */
export function clears(rack: Rack, roll: Roll): boolean {
  return pinfall(roll) === rack.standing;
}
