import { FULL_RACK } from './pins.ts';
import type { Rack } from './rack.ts';
import type { Roll } from './roll.ts';

/**
 * Whether a ball can be ringed as a split: the first ball at a full rack, with a pin down and two or more
 * standing (rules: splits). Which leaves are splits needs the pins themselves; a ring set by hand needs only this.
 */
export function canBeSplit(rack: Rack, roll: Roll): boolean {
  // Stryker disable next-line ConditionalExpression: a foul has no pins, and no number is not at least one
  return rack.ball === 1 && roll.kind === 'pins' && roll.pins >= 1 && FULL_RACK - roll.pins >= 2;
}
