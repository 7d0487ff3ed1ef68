import { afterAll, beforeAll, expect, test } from 'vitest';
import { laneRoutes } from '../lanes/routes.ts';
import { Service } from '../service/service.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownLane, pins, type TestLane } from '../testing/lane.testing.ts';
import { eventsOf, savedFacts } from './saved-facts.ts';

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

test('the new events of several games have their names and begin at each game’s generation', async () => {
  const { pool } = database();
  const { id: house } = HOUSE;
  const games = ['g000001-0a1b2c', 'g000002-0a1b2c', 'g000003-0a1b2c'];
  for (const id of games) {
    const begun = lane.bowled(id, [pins(3)]);
    await lane.delivers(
      service,
      lane.part(lane.after(begun, [{ kind: 'join', name: id.slice(0, 7), makesUp: true }, pins(4), pins(9)])),
    );
  }
  // Facts of an older save version can only be migrated together.
  await asked(database().owner, 'UPDATE house.facts SET save = save - 1 WHERE game = $1', [games[2]]);
  const { origin } = lane;
  const wanted = games.map((game, place) => ({ origin, game, from: place + 1 }));
  const whole = await Promise.all(games.map((game) => savedFacts(pool, { house, origin, game })));
  const expected = whole.map((game, place) => game?.events.slice(place));
  expect(JSON.stringify(expected)).toContain('g000002');
  expect(await eventsOf(pool, house, [...wanted, { origin, game: 'g000009-0a1b2c', from: 1 }])).toEqual([
    ...expected,
    null,
  ]);
});
