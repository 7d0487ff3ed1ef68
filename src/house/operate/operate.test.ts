import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Address, Cluster } from '../cluster/cluster.ts';
import { freePort } from '../cluster/free-port.ts';
import { HOUSE } from '../testing/database.testing.ts';
import { knownLane, pins, type BowledGame, type TestLane } from '../testing/lane.testing.ts';
import { Archive, backUp } from './archive.ts';
import { asked } from '../db/asked.ts';
import {
  NO_POWER_FAILS,
  operatedFolder,
  operatedHouse,
  removeOperated,
  serviceOn,
  until,
} from './operated-house.testing.ts';
import { DATABASE } from './prepare.ts';
import { primaryOf } from './primary.ts';
import { restore } from './restore.ts';
import { Serving } from './serving.ts';
import { archiveCommand, HOUSE_SETTINGS } from './settings.ts';
import { becomeStandby, inviteStandby, promote, setSynchronous } from './standby.ts';

const place = operatedFolder();
let primary: Cluster;
let standby: Cluster;
let databases: readonly [Address, Address];
let lane: TestLane;

beforeAll(async () => {
  const house = await operatedHouse(place, 'primary');
  primary = house.cluster;
  lane = await knownLane({ owner: primary.address(DATABASE) }, 4);
  const wish = { from: '127.0.0.1/32', host: '127.0.0.1', tls: null };
  const invitation = await inviteStandby(primary.address(), primary.data, wish);
  const folder = join(place.folder, 'standby');
  mkdirSync(folder, { mode: 0o755 });
  const settings = { ...HOUSE_SETTINGS, ...NO_POWER_FAILS };
  standby = await becomeStandby({ folder, postgres: place.postgres, settings }, invitation);
  databases = [house.service, { ...house.service, port: standby.port }];
});
afterAll(async () => {
  await standby.kill();
  await primary.kill();
  removeOperated(place.folder);
});

async function gamesOn(database: Address): Promise<readonly string[]> {
  const rows = await asked<{ game: string }>(database, 'SELECT game FROM house.games ORDER BY game');
  return rows.map(({ game }) => game);
}

async function delivered(game: BowledGame): Promise<void> {
  const house = await serviceOn((await primaryOf(databases)) ?? databases[0]);
  expect((await lane.delivers(house.service, lane.part(game)))[0]?.state).toBe('kept');
  await house.end();
}

test('a standby receives everything and refuses writes', async () => {
  await delivered(lane.bowled('20261121-first', [pins(3), pins(4)]));
  await until(async () => (await gamesOn(databases[1])).length === 1);
  await expect(asked(databases[1], 'DELETE FROM house.waiting')).rejects.toThrow('read-only transaction');
  expect(await primaryOf(databases)).toBe(databases[0]);
});

test('another PC restores the house to a time, with everything before it and nothing after', async () => {
  const archive = new Archive(join(place.folder, 'backups'));
  await backUp(primary.address(), archive, 1);
  const [then] = await asked<{ now: Date }>(databases[0], 'SELECT clock_timestamp() AS now');
  // Waits, because the time's milliseconds are cut off.
  await pause(20);
  await delivered(lane.bowled('20261121-later', [pins(8)]));
  // A WAL segment is archived only once it is full.
  await archive.begin(primary.address());
  const folder = join(place.folder, 'other-pc');
  mkdirSync(folder, { mode: 0o755 });
  const settings = { ...HOUSE_SETTINGS, ...NO_POWER_FAILS };
  const to = new Date((then?.now.getTime() ?? 0) + 10);
  const { cluster, before } = await restore({ folder, postgres: place.postgres, settings }, archive, to);
  expect(before).toBeNull();
  expect(await gamesOn({ ...databases[0], port: cluster.port })).toEqual(['20261121-first']);
  expect(await gamesOn(databases[0])).toEqual(['20261121-first', '20261121-later']);
  await cluster.kill();
});

test('a backup folder that PostgreSQL cannot write into is refused, and it goes on archiving as before', async () => {
  const owner = primary.address();
  const command = await archiveCommand(owner);
  const archive = new Archive(join(place.folder, 'unwritable'));
  // What another database archived under the same name may not be written over.
  mkdirSync(archive.wal, { recursive: true });
  const [row] = await asked<{ name: string }>(owner, 'SELECT pg_walfile_name(pg_current_wal_lsn()) AS name');
  writeFileSync(join(archive.wal, row?.name ?? ''), 'of another database');
  await expect(backUp(owner, archive, 1)).rejects.toThrow('cannot write into the backup folder');
  expect(await archiveCommand(owner)).toBe(command);
});

test('after the loss of the primary the promoted standby has all that a synchronous house acknowledged, and services follow it', async () => {
  const said: string[] = [];
  const serving = new Serving(
    {
      databases: [...databases],
      house: HOUSE.id,
      listen: { host: '127.0.0.1', port: await freePort() },
      ...{ names: [], page: null, https: null },
    },
    (line) => said.push(line),
  );
  const url = await serving.begin();
  await setSynchronous(primary.address(), true);
  const second = lane.bowled('20261121-second', [pins(10)]);
  await delivered(second);
  await primary.kill();

  expect(await primaryOf(databases)).toBeNull();
  // The processes of a killed server end a moment later.
  await expect.poll(async () => (await fetch(`${url}/health`)).status).toBe(503);
  await promote(standby.address());
  expect(await gamesOn(databases[1])).toEqual(['20261121-first', '20261121-later', second.id]);
  await until(async () => (await fetch(`${url}/health`).catch(() => null))?.status === 200);
  await delivered(lane.bowled('20261121-third', [pins(9)]));
  expect((await gamesOn(databases[1])).length).toBe(4);
  expect(said.join()).toContain(`127.0.0.1:${String(standby.port)} takes the writes now`);

  // The old primary comes back and takes writes too, but nobody writes to it.
  await primary.begin();
  expect(await primaryOf(databases)).toBe(databases[1]);
  await serving.end();
});
