import { plainFormat, type Format } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

const NO_BALLS = { strike: 0, spare: 0, open: 0 } as const;

/**
 * World Bowling's current frame scoring (rules: current frame): a strike counts 30 and a spare ten and its own first
 * ball, so that no frame waits for another one and the tenth is like the others.
 */
export const CURRENT_FRAME: Format<'current-frame'> = plainFormat('current-frame', {
  ...TEN_PIN_RULES,
  bonusBalls: NO_BALLS,
  fillBalls: NO_BALLS,
  alone: { strike: 30, spare: 10 },
  named: [250, 225, 200],
});
