import type { Author } from './event.ts';
import type { OrderStamp } from './order-stamp.ts';
import { goOn, newGame, type Done, type Game } from './game.ts';

export interface TimelineEntry extends Done {
  /** From 1. */
  readonly event: number;
  readonly at: string;
  readonly by: Author;
  /** The order of the front desk that made it; null where nobody ordered it there. */
  readonly order: OrderStamp | null;
  /** False for a change that was undone and not redone. */
  readonly stands: boolean;
}

/** Everything that happened in a game, oldest first, undone changes included (decision 1). */
export function timelineOf(game: Game): readonly TimelineEntry[] {
  const standing = new Set(game.done.map(({ event }) => event));
  const done: Done[] = [];
  goOn(newGame(game.setup), game.events, (one) => done.push(one));
  return game.events.flatMap(({ at, by, order = null }, index) => {
    const happened = done[index];
    // Stryker disable next-line StringLiteral: only a bug elsewhere would throw here
    if (happened === undefined) throw new Error('a game holds an event that the rules refuse');
    const { kind, step } = happened;
    return {
      event: index + 1,
      at,
      by,
      order,
      kind,
      step,
      stands: kind !== 'change' || standing.has(step.event),
    };
  });
}
