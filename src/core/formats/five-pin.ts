import { plainFormat, type Format } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

/** Canada's bowling: five pins worth 2, 3, 5, 3 and 2, and fouls that count and take 15 off (rules: five-pin). */
export const FIVE_PIN: Format<'five-pin'> = plainFormat('five-pin', {
  ...TEN_PIN_RULES,
  worth: [2, 2, 3, 3, 5],
  cleared: ['strike', 'spare', 'open'],
  strikeFrom: 15,
  foulTakes: 15,
  named: [400, 350, 300],
});
