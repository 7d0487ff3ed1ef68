import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { HouseService } from '../service/house-service.ts';
import { rightsTable } from '../testing/access.testing.ts';
import { asked } from './asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { deskOf } from '../testing/desk.testing.ts';
import { knownLane, pins, type TestLane } from '../testing/lane.testing.ts';
import { LANE_ROLE, SERVICE_ROLE } from './migrate.ts';
import { withLane, withService, type Queries } from './transactions.ts';

const database = databaseOfTests();
let one: TestLane;
let other: TestLane;

/** Rows of two lanes in every table that can have rows of a lane. */
beforeAll(async () => {
  const { service, owner } = database();
  const house = await HouseService.begin({
    ...{ database: service, house: HOUSE.id, https: null, authority: null, hosts: [], page: null },
    log: () => undefined,
  });
  [one, other] = [await knownLane(database(), 1), await knownLane(database(), 2)];
  await deskOf(database(), house.service, 'manager');
  for (const lane of [one, other]) {
    const game = lane.bowled('g000001-0a1b2c', [pins(3)]);
    await lane.delivers(house.service, lane.part(lane.after(game, [pins(4)])));
    await lane.delivers(house.service, { ...lane.part(lane.after(game, [pins(5)]), 2), fork: true });
    await lane.asks(house.service, 'deletions', { games: ['g000009-0a1b2c'] });
    await lane.asks(house.service, 'erasures', { bowlers: ['e'.repeat(24)] });
    await asked(
      owner,
      `WITH state AS (INSERT INTO house.lane_states (house, origin, lane, state) VALUES ($1, $2, 1, '{}')),
         aside AS (INSERT INTO house.aside (house, origin, game, generation, chain, body, save, reason)
                   VALUES ($1, $2, 'g000002-0a1b2c', 0, repeat('0', 64), '{}', 9, 'content')),
         answers AS (INSERT INTO house.other_answers (house, origin, id, outcome) VALUES ($1, $2, $3, '{}'))
       INSERT INTO house.orders (house, id, origin, lane, author, seconds, body)
       VALUES ($1, $3, $2, 1, 'MIA', 60, '{}')`,
      [HOUSE.id, lane.origin, lane.origin],
    );
  }
  await house.end();
});

const TABLES = `SELECT nspname || '.' || relname AS name, pg_class.oid, relrowsecurity AS secured,
    EXISTS (SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'origin') AS origin
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE nspname IN ('house', 'derived') AND relkind IN ('r', 'p', 'v') AND NOT relispartition ORDER BY 1`;
const VERBS = { SELECT: 'read', INSERT: 'add', UPDATE: 'change', DELETE: 'delete' } as const;

interface Table {
  readonly name: string;
  readonly secured: boolean;
  readonly origin: boolean;
}

const tables = (): Promise<readonly Table[]> =>
  asked<{ name: string; secured: boolean; origin: boolean }>(database().owner, TABLES);

/** A role's rights on a table according to the catalogue; “some” where only some columns have the right. */
async function rights(role: string, { name }: Table): Promise<string> {
  const [schema = ''] = name.split('.');
  const [row] = await asked<Record<string, boolean>>(
    database().owner,
    `SELECT has_schema_privilege($1, $3, 'USAGE') AS usage, ${Object.keys(VERBS)
      .map(
        (verb) =>
          `has_table_privilege($1, $2, '${verb}') AS ${verb}, ${
            verb === 'DELETE' ? 'false' : `has_any_column_privilege($1, $2, '${verb}')`
          } AS ${verb}_some`,
      )
      .join(', ')}`,
    [role, name, schema],
  );
  if (row?.['usage'] !== true) return '';
  return Object.entries(VERBS)
    .flatMap(([verb, word]) => {
      if (row[verb.toLowerCase()] === true) return [word];
      return row[`${verb.toLowerCase()}_some`] === true ? [`${word} some`] : [];
    })
    .join(', ');
}

test('docs/security.md has the rights of each role on each table', async () => {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const rightsOf: [name: string, rights: string[]][] = [];
  for (const table of await tables())
    rightsOf.push([table.name, [await rights(SERVICE_ROLE, table), await rights(LANE_ROLE, table)]]);
  expect(document).toContain(rightsTable(['table', 'service', 'lane, its own rows'], rightsOf));
});

test('every table that a lane may read has a lane’s column and row-level security', async () => {
  for (const table of await tables()) {
    if ((await rights(LANE_ROLE, table)) === '') continue;
    expect([table.name, table.secured, table.origin]).toEqual([table.name, true, true]);
  }
});

test('no other role has rights, and partitions have none of their own', async () => {
  for (const table of await tables())
    expect([table.name, await rights('public', table)]).toEqual([table.name, '']);
  const partitions = await asked<{ name: string }>(
    database().owner,
    `SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = 'house' AND relispartition AND relkind = 'r'`,
  );
  expect(partitions).not.toEqual([]);
  for (const { name } of partitions)
    for (const role of [SERVICE_ROLE, LANE_ROLE, 'public'])
      expect(await rights(role, { name: `house.${name}`, secured: false, origin: true })).toBe('');
  const stranger = new pg.Client({ ...database().service, password: 'not the password' });
  stranger.on('error', () => undefined);
  await expect(stranger.connect()).rejects.toThrow('password authentication failed');
});

/** Runs a statement as the lane `one`. Returns the number of rows that it reached, or `denied`. */
async function reached(
  work: (queries: Queries) => Promise<{ readonly rowCount: number | null }>,
): Promise<unknown> {
  try {
    return await withLane(database().pool, { house: HOUSE.id, origin: one.origin }, async (queries) => {
      const { rowCount } = await work(queries);
      return rowCount;
    });
  } catch (fault) {
    return /permission denied|row-level security/u.test(String(fault)) ? 'denied' : String(fault);
  }
}

test('no statement of a lane reaches another lane’s row in any table', async () => {
  for (const { name, origin } of await tables()) {
    if (!origin) continue;
    const [theirs] = await asked<{ row: unknown }>(
      database().owner,
      `SELECT to_jsonb(one) AS row FROM ${name} AS one WHERE origin = $1 LIMIT 1`,
      [other.origin],
    );
    const columns = await asked<{ column: string }>(
      database().owner,
      `SELECT attname AS column FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [name],
    );
    const statements: readonly (readonly [string, readonly unknown[]])[] = [
      [`SELECT house FROM ${name} WHERE origin = $1`, [other.origin]],
      [`DELETE FROM ${name} WHERE origin = $1`, [other.origin]],
      ...columns.map(
        ({ column }) =>
          [`UPDATE ${name} SET "${column}" = "${column}" WHERE origin = $1`, [other.origin]] as const,
      ),
      ...(theirs === undefined
        ? []
        : [
            [
              `INSERT INTO ${name} SELECT * FROM jsonb_populate_record(null::${name}, $1)`,
              [JSON.stringify(theirs.row)],
            ] as const,
          ]),
    ];
    for (const [sql, values] of statements) {
      const found = await reached((queries) => queries.query(sql, [...values]));
      expect([sql, found === 0 ? 'denied' : found]).toEqual([sql, 'denied']);
    }
  }
});

test('a service cannot become the owner, and a lane reaches its own rows', async () => {
  expect(await reached((queries) => queries.query('SELECT house FROM house.facts'))).toBeGreaterThan(0);
  const owner = database().owner.user;
  for (const role of [owner, 'pg_read_all_data'])
    expect(await reached((queries) => queries.query(`SET LOCAL ROLE "${role}"`))).toBe('denied');
});

test('the service can add to the audit, but neither change nor delete its entries', async () => {
  for (const sql of [
    `UPDATE house.audit SET name = 'nobody'`,
    'DELETE FROM house.audit',
    'TRUNCATE house.audit',
    'ALTER TABLE house.audit DISABLE ROW LEVEL SECURITY',
    'DROP TABLE house.audit',
  ])
    await expect(
      withService(database().pool, (queries) => queries.query(sql)),
      sql,
    ).rejects.toThrow(/permission denied|must be owner/u);
  const rows = await asked(database().owner, `SELECT FROM house.audit WHERE what = 'sign-in'`);
  expect(rows).not.toEqual([]);
});
