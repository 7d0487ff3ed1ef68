import { plainFormat, type Format } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

/** Ten-pin with the third, the sixth and the ninth frame given to everybody as strikes (rules: 3-6-9). */
export const THREE_SIX_NINE: Format<'3-6-9'> = plainFormat('3-6-9', { ...TEN_PIN_RULES, given: [3, 6, 9] });
