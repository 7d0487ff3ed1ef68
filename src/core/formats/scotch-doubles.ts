import { sharedFormat, type SharedFormat } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

/** Ten-pin in which two partners bowl one line, a ball each in turn, over frames too (rules: Baker and Scotch doubles). */
export const SCOTCH_DOUBLES: SharedFormat<'scotch-doubles'> = sharedFormat('scotch-doubles', TEN_PIN_RULES, {
  turns: 'ball',
  least: 2,
  most: 2,
});
