import type { BoardRow } from './rows.ts';

/**
 * Whether the circles under strikes and spares still need explaining: from the game's first mark that is owed a ball
 * until the first bonus is complete. Seeing a circle fill explains it.
 */
export function pipsAreNew(rows: readonly BoardRow[]): boolean {
  const cells = rows.flatMap((row) => row.cells);
  return cells.some(({ owed }) => owed > 0) && !cells.some(({ owed, bonusIn }) => owed === 0 && bonusIn > 0);
}
