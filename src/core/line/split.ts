import { rollsOf, type Frame } from './frame.ts';
import { FULL_RACK } from './pins.ts';
import { FRESH_RACK, rackAfter, type Rack } from './rack.ts';
import type { Roll } from './roll.ts';

/**
 * Whether a ball can be ringed: the first ball at a full rack with a pin down and two or more standing (rules:
 * splits). A ring set by hand needs only this; which leaves are splits depends on the pins.
 */
export function canBeSplit(rack: Rack, roll: Roll): boolean {
  // Stryker disable next-line ConditionalExpression: a foul has no pins, and no number is not at least one
  return rack.ball === 1 && roll.kind === 'pins' && roll.pins >= 1 && FULL_RACK - roll.pins >= 2;
}

/** The balls (from 1) of a frame that can carry the ring. */
export function ringableBalls(frame: Frame): readonly number[] {
  const balls: number[] = [];
  let rack: Rack = FRESH_RACK;
  for (const [index, roll] of rollsOf(frame).entries()) {
    if (canBeSplit(rack, roll)) balls.push(index + 1);
    rack = rackAfter(rack, roll);
  }
  return balls;
}
