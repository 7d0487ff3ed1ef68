import { isTaken } from '../../house-contract/free-lane.ts';
import type { Queries } from '../db/transactions.ts';
import type { OrderedLane } from './known-lane.ts';

/** Until the transaction ends no other one gives a lane of the house to somebody, so that no lane is given twice. */
export async function lockGiving(queries: Queries, house: string): Promise<void> {
  await queries.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`lanes of ${house}`]);
}

/**
 * Whether somebody has the lane, or an order that gives it away waits for its PC, whose lanes are open alike. A lane tells its
 * new state before it answers, so no lane looks free between the two.
 */
export async function isGiven(
  queries: Queries,
  house: string,
  { place, state, goesOn }: OrderedLane,
  exceptFor: readonly string[],
): Promise<boolean> {
  if (state !== null && isTaken(state, goesOn)) return true;
  const { rowCount } = await queries.query(
    `SELECT FROM house.orders WHERE house = $1 AND origin = $2 AND state IN ('sent', 'unknown')
       AND sent + make_interval(secs => seconds) > now() AND body ->> 'kind' IN ('open', 'takeGame')
       AND id <> ALL ($3) LIMIT 1`,
    [house, place.origin, exceptFor],
  );
  return rowCount === 1;
}
