import { lockLane } from '../db/lane-lock.ts';
import { tell } from '../db/news.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';

const TABLES = ['facts', 'games', 'game_names', 'forks', 'aside'] as const;

/** Deletes games that the lane deleted, and refuses them from then on. */
export async function deleteGames(
  queries: Queries,
  lane: KnownLane,
  games: readonly string[],
): Promise<void> {
  // A delivery that is still running could bring one back.
  await lockLane(queries, lane);
  const key = [lane.house, lane.origin, games];
  await queries.query(
    `INSERT INTO house.deletions (house, origin, game)
     SELECT $1, $2, * FROM unnest($3::text[]) ON CONFLICT DO NOTHING`,
    key,
  );
  for (const table of TABLES)
    await queries.query(
      `DELETE FROM house.${table} WHERE house = $1 AND origin = $2 AND game = ANY ($3)`,
      key,
    );
  await tell(queries, { kind: 'lane', ...lane });
}

/** Notes that these bowlers were erased at the lane. */
export async function noteErasures(
  queries: Queries,
  { house, origin }: KnownLane,
  bowlers: readonly string[],
): Promise<void> {
  await queries.query(
    `INSERT INTO house.erasures (house, origin, bowler)
     SELECT $1, $2, * FROM unnest($3::text[]) ON CONFLICT DO NOTHING`,
    [house, origin, bowlers],
  );
}
