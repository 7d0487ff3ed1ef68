import { setTimeout as pause } from 'node:timers/promises';
import type { Evening } from '../evening.ts';
import type { LaneGame } from './lane-games.ts';

export interface OrdersCounted {
  readonly sent: number;
  readonly done: number;
  /** With an effect at their lane more than once. */
  readonly twice: number;
  readonly unanswered: number;
}

/** Resolves once each order that the house still knows was answered. A house restored from an old copy forgot some. */
export async function answered({ database, orders, tools }: Evening): Promise<void> {
  for (;;) {
    tools.stop.throwIfAborted();
    const [left] = await database.ask<{ count: number }>(
      `SELECT count(*)::int AS count FROM house.orders WHERE state IN ('sent', 'unknown') AND id = ANY ($1)`,
      [[...orders]],
    );
    if (left?.count === 0) return;
    await pause(200);
  }
}

/** The orders, against the games of all lanes: each order is named by one game's set-up at most. */
export async function orderedOf(
  { database, orders }: Evening,
  games: readonly LaneGame[],
): Promise<OrdersCounted> {
  const effects = new Map<string, number>();
  for (const { bodies } of games)
    for (const id of new Set(bodies.flatMap((body) => orderIn(body) ?? [])))
      effects.set(id, (effects.get(id) ?? 0) + 1);
  const rows = await database.ask<{ state: string; count: number }>(
    'SELECT state, count(*)::int AS count FROM house.orders WHERE id = ANY ($1) GROUP BY state',
    [[...orders]],
  );
  const count = (...states: readonly string[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, one) => sum + one.count, 0);
  return {
    sent: orders.size,
    done: count('done'),
    twice: [...effects].filter(([id, times]) => orders.has(id) && times > 1).length,
    unanswered: count('sent', 'unknown'),
  };
}

function orderIn(body: string): string | null {
  const { order } = JSON.parse(body) as { readonly order?: { readonly id?: string } };
  return order?.id ?? null;
}
