import { plainFormat, type Format } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

/**
 * Three balls a frame, two frames a turn (rules: candlepin). Fallen wood stays on the lane, which changes no score: a pin
 * that fell counts once, and those that stand are the others.
 */
export const CANDLEPIN: Format<'candlepin'> = plainFormat('candlepin', {
  ...TEN_PIN_RULES,
  cleared: ['strike', 'spare', 'open'],
  framesATurn: 2,
  named: [250, 225, 200],
});
