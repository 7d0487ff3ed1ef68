import type { Address } from '../cluster/cluster.ts';
import { poolOf } from '../db/pool.ts';
import { deriveChanged } from './deriving.ts';

/**
 * Drops all derived rows and computes them again from the facts, as the database's owner. Resolves with the
 * number of games.
 */
export async function rebuild(owner: Address): Promise<number> {
  const pool = poolOf(owner);
  try {
    await pool.query('TRUNCATE derived.games CASCADE');
    const houses = await pool.query<{ id: string }>('SELECT id FROM house.houses ORDER BY id');
    let games = 0;
    for (const { id } of houses.rows) games += await deriveChanged(pool, id);
    return games;
  } finally {
    await pool.end();
  }
}
