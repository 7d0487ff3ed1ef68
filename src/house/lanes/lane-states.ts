import type { Hello } from '../../house-contract/deliveries.ts';
import type { LaneStates } from '../../house-contract/lane-state.ts';
import { tell } from '../db/news.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';

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
