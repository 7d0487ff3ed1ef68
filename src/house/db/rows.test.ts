import { expect, test } from 'vitest';
import { asked } from './asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { addHouse, migrate } from './migrate.ts';
import { withLane, withService } from './transactions.ts';

const database = databaseOfTests();

const ONE = { house: HOUSE.id, origin: 'a'.repeat(24) };
const OTHER = { house: HOUSE.id, origin: 'b'.repeat(24) };
const INSERT = `INSERT INTO house.facts (house, origin, game, generation, body, chain, save)
  VALUES ($1, $2, 'game-000001-abc', $3, '{}', '${'0'.repeat(64)}', 9)`;

test('a lane writes its own facts and reads no other lane of the house', async () => {
  const { pool } = database();
  await withLane(pool, ONE, (queries) => queries.query(INSERT, [ONE.house, ONE.origin, 0]));
  const seen = (lane: typeof ONE): Promise<number | null> =>
    withLane(pool, lane, async (queries) => (await queries.query('SELECT 1 FROM house.facts')).rowCount);
  expect([await seen(ONE), await seen(OTHER)]).toEqual([1, 0]);
  await expect(
    withLane(pool, OTHER, (queries) => queries.query(INSERT, [ONE.house, ONE.origin, 1])),
  ).rejects.toThrow('row-level security');
});

test('nobody can change a stored fact, and no lane can read a key', async () => {
  const { pool } = database();
  const change = `UPDATE house.facts SET body = '{"pins":10}'`;
  await expect(withService(pool, (queries) => queries.query(change))).rejects.toThrow('permission denied');
  await expect(withLane(pool, ONE, (queries) => queries.query(change))).rejects.toThrow('permission denied');
  await expect(
    withLane(pool, ONE, (queries) => queries.query('SELECT key_hash FROM house.lanes')),
  ).rejects.toThrow('permission denied');
});

test('a failed transaction leaves nothing, and its connection has the service’s role again', async () => {
  const { pool } = database();
  await expect(
    withLane(pool, ONE, async (queries) => {
      await queries.query(INSERT, [ONE.house, ONE.origin, 5]);
      throw new Error('the service stops here');
    }),
  ).rejects.toThrow('stops here');
  const { rows } = await pool.query<{ role: string; facts: string }>(
    'SELECT current_user AS role, (SELECT count(*) FROM house.facts WHERE generation = 5) AS facts',
  );
  expect(rows).toEqual([{ role: 'headpin_service', facts: '0' }]);
});

test('migrating an up-to-date database changes nothing', async () => {
  expect(await migrate(database().owner)).toEqual([]);
  const names = await asked<{ name: string }>(database().owner, 'SELECT name FROM migrations ORDER BY id');
  expect(names[0]).toEqual({ name: '0001-facts' });
});

test('a house that had lanes before lanes were shut keeps them open, and one without lanes opens them at its desk', async () => {
  const { owner } = database();
  const [kept, empty] = ['c'.repeat(24), 'd'.repeat(24)];
  for (const id of [kept, empty]) await addHouse(owner, { id, name: 'Test Bowl' });
  await asked(owner, 'ALTER TABLE house.houses DROP COLUMN opens_by, DROP COLUMN lane_pin');
  await asked(owner, "DELETE FROM migrations WHERE name = '0011-lanes-shut'");
  await asked(owner, 'INSERT INTO house.lanes (house, origin, key_hash, numbers) VALUES ($1, $2, $3, $4)', [
    ...[kept, ONE.origin],
    ...['0'.repeat(64), [7]],
  ]);
  expect(await migrate(owner)).toEqual(['0011-lanes-shut']);
  expect(
    await asked(owner, 'SELECT id, opens_by AS opens FROM house.houses WHERE id = ANY ($1) ORDER BY id', [
      [kept, empty],
    ]),
  ).toEqual([
    { id: kept, opens: null },
    { id: empty, opens: 'desk' },
  ]);
});
