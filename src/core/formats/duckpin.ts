import { plainFormat, type Format } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

/** Three balls a frame; ten pins with the third are ten, without a bonus (rules: duckpin). */
export const DUCKPIN: Format<'duckpin'> = plainFormat('duckpin', {
  ...TEN_PIN_RULES,
  cleared: ['strike', 'spare', 'open'],
  named: [250, 225, 200],
});
