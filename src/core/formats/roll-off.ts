import { plainFormat, type Format } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

/** One frame, bowled like the tenth of ten-pin, after equal totals (rules: roll-off). */
export const ROLL_OFF: Format<'roll-off'> = plainFormat('roll-off', {
  ...TEN_PIN_RULES,
  frames: 1,
  named: [],
});
