import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolOf } from '../db/pool.ts';
import { laneRoutes } from '../lanes/routes.ts';
import { Service } from '../service/service.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownLane, pins, type TestLane } from '../testing/lane.testing.ts';
import { Deriver } from './deriver.ts';
import { deriveChanged } from './deriving.ts';
import { rebuild } from './rebuild.ts';

const database = databaseOfTests();
let service: Service;
let lane: TestLane;
beforeAll(async () => {
  const { pool } = database();
  const rooms = [laneRoutes({ pool, authority: null })];
  service = await Service.of({ pool, https: null, rooms, log: () => undefined });
  lane = await knownLane(database(), 7);
});
afterAll(() => service.close());

/** All derived rows. */
async function tables(): Promise<readonly (readonly unknown[])[]> {
  const all: (readonly unknown[])[] = [];
  for (const table of ['games', 'lines', 'frames', 'bowlers'])
    all.push(await asked(database().owner, `SELECT * FROM derived.${table} AS one ORDER BY one::text`));
  return all;
}

const derive = (): Promise<number> => deriveChanged(database().pool, HOUSE.id);

test('tables derived ball by ball equal those of a rebuild', async () => {
  let game = lane.bowled('g000001-0a1b2c', []);
  await lane.delivers(service, lane.part(game));
  expect(await derive()).toBe(1);
  for (const ball of [10, 3, 7, 10, 9, 1, 8]) {
    const from = game.game.events.length + 1;
    game = lane.after(game, [pins(ball)]);
    await lane.delivers(service, lane.part(game, from));
    await derive();
  }
  await lane.delivers(service, lane.part(lane.bowled('g000002-0a1b2c', [pins(4)], ['민서'])));
  expect([await derive(), await derive()]).toEqual([1, 0]);
  const before = await tables();
  expect(before.map(({ length }) => length)).toEqual([2, 3, 30, 0]);
  expect(await rebuild(database().owner)).toBe(2);
  expect(await tables()).toEqual(before);
});

test('frames have their marks and running totals', async () => {
  const rows = await asked<{ marks: string; total: number | null }>(
    database().owner,
    `SELECT marks, total FROM derived.frames
     WHERE game = 'g000001-0a1b2c' AND place = 1 ORDER BY frame LIMIT 3`,
  );
  expect(rows).toEqual([
    { marks: 'X', total: 28 },
    { marks: 'X', total: null },
    { marks: '8', total: null },
  ]);
});

test('a new name, an erased bowler and a deleted game change the derived tables', async () => {
  const game = lane.bowled('g000003-0a1b2c', [pins(4)], ['CARLA']);
  await lane.delivers(service, lane.part(game));
  await derive();
  const names = async (): Promise<unknown> =>
    (
      await asked<{ name: string }>(
        database().owner,
        `SELECT name FROM derived.lines WHERE game = 'g000003-0a1b2c'`,
      )
    ).map(({ name }) => name);
  expect(await names()).toEqual(['CARLA']);
  await lane.asks(service, 'erasures', { bowlers: [game.game.setup.players[0]?.bowler] });
  await derive();
  expect(await names()).toEqual(['—']);
  await lane.asks(service, 'deletions', { games: [game.id] });
  expect(await names()).toEqual([]);
});

test('a game with an impossible time holds up no other game', async () => {
  const times = ['2026-99-99T99:99:99.999Z', '0000-01-01T00:00:00.000Z', '-005000-01-01T00:00:00.000Z'];
  for (const [place, startedAt] of times.entries()) {
    const { id, game } = lane.bowled(`g00001${String(place)}-0a1b2c`, []);
    await lane.delivers(service, lane.part({ id, game: { ...game, setup: { ...game.setup, startedAt } } }));
  }
  await lane.delivers(service, lane.part(lane.bowled('g000019-0a1b2c', [pins(4)])));
  expect(await derive()).toBe(times.length + 1);
  const days = await asked(
    database().owner,
    `SELECT game FROM derived.games WHERE game LIKE 'g00001%' AND started > now() - interval '1 day'`,
  );
  expect(days).toHaveLength(times.length);
});

test('a game that cannot be computed, or not be written, is marked with the reason and holds up no other game', async () => {
  const { owner } = database();
  const [lost, bent, wide, good] = [
    'g000031-0a1b2c',
    'g000032-0a1b2c',
    'g000033-0a1b2c',
    'g000034-0a1b2c',
  ] as const;
  const all = [lost, bent, wide, good];
  for (const id of all) await lane.delivers(service, lane.part(lane.bowled(id, [pins(4)], ['민서'])));
  // A damaged database: a game without facts, names that are not a list, a table that refuses a game's rows.
  await asked(owner, 'DELETE FROM house.facts WHERE game = $1', [lost]);
  await asked(owner, "UPDATE house.game_names SET entries = '{}' WHERE game = $1", [bent]);
  await asked(owner, `ALTER TABLE derived.frames ADD CONSTRAINT damaged CHECK (game <> '${wide}')`);
  expect([await derive(), await derive()]).toEqual([all.length, 0]);
  const rows = await asked<{ unread: string | null; lines: number }>(
    owner,
    `SELECT unread, (SELECT count(*)::int FROM derived.lines WHERE lines.game = games.game) AS lines
     FROM derived.games WHERE game = ANY ($1) ORDER BY game`,
    [all],
  );
  expect(rows).toEqual([
    { unread: 'no-facts', lines: 0 },
    { unread: expect.stringMatching(/^fault: TypeError: /u) as unknown, lines: 0 },
    { unread: 'database 23514', lines: 0 },
    { unread: null, lines: 1 },
  ]);
  await asked(owner, 'ALTER TABLE derived.frames DROP CONSTRAINT damaged');
});

test('an absent database is logged once, and deriving continues when it is back', async () => {
  const game = lane.bowled('g000041-0a1b2c', [pins(4)]);
  await lane.delivers(service, lane.part(game));
  const { port, host } = database().service;
  let tries = 0;
  let isAway = true;
  const cable = createServer((socket) => {
    tries += 1;
    socket.on('error', () => undefined);
    if (isAway) {
      socket.destroy();
      return;
    }
    const there = connect(port, host);
    there.on('error', () => undefined);
    socket.on('close', () => there.destroy());
    socket.pipe(there).pipe(socket);
  });
  cable.listen(0, '127.0.0.1');
  await once(cable, 'listening');
  const address = cable.address();
  if (address === null || typeof address === 'string') expect.fail('it listens on a port');
  const pool = poolOf({ ...database().service, host: '127.0.0.1', port: address.port });
  const said: string[] = [];
  const deriver = new Deriver(pool, HOUSE.id, (line) => said.push(line));
  deriver.begin();
  while (tries < 3) await pause(5);
  isAway = false;
  const isDerived = async (): Promise<boolean> =>
    (await asked(database().owner, 'SELECT FROM derived.games WHERE game = $1', [game.id])).length === 1;
  while (!(await isDerived())) await pause(20);
  await deriver.end();
  await pool.end();
  cable.close();
  expect(said).toHaveLength(1);
});
