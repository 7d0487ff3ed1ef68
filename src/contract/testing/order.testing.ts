import type { NewGameOrder } from '../games.ts';

/** The order for a game of a new party, or one with other facts. */
export function orderOf(names: readonly string[], facts: Partial<NewGameOrder> = {}): NewGameOrder {
  return { players: names.map((name) => ({ name, average: null, was: null })), follows: null, ...facts };
}
