import { replay, type Game } from '../../core/game/game.ts';
import type { GameView } from '../../contract/contract.ts';

/** The game of an order, which main has checked. */
export function replayed({ setup, events }: GameView): Game {
  const game = replay(setup, events);
  if (!game.ok) throw new Error(`event ${String(game.error.event)}: ${game.error.refusal.code}`);
  return game.value;
}
