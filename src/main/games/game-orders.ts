import { generationOf, type Game } from '../../core/game/game.ts';
import type { OrderStamp } from '../../core/game/order-stamp.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';

/** A game with an order's effect, and the generation of that effect. */
export interface Effect {
  readonly game: string;
  readonly generation: number;
}

export function effectIn({ id, game }: GameRecord, order: Pick<OrderStamp, 'id'>): Effect {
  return { game: id, generation: ordersIn(game).get(order.id) ?? generationOf(game) };
}

/** The orders in a game, each with the generation of its effect; 0 is the set-up's. Those of another lane are not its own. */
export function ordersIn({ setup, events }: Game): ReadonlyMap<string, number> {
  const orders = new Map<string, number>();
  const own = setup.movedFrom?.generation ?? 0;
  if (setup.order !== undefined) orders.set(setup.order.id, own);
  events.forEach(({ order }, index) => {
    if (order !== undefined && index >= own) orders.set(order.id, index + 1);
  });
  return orders;
}

/** Whether the effect at this generation is one half of a pair's move. */
export function movesPair({ setup, events }: Game, generation: number): boolean {
  const comes = setup.movedFrom?.generation === generation && events[generation - 1]?.type !== 'gameMoved';
  return setup.pair !== undefined && (comes || events[generation - 1]?.type === 'gameMoved');
}
