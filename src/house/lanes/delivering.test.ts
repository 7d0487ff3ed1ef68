import { beforeAll, expect, test } from 'vitest';
import type { Part } from '../../house-contract/deliveries.ts';
import { withLane } from '../db/transactions.ts';
import { KeptGames } from '../games/kept-games.ts';
import type { Service } from '../service/service.ts';
import { asked } from '../db/asked.ts';
import { endedOrWaits, HOUSE, type TestDatabase } from '../testing/database.testing.ts';
import { knownLane, pins, type BowledGame, type TestLane } from '../testing/lane.testing.ts';
import { laneServiceOfTests } from '../testing/lane-service.testing.ts';
import { Delivering } from './delivering.ts';

const house = laneServiceOfTests();
const database = (): TestDatabase => house().database;
let service: Service;
let lane: TestLane;
beforeAll(() => {
  ({ service, lane } = house());
});

/** The stored facts of a game, branch by branch. */
async function kept(game: string): Promise<unknown> {
  const rows = await asked<{ place: string; generations: string }>(
    database().owner,
    `SELECT place, string_agg(generation::text, ' ' ORDER BY generation) AS generations FROM (
       SELECT 'first' AS place, game, generation FROM house.facts
       UNION ALL SELECT 'fork ' || branch, game, generation FROM house.fork_facts
       UNION ALL SELECT 'aside: ' || reason, game, generation FROM house.aside) AS kept
     WHERE game = $1 GROUP BY place ORDER BY place`,
    [game],
  );
  return Object.fromEntries(rows.map(({ place, generations }) => [place, generations]));
}

async function delivers(...parts: readonly Part[]): Promise<readonly string[]> {
  const answers = await lane.delivers(service, ...parts);
  return answers.map(({ state, generation }) => `${state} ${String(generation)}`);
}

const games = { count: 0 };
function begun(balls: readonly number[]): BowledGame {
  games.count += 1;
  return lane.bowled(`g${String(games.count).padStart(6, '0')}-0a1b2c`, balls.map(pins));
}

test('a game arrives ball by ball, and a repeated part changes nothing', async () => {
  const game = begun([3, 4, 10]);
  expect(await delivers(lane.part(game, 0, 1))).toEqual(['kept 1']);
  expect(await delivers(lane.part(game, 2, 2), lane.part(game, 3))).toEqual(['kept 2', 'kept 3']);
  expect(await delivers(lane.part(game), lane.part(game, 2))).toEqual(['kept 3', 'kept 3']);
  expect(await kept(game.id)).toEqual({ first: '0 1 2 3' });
});

test('a part that arrives too early is a gap, and the lane resends from before it', async () => {
  const game = begun([3, 4, 10]);
  expect(await delivers(lane.part(game, 2))).toEqual(['gap -1']);
  expect(await delivers(lane.part(game, 0, 1))).toEqual(['kept 1']);
  expect(await delivers(lane.part(game, 3))).toEqual(['gap 1']);
  expect(await kept(game.id)).toEqual({ first: '0 1' });
});

test('a fact with a wrong checksum is not kept, nor is what follows it', async () => {
  const game = begun([3, 4, 10]);
  const part = lane.part(game);
  const facts = part.facts.map((fact, generation) =>
    generation === 2 ? { ...fact, body: fact.body.replace('"pins":4', '"pins":5') } : fact,
  );
  expect(await delivers({ ...part, facts })).toEqual(['gap 1']);
  expect(await kept(game.id)).toEqual({ first: '0 1' });
});

test('where a lane restored from an old copy bowls on, both branches are kept and the first one counts', async () => {
  const game = begun([3, 4]);
  const first = lane.after(game, [pins(10), pins(9)]);
  const second = lane.after(game, [pins(7)]);
  await delivers(lane.part(first));
  expect(await delivers(lane.part(second, 3))).toEqual(['fork 2']);
  expect(await delivers({ ...lane.part(second, 3), fork: true })).toEqual(['kept 3']);
  const further = lane.after(second, [pins(2), pins(5)]);
  expect(await delivers(lane.part(further, 4))).toEqual(['kept 5']);
  expect(await delivers({ ...lane.part(further), fork: true })).toEqual(['kept 5']);
  expect(await kept(game.id)).toEqual({ first: '0 1 2 3 4', 'fork 1': '3 4 5' });
});

test('a third branch that leaves the second one is kept whole', async () => {
  const game = begun([3, 4]);
  await delivers(lane.part(lane.after(game, [pins(10)])));
  const second = lane.after(game, [pins(7), pins(1)]);
  await delivers({ ...lane.part(second), fork: true });
  const third = lane.after(lane.after(game, [pins(7)]), [pins(2)]);
  expect(await delivers(lane.part(third, 4))).toEqual(['fork 3']);
  expect(await delivers({ ...lane.part(third, 4), fork: true })).toEqual(['kept 4']);
  expect(await kept(game.id)).toEqual({ first: '0 1 2 3', 'fork 1': '3 4', 'fork 2': '3 4' });
});

test('an event that the rules refuse is kept aside with the reason, and so is what follows it', async () => {
  const game = begun([3, 4]);
  const bent = game.game.events.map((event) =>
    event.type === 'ballRolled' ? { ...event, roll: { kind: 'pins' as const, pins: 9 as const } } : event,
  );
  const refused = { ...game, game: { ...game.game, events: bent } };
  expect(await delivers(lane.part(refused))).toEqual(['aside 2']);
  expect(await kept(game.id)).toEqual({ first: '0 1', 'aside: too-many-pins': '2' });
  const [last] = bent;
  if (last === undefined) expect.fail('two balls');
  const further = { ...game, game: { ...game.game, events: [...bent, last] } };
  expect(await delivers(lane.part(further, 3))).toEqual(['aside 3']);
  expect(await delivers(lane.part(further))).toEqual(['aside 3']);
  expect(await kept(game.id)).toEqual({
    first: '0 1',
    'aside: follows-refused': '3',
    'aside: too-many-pins': '2',
  });
  const compared = await lane.asks<{ games: unknown[] }>(service, 'compare', {
    ...{ games: [lane.head(further)], months: [], deleted: '0'.repeat(64), erased: '0'.repeat(64) },
  });
  expect(compared.games).toEqual([{ game: game.id, state: 'same', generation: 3 }]);
});

test('a lane cannot deliver another lane’s game', async () => {
  const game = begun([3]);
  const other = await knownLane(database(), 8);
  const part = lane.part(game);
  expect(await other.delivers(service, part)).toEqual([{ state: 'not-yours', generation: -1 }]);
  await delivers(part);
  expect(await other.delivers(service, lane.part(game, 1))).toEqual([{ state: 'gap', generation: -1 }]);
  const rows = await asked(database().owner, 'SELECT FROM house.facts WHERE origin = $1', [other.origin]);
  expect(rows).toEqual([]);
});

test('two requests with the same facts at once keep them once', async () => {
  const game = begun([3, 4, 10, 9]);
  const parts = Array.from({ length: 6 }, (_none, index) => lane.part(game, index % 2));
  await Promise.all(parts.map((part) => delivers(part)));
  await delivers(lane.part(game));
  expect(await kept(game.id)).toEqual({ first: '0 1 2 3 4' });
});

test('a deleted game leaves nothing, and does not come back from an old copy of the lane', async () => {
  const game = begun([3, 4]);
  await delivers(lane.part(game));
  expect(await lane.asks(service, 'deletions', { games: [game.id] })).toEqual({});
  expect(await kept(game.id)).toEqual({});
  expect(await delivers(lane.part(game))).toEqual(['kept 2']);
  expect(await kept(game.id)).toEqual({});
});

test('a repeated old delivery does not restore older names', async () => {
  const game = begun([3, 4]);
  const before = lane.part(game);
  await delivers(before);
  const renamed = lane.after(game, [
    { kind: 'rename', player: 1, name: 'CARLA', somebodyElse: true },
    pins(10),
  ]);
  const now = lane.part(renamed, 3);
  await delivers(now);
  expect(await delivers(before)).toEqual(['kept 2']);
  const [kept] = await asked<{ digest: string }>(
    database().owner,
    'SELECT digest FROM house.game_names WHERE game = $1',
    [game.id],
  );
  expect(kept?.digest).toBe(now.names?.digest);
});

test('names that a lane no longer keeps stay in the house, but an erased bowler leaves the games of every lane', async () => {
  const game = begun([3]);
  await delivers(lane.part(game));
  const part = lane.part(game, 2);
  const entries = (part.names?.entries ?? []).map(({ path, value }) => ({
    path,
    value: path.endsWith('.name') ? '—' : value,
  }));
  await delivers({ ...part, names: { digest: 'd'.repeat(64), entries } });
  const names = async (): Promise<unknown> =>
    (
      await asked<{ names: string[] }>(
        database().owner,
        `SELECT ARRAY(SELECT value ->> 'value' FROM jsonb_array_elements(entries)
           WHERE value ->> 'path' LIKE '%.name') AS names FROM house.game_names WHERE game = $1`,
        [game.id],
      )
    )[0]?.names;
  expect(await names()).toEqual(['ANNA', 'BEN']);
  const bowler = game.game.setup.players[0]?.bowler ?? '';
  const other = await knownLane(database(), 9);
  expect(await other.asks(service, 'erasures', { bowlers: [bowler] })).toEqual({});
  expect(await names()).toEqual(['—', 'BEN']);
  const left = await asked(database().owner, 'SELECT FROM house.game_names WHERE entries::text LIKE $1', [
    `%${bowler}%`,
  ]);
  expect(left).toEqual([]);
});

test('a deletion waits for a running delivery, and then the game is gone', async () => {
  const game = begun([3]);
  const { pool } = database();
  const own = { house: HOUSE.id, origin: lane.origin };
  let deletion: Promise<unknown> = Promise.resolve();
  await withLane(pool, own, async (queries) => {
    await new Delivering(queries, own, new KeptGames()).take({ parts: [lane.part(game)] });
    deletion = lane.asks(service, 'deletions', { games: [game.id] });
    await endedOrWaits(database(), deletion);
  });
  expect(await deletion).toEqual({});
  expect(await kept(game.id)).toEqual({});
});
