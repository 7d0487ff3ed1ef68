import type { Rules } from '../line/rules.ts';
import { plainFormat, type Format } from './format.ts';

/** A strike adds the next two balls, a spare the next one; in the tenth these are the fill balls. */
export const TEN_PIN_RULES: Rules = {
  frames: 10,
  worth: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  cleared: ['strike', 'spare'],
  strikeFrom: 10,
  bonusBalls: { strike: 2, spare: 1, open: 0 },
  fillBalls: { strike: 2, spare: 1, open: 0 },
  // All strikes but a first spare, all strikes but a first open frame of 9, the round ones.
  named: [290, 279, 250, 225, 200],
};

export const TEN_PIN_FORMAT: Format<'ten-pin'> = plainFormat('ten-pin', TEN_PIN_RULES);
