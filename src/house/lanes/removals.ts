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

/** Notes that these bowlers were erased at the lane. Resolves with those whom no lane had told before. */
export async function noteErasures(
  queries: Queries,
  { house, origin }: KnownLane,
  bowlers: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await queries.query<{ known: string[] }>(
    'SELECT house.erased_among($1::text[]) AS known',
    [bowlers],
  );
  const known = new Set(rows[0]?.known);
  await queries.query(
    `INSERT INTO house.erasures (house, origin, bowler)
     SELECT $1, $2, * FROM unnest($3::text[]) ON CONFLICT DO NOTHING`,
    [house, origin, bowlers],
  );
  return bowlers.filter((bowler) => !known.has(bowler));
}

/** Everybody whom a lane of the house erased. Needs the service's role. */
export async function erasedInHouse(queries: Queries, house: string): Promise<string[]> {
  const { rows } = await queries.query<{ bowler: string }>(
    'SELECT DISTINCT bowler FROM house.erasures WHERE house = $1',
    [house],
  );
  return rows.map(({ bowler }) => bowler);
}
