import type { Hello } from '../../house-contract/deliveries.ts';
import type { LaneStates } from '../../house-contract/lane-state.ts';
import { tell } from '../db/news.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';
import { lockLane } from '../db/lane-lock.ts';

/** Notes what the lane says of itself when it connects. */
export async function noteHello(queries: Queries, lane: KnownLane, hello: Hello): Promise<void> {
  const { program, protocol, lanes } = hello;
  const before = await queries.query<{ numbers: readonly number[] }>(
    'SELECT numbers FROM house.lanes WHERE house = $1 AND origin = $2',
    [lane.house, lane.origin],
  );
  await queries.query(
    `UPDATE house.lanes SET numbers = $3, program = $4, protocol = $5, seen = now()
     WHERE house = $1 AND origin = $2`,
    [lane.house, lane.origin, lanes, program, protocol],
  );
  await queries.query(
    'DELETE FROM house.lane_states WHERE house = $1 AND origin = $2 AND NOT lane = ANY ($3)',
    [lane.house, lane.origin, lanes],
  );
  if (before.rows[0]?.numbers.join() !== lanes.join()) await tell(queries, { kind: 'numbers', ...lane });
  await tell(queries, { kind: 'lane', ...lane });
}

/** Notes that the PC is there, and the newest state of each of its lanes. */
export async function noteStates(queries: Queries, lane: KnownLane, { states }: LaneStates): Promise<void> {
  await queries.query('UPDATE house.lanes SET seen = now() WHERE house = $1 AND origin = $2', [
    ...[lane.house, lane.origin],
  ]);
  if (states.length === 0) return;
  for (const state of states)
    await queries.query(
      `INSERT INTO house.lane_states (house, origin, lane, state, help_since)
       VALUES ($1, $2, $3, $4::jsonb, CASE WHEN $4::jsonb -> 'help' <> 'null' THEN now() END)
       ON CONFLICT (house, origin, lane) DO UPDATE SET state = excluded.state, told = now(),
         help_since = CASE WHEN excluded.help_since IS NOT NULL
           THEN coalesce(lane_states.help_since, excluded.help_since) END`,
      [lane.house, lane.origin, state.lane, JSON.stringify(state)],
    );
  await tell(queries, { kind: 'lane', ...lane });
}

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
