import { expect, test } from 'vitest';
import { databaseOfTests } from '../../house/testing/database.testing.ts';
import { RunningHouse, until } from './testing/house.testing.ts';
import { LinkedLane, SHORT_PAUSES } from './testing/linked-lane.testing.ts';

const database = databaseOfTests();

test('a game is delivered ball by ball, and the lane hears that nothing is left to deliver', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house);
  await lane.delivered();
  const id = await lane.begins('ANNA', 'BEN');
  await until(async () => (await house.facts(lane.lane.origin))[id] === 1);
  for (const [index, pins] of [3, 4, 10, 5].entries()) {
    await lane.bowls(pins);
    await until(async () => (await house.facts(lane.lane.origin))[id] === index + 2);
    // As the console's sign shows it.
    await until(() => {
      const told = lane.statuses.at(-1);
      return told?.kind === 'connected' && told.toDeliver === 0;
    });
  }
  expect(lane.logged).toEqual([]);
});

test('the sign does not change for balls that are delivered at once', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house, { pauses: { ...SHORT_PAUSES, sign: 600_000 } });
  await lane.delivered();
  const told = lane.statuses.length;
  await lane.begins('ANNA');
  for (const pins of [3, 4, 10]) {
    await lane.bowls(pins);
    await lane.delivered();
  }
  expect(lane.statuses.slice(told)).toEqual([]);
});

test('what was bowled during an outage of the house is delivered afterwards', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house);
  await lane.delivered();
  const first = await lane.begins('ANNA');
  await lane.bowls(3, 4);
  await lane.delivered();
  await house.end();
  await lane.offline();
  await lane.bowlsToTheEnd();
  const second = await lane.begins('ANNA');
  await lane.bowlsToTheEnd();
  await lane.lane.games.tidy();
  expect(lane.link.status).toMatchObject({ kind: 'offline', toDeliver: 2 });
  await house.begin();
  await lane.delivered();
  const ids = [first, second];
  expect(await house.facts(lane.lane.origin)).toEqual(await lane.facts(ids));
  expect(lane.logged).toEqual([]);
});
