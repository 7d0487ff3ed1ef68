import type { KnownLane, Queries } from './transactions.ts';

/**
 * Serialises transactions that change a lane's rows: two PCs with a copied folder, or staff and a delivery.
 */
export async function lockLane(queries: Queries, { house, origin }: KnownLane): Promise<void> {
  await queries.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${house} ${origin}`]);
}
