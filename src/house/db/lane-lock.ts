import type { KnownLane, Queries } from './transactions.ts';

/** What is kept of a lane changes in one transaction after another: of two PCs with a copied folder, of staff and a delivery. */
export async function lockLane(queries: Queries, { house, origin }: KnownLane): Promise<void> {
  await queries.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${house} ${origin}`]);
}
