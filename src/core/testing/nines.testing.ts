import { formatWithOptions } from '../formats/format.ts';
import { TEN_PIN_RULES } from '../formats/ten-pin.ts';
import type { Game } from '../game/game.ts';
import { startPosition } from '../players/position.ts';
import { gameOf } from './notation.testing.ts';

/** A format with options: as many pins or more with the first ball are a strike. */
export const NINES = formatWithOptions('nines', 'pins', [9, 8], (strikeFrom) => ({
  ...TEN_PIN_RULES,
  strikeFrom,
}));

/** A game in which nine pins are a strike, on lane 7 before its first ball. */
export function gameOfNines(...names: readonly string[]): Game {
  const game = gameOf(...names);
  return { ...game, position: startPosition(NINES, game.setup.players) };
}
