import { formatWithOptions, type Format } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

/** As ten-pin, but nine pins with the first ball are a strike, or the eight or seven that a player chose (rules: no-tap). */
export const NO_TAP: Format<'no-tap'> = formatWithOptions('no-tap', 'pins', [9, 8, 7], (strikeFrom) => ({
  ...TEN_PIN_RULES,
  strikeFrom,
}));
