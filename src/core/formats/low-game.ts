import { plainFormat, type Format } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

/** Ten-pin in which the lowest total wins, and a ball without pins is a strike or a spare (rules: low game). */
export const LOW_GAME: Format<'low-game'> = plainFormat('low-game', {
  ...TEN_PIN_RULES,
  wins: 'lowest',
  named: [],
});
