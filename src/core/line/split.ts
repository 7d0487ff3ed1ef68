import type { Frame } from './frame.ts';
import { fallAt, hasNumbers, type Rack } from './rack.ts';
import type { Roll } from './roll.ts';

/**
 * Whether a ball can be ringed: the first ball at a full rack with a pin down and two or more standing (rules:
 * splits); what counts as a strike leaves nothing. A ring set by hand needs only this; which leaves are splits depends
 * on the pins. Pins without numbers have no splits.
 */
export function canBeSplit(rack: Rack, roll: Roll): boolean {
  if (!hasNumbers(rack)) return false;
  // Stryker disable next-line ConditionalExpression: a foul has no pins, and no number is not at least one
  if (rack.ball !== 1 || roll.kind !== 'pins' || roll.pins < 1) return false;
  return rack.standing - roll.pins >= 2 && fallAt(rack, roll).left !== null;
}

/** The balls (from 1) of a frame that can carry the ring. */
export function ringableBalls({ racks, rolls }: Frame): readonly number[] {
  return racks.flatMap((rack, index) => {
    const roll = rolls[index];
    return roll !== undefined && canBeSplit(rack, roll) ? [index + 1] : [];
  });
}
