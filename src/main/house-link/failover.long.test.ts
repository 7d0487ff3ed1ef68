/**
 * A house that does not wait for its standby loses its last commits with its primary; the lanes deliver them
 * again.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chainOf } from '../../core/chain/chain.ts';
import { bodiesOf } from '../../core/chain/names.ts';
import type { Address } from '../../house/cluster/cluster.ts';
import { freePort } from '../../house/cluster/free-port.ts';
import { sha256 } from '../../house/db/hash.ts';
import { newKey } from '../../house/lanes/lane-key.ts';
import { asked } from '../../house/db/asked.ts';
import {
  NO_POWER_FAILS,
  operatedFolder,
  operatedHouse,
  removeOperated,
} from '../../house/operate/operated-house.testing.ts';
import { DATABASE } from '../../house/operate/prepare.ts';
import { Serving } from '../../house/operate/serving.ts';
import { HOUSE_SETTINGS } from '../../house/operate/settings.ts';
import { becomeStandby, inviteStandby, promote } from '../../house/operate/standby.ts';
import { HOUSE } from '../../house/testing/database.testing.ts';
import { until } from './testing/house.testing.ts';
import { LinkedLane } from './testing/linked-lane.testing.ts';

/** Each lane bowls a game whose commits never reach the standby. */
const LANES = [1, 2, 3];

async function pairedLane(owner: Address, address: string, number: number): Promise<LinkedLane> {
  const lane = await LinkedLane.of({ lanes: () => [number] });
  const key = newKey();
  await asked(owner, 'INSERT INTO house.lanes (house, origin, key_hash, numbers) VALUES ($1, $2, $3, $4)', [
    ...[HOUSE.id, lane.lane.origin, sha256(key)],
    [number],
  ]);
  lane.pairing = { address, house: HOUSE.id, name: HOUSE.name, key, authority: null };
  lane.link.begin();
  return lane;
}

/** The checksums of these games' facts, in order, as the lane has them. */
async function atLane({ lane }: LinkedLane, ids: readonly string[]): Promise<readonly string[]> {
  const games = ids.toSorted().map(async (id) => {
    const { record } = await lane.folder.read(id);
    if (record === null) expect.fail(`${id} is not saved`);
    return chainOf(sha256, { origin: lane.origin, id }, bodiesOf(record.game)).map(
      (chain) => `${id} ${chain}`,
    );
  });
  return (await Promise.all(games)).flat();
}

async function inHouse(owner: Address, { lane }: LinkedLane): Promise<readonly string[]> {
  const sql = 'SELECT game, chain FROM house.facts WHERE origin = $1 ORDER BY game, generation';
  const rows = await asked<{ game: string; chain: string }>(owner, sql, [lane.origin]);
  return rows.map(({ game, chain }) => `${game} ${chain}`);
}

test('after a failover to a standby that was behind, the lanes refill the house without losing or doubling anything', async () => {
  const place = operatedFolder();
  const { cluster: primary, service } = await operatedHouse(place, 'primary');
  const wish = { from: '127.0.0.1/32', host: '127.0.0.1', tls: null };
  const invitation = await inviteStandby(primary.address(), primary.data, wish);
  const folder = join(place.folder, 'standby');
  mkdirSync(folder, { mode: 0o755 });
  const settings = { ...HOUSE_SETTINGS, ...NO_POWER_FAILS };
  const standby = await becomeStandby({ folder, postgres: place.postgres, settings }, invitation);
  const [old, next] = [primary.address(DATABASE), standby.address(DATABASE)];
  const serving = new Serving(
    {
      ...{ databases: [service, { ...service, port: standby.port }], house: HOUSE.id },
      ...{ listen: { host: '127.0.0.1', port: await freePort() }, names: [], page: null, https: null },
    },
    () => undefined,
  );
  onTestFinished(async () => {
    await serving.end();
    await standby.kill();
    await primary.kill();
    removeOperated(place.folder);
  });
  const url = await serving.begin();

  const lanes = await Promise.all(LANES.map((number) => pairedLane(old, url, number)));
  const games = new Map<LinkedLane, string[]>(lanes.map((lane) => [lane, []]));
  const bowl = async (...names: readonly string[]): Promise<void> => {
    for (const lane of lanes) games.get(lane)?.push(await lane.begins(...names));
    for (const lane of lanes) await lane.bowls(3, 4, 10);
    for (const lane of lanes) await lane.delivered();
  };
  await bowl('ANNA');
  for (const lane of lanes) await expect.poll(() => inHouse(next, lane)).toHaveLength(4);

  // From here on the standby receives nothing, and the primary acknowledges everything.
  await standby.kill();
  await Promise.all(lanes.map((lane) => lane.bowls(2, 5)));
  for (const lane of lanes) await lane.does({ kind: 'undo' }, { kind: 'stop' });
  await bowl('BEN');
  const [deleting = expect.fail()] = lanes;
  const [first = '', ...others] = games.get(deleting) ?? [];
  expect(await deleting.lane.games.remove({ kind: 'game', gameId: first })).toMatchObject({ ok: true });
  games.set(deleting, others);
  await until(async () => !(await inHouse(old, deleting)).some((fact) => fact.startsWith(first)));
  for (const lane of lanes) await lane.delivered();
  await primary.kill();

  await standby.begin();
  for (const lane of lanes) await expect.poll(() => inHouse(next, lane).catch(() => [])).toHaveLength(4);
  await promote(standby.address());
  for (const lane of lanes) await lane.bowls(1);
  for (const lane of lanes) {
    const wanted = await atLane(lane, games.get(lane) ?? []);
    // The deleted game goes again as well: the standby had it.
    await expect.poll(() => inHouse(next, lane)).toEqual(wanted);
    await lane.delivered();
    expect(await inHouse(next, lane)).toEqual(wanted);
  }
  expect(await asked(next, 'SELECT FROM house.forks UNION ALL SELECT FROM house.aside')).toEqual([]);
});
