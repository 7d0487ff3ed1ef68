import { expect, onTestFinished, test } from 'vitest';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import { databaseOfTests } from '../../house/testing/database.testing.ts';
import { Hearing } from '../../house/testing/hearing.testing.ts';
import { RunningHouse, until } from './testing/house.testing.ts';
import { LinkedLane, SHORT_PAUSES } from './testing/linked-lane.testing.ts';
import { Relay } from './testing/relay.testing.ts';

const database = databaseOfTests();

interface Seen extends Record<string, unknown> {
  readonly seen: Date;
  readonly isOffline: boolean;
}

async function seen(house: RunningHouse, origin: string): Promise<Seen> {
  const [lane] = await house.ask<Seen>(
    'SELECT seen, offline_since IS NOT NULL AS "isOffline" FROM house.lanes WHERE origin = $1',
    [origin],
  );
  return lane ?? expect.fail('the house knows the lane');
}

test('a lane without power or cable is offline at the front desk, although its socket stays open', async () => {
  const house = await RunningHouse.begin(database(), null, { every: 20, silent: 300 });
  const relay = await Relay.to(house.at);
  const lane = await LinkedLane.of({ pauses: { ...SHORT_PAUSES, beat: 20 } });
  const { origin } = lane.lane;
  lane.pairing = { ...(await house.pairing(origin, [7])), address: relay.at };
  // A lane of the version before gives no sign of life.
  const old = 'b'.repeat(24);
  const { key } = await house.pairing(old, [8]);
  const hearing = await Hearing.of(relay.at + LANE_ROUTES.stream, { authorization: `Bearer ${key}` });
  onTestFinished(() => hearing.leave());
  lane.link.begin();
  await lane.delivered();
  const { seen: before } = await seen(house, origin);
  await until(async () => (await seen(house, origin)).seen > before);
  relay.isSilent = true;
  await until(async () => (await seen(house, origin)).isOffline);
  expect(await seen(house, old)).toMatchObject({ isOffline: false });
  relay.isSilent = false;
  relay.cut();
  await until(async () => !(await seen(house, origin)).isOffline);
});
