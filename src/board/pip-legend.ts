import type { BoardRow } from './rows.ts';

/**
 * Whether the circles under a strike or spare are still to be explained: from the first mark of a game that is owed a
 * ball until one has been paid out. Whoever saw one fill needs no words.
 */
export function pipsAreNew(rows: readonly BoardRow[]): boolean {
  const cells = rows.flatMap((row) => row.cells);
  return cells.some(({ owed }) => owed > 0) && !cells.some(({ owed, bonusIn }) => owed === 0 && bonusIn > 0);
}
