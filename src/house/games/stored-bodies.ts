import type { Queries } from '../db/transactions.ts';

/** A game's branch: the first one, or a second one by its number. */
export interface StoredBranch {
  readonly house: string;
  readonly origin: string;
  readonly game: string;
  readonly branch: number | null;
}

/** The facts of a branch from the set-up on, also those that it shares with the first one. */
export async function storedBodies(
  queries: Queries,
  { house, origin, game, branch }: StoredBranch,
): Promise<readonly string[]> {
  const { rows } = await queries.query<{ body: string }>(
    `SELECT body FROM (
       SELECT generation, body FROM house.facts
       WHERE house = $1 AND origin = $2 AND game = $3 AND generation <= coalesce(
         (SELECT above FROM house.forks WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4), generation)
       UNION ALL
       SELECT generation, body FROM house.fork_facts
       WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4
     ) AS own ORDER BY generation`,
    [house, origin, game, branch],
  );
  return rows.map(({ body }) => body);
}
