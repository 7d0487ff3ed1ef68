import { expect, test } from 'vitest';
import { eraseBowlers } from '../games/erasing.ts';
import { heardOrders } from '../orders/heard-orders.ts';
import { asked } from './asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownLane } from '../testing/lane.testing.ts';
import { withService, type Queries } from './transactions.ts';

const database = databaseOfTests();

/** Runs `work`, and returns its statements that PostgreSQL plans as a sequential scan of the table. */
async function scans(
  table: string,
  work: (queries: Queries) => Promise<unknown>,
): Promise<readonly string[]> {
  const found: string[] = [];
  await withService(database().pool, async (queries) => {
    const explained = async (text: string, values?: unknown[]): Promise<unknown> => {
      if (/^SELECT|^UPDATE/u.test(text)) {
        const plan = await queries.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
        for (const line of plan.rows.map((row) => row['QUERY PLAN']))
          if (line.includes(`Seq Scan on ${table}`)) found.push(text);
      }
      return queries.query(text, values);
    };
    await work({ query: explained as Queries['query'] });
  });
  return found;
}

test('an index finds the orders that wait for a lane among a season’s orders', async () => {
  const { owner } = database();
  const { origin } = await knownLane(database(), 1);
  await asked(
    owner,
    `INSERT INTO house.orders (house, id, origin, lane, author, seconds, body, state)
     SELECT $1, lpad(to_hex(place), 24, '0'), $2, 1, 'MIA', 60, '{"kind":"close","lane":1}', 'done'
     FROM generate_series(1, 5000) AS place`,
    [HOUSE.id, origin],
  );
  await asked(owner, 'ANALYZE house.orders');
  expect(await scans('orders', (queries) => heardOrders(queries, { house: HOUSE.id, origin }))).toEqual([]);
});

test('an index finds the games of an erased bowler among those of many seasons', async () => {
  const { owner } = database();
  const { origin } = await knownLane(database(), 1);
  await asked(
    owner,
    `INSERT INTO house.game_names (house, origin, game, digest, entries)
     SELECT $1, $2, 'g' || lpad(place::text, 6, '0') || '-' || lpad(to_hex(place), 6, '0'), repeat('0', 64),
       jsonb_build_array(jsonb_build_object('path', 'players.0.bowler', 'value', lpad(to_hex(place), 24, '0')),
         jsonb_build_object('path', 'players.0.name', 'value', 'BOWLER ' || place))
     FROM generate_series(1, 20000) AS place`,
    [HOUSE.id, origin],
  );
  await asked(owner, 'ANALYZE house.game_names');
  const erasing = (queries: Queries): Promise<void> =>
    eraseBowlers(queries, HOUSE.id, ['7'.padStart(24, '0')]);
  expect(await scans('game_names', erasing)).toEqual([]);
});
