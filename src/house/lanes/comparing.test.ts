import { beforeAll, expect, test } from 'vitest';
import { headsDigest, idsDigest } from '../../core/chain/digests.ts';
import { PROTOCOL, type Compare, type Compared, type Head } from '../../house-contract/deliveries.ts';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import { sha256 } from '../db/hash.ts';
import { withLane, type Queries } from '../db/transactions.ts';
import type { Service } from '../service/service.ts';
import { asked } from '../db/asked.ts';
import { HOUSE, type TestDatabase } from '../testing/database.testing.ts';
import { knownLane, MONTH, pins, type TestLane } from '../testing/lane.testing.ts';
import { laneServiceOfTests } from '../testing/lane-service.testing.ts';
import { compared } from './comparing.ts';

const house = laneServiceOfTests();
const database = (): TestDatabase => house().database;
let service: Service;
let lane: TestLane;
beforeAll(() => {
  ({ service, lane } = house());
});

const NOTHING = idsDigest(sha256, []);

async function compares(
  games: readonly Head[],
  months: readonly { readonly month: string; readonly digest: string }[] = [],
): Promise<Compared> {
  return lane.asks(service, 'compare', { games, months, deleted: NOTHING, erased: NOTHING });
}

test('the house answers for each game what it lacks, or that it has more', async () => {
  const [whole, half, unknown, old] = [
    'g000001-0a1b2c',
    'g000002-0a1b2c',
    'g000003-0a1b2c',
    'g000004-0a1b2c',
  ].map((id) => lane.bowled(id, [pins(3), pins(4)]));
  if (whole === undefined || half === undefined || unknown === undefined || old === undefined)
    expect.fail('four games');
  const more = lane.after(old, [pins(10)]);
  await lane.delivers(service, lane.part(whole), lane.part(half, 0, 1), lane.part(more));
  const fork = lane.after(old, [pins(9)]);
  const heads = [whole, half, unknown, old].map((game) => lane.head(game));
  const renamed = { ...lane.head(whole), names: 'a'.repeat(64) };
  expect((await compares([...heads, lane.head(fork), renamed])).games).toEqual([
    { game: whole.id, state: 'same', generation: 2 },
    { game: half.id, state: 'missing', generation: 1 },
    { game: unknown.id, state: 'missing', generation: -1 },
    { game: old.id, state: 'more', generation: 3 },
    { game: old.id, state: 'fork', generation: 3 },
    { game: whole.id, state: 'names', generation: 2 },
  ]);
});

test('only months and lists whose digests differ are asked for', async () => {
  const other = await knownLane(database(), 8);
  const games = ['g000001-0a1b2c', 'g000002-0a1b2c'].map((id) => other.bowled(id, [pins(3)]));
  await other.delivers(service, ...games.map((game) => other.part(game)));
  const heads = games.map((game) => other.head(game));
  const months = [
    { month: MONTH, digest: headsDigest(sha256, heads) },
    { month: '2026-10', digest: headsDigest(sha256, []) },
    { month: '2026-09', digest: headsDigest(sha256, heads) },
  ];
  await other.asks(service, 'deletions', { games: ['g000009-0a1b2c'] });
  const answer = await other.asks<Compared>(service, 'compare', {
    ...{ games: [], months, erased: NOTHING },
    deleted: idsDigest(sha256, ['g000009-0a1b2c']),
  });
  expect(answer).toEqual({ games: [], months: ['2026-09'], deleted: false, erased: false });
  expect(await compares([], [{ month: MONTH, digest: headsDigest(sha256, heads) }])).toMatchObject({
    months: [MONTH],
  });
});

test('comparing reads the heads of one month at a time, and of names only their digests', async () => {
  const other = await knownLane(database(), 9);
  const games = ['g000001-0a1b2c', 'g000002-0a1b2c', 'g000003-0a1b2c'].map((id) => other.bowled(id, []));
  const parts = games.map((game, place) => ({
    ...other.part(game),
    month: place === 0 ? '2026-10' : MONTH,
  }));
  await other.delivers(service, ...parts);
  const months = ['2026-09', '2026-10', MONTH].map((month) => ({ month, digest: 'a'.repeat(64) }));
  const asks: Compare = {
    ...{ games: games.map((game) => other.head(game)), months },
    ...{ deleted: NOTHING, erased: NOTHING },
  };
  const columns = new Set<string>();
  const monthsRead: number[] = [];
  const lane = { house: HOUSE.id, origin: other.origin };
  const answer = await withLane(database().pool, lane, (queries) =>
    compared(watched(queries, { columns, monthsRead }), lane, asks),
  );
  expect(answer.months).toEqual(months.map(({ month }) => month));
  expect(answer.games.map(({ state }) => state)).toEqual(['same', 'same', 'same']);
  expect(monthsRead).toEqual([0, 1, 2]);
  expect(columns).toContain('digest');
  expect(columns).not.toContain('entries');
});

/** Notes which columns each query returned, and the rows of each query about a month. */
function watched(
  queries: Queries,
  { columns, monthsRead }: { readonly columns: Set<string>; readonly monthsRead: number[] },
): Queries {
  return new Proxy(queries, {
    get: () => async (text: string, values: unknown[]) => {
      const answer = await queries.query(text, values);
      for (const { name } of answer.fields) columns.add(name);
      if (text.includes('games.month')) monthsRead.push(answer.rows.length);
      return answer;
    },
  });
}

test('a house that was restored from an old copy is filled again by its lane', async () => {
  const game = lane.bowled('g000010-0a1b2c', [pins(3), pins(4), pins(10)]);
  await lane.delivers(service, lane.part(game));
  const { owner } = database();
  await asked(owner, "DELETE FROM house.facts WHERE game = 'g000010-0a1b2c' AND generation > 1");
  await asked(
    owner,
    `UPDATE house.games SET generation = 1, chain = facts.chain FROM house.facts
     WHERE games.game = 'g000010-0a1b2c' AND facts.game = games.game AND facts.generation = 1`,
  );
  const { games } = await compares([lane.head(game)]);
  expect(games).toEqual([{ game: game.id, state: 'missing', generation: 1 }]);
  expect(await lane.delivers(service, lane.part(game, 2))).toEqual([{ state: 'kept', generation: 3 }]);
  expect((await compares([lane.head(game)])).games).toEqual([
    { game: game.id, state: 'same', generation: 3 },
  ]);
});

test('a lane pairs with a code once, and its key holds until it pairs again', async () => {
  const code = 'AB12-CD34';
  const origin = 'c0'.repeat(12);
  const make = (): Promise<unknown> =>
    asked(
      database().owner,
      `INSERT INTO house.pairing_codes (code_hash, house, ends) VALUES ($1, $2, now() + interval '10 min')
       ON CONFLICT (code_hash) DO UPDATE SET origin = NULL`,
      [sha256(code), HOUSE.id],
    );
  const pair = async (): Promise<Awaited<ReturnType<Service['inject']>>> =>
    service.inject({ method: 'POST', url: LANE_ROUTES.pair, payload: { code, origin, lanes: [7, 8] } });
  const hello = async (key: string): Promise<number> => {
    const headers = { authorization: `Bearer ${key}` };
    const payload = { protocol: PROTOCOL, program: '0.1.0', lanes: [7, 8] };
    return (await service.inject({ method: 'POST', url: LANE_ROUTES.hello, headers, payload })).statusCode;
  };
  expect((await pair()).json()).toEqual({ code: 'unknown-code' });
  await make();
  const { key, ...about } = (await pair()).json<{ key: string }>();
  expect(about).toEqual({ house: HOUSE.id, name: HOUSE.name, authority: null });
  expect((await pair()).statusCode).toBe(403);
  expect(await hello(key)).toBe(200);
  await make();
  const again = (await pair()).json<{ key: string }>();
  expect([await hello(key), await hello(again.key)]).toEqual([401, 200]);
});

test('a lane of a protocol that is too new or too old is told so', async () => {
  const hello = { protocol: PROTOCOL + 1, program: '9.0.0', lanes: [7] };
  expect(await lane.asks(service, 'hello', hello)).toEqual({ code: 'protocol' });
});
