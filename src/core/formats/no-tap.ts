import { formatWithOptions, type Format } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

/**
 * Ten-pin in which nine pins with the first ball are a strike, or eight or seven if the player chose so (rules:
 * no-tap).
 */
export const NO_TAP: Format<'no-tap'> = formatWithOptions('no-tap', 'pins', [9, 8, 7], (strikeFrom) => ({
  ...TEN_PIN_RULES,
  strikeFrom,
}));
