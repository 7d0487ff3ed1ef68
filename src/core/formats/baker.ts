import { sharedFormat, type SharedFormat } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

/** Ten-pin in which a team bowls one line, a frame each in turn (rules: Baker and Scotch doubles). */
export const BAKER: SharedFormat<'baker'> = sharedFormat('baker', TEN_PIN_RULES, {
  turns: 'frame',
  least: 2,
  most: 10,
});
