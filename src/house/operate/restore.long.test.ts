import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cluster, ClusterOptions } from '../cluster/cluster.ts';
import { knownLane, pins, type BowledGame, type TestLane } from '../testing/lane.testing.ts';
import { Archive, backUp } from './archive.ts';
import { asked } from '../db/asked.ts';
import {
  NO_POWER_FAILS,
  operatedFolder,
  operatedHouse,
  removeOperated,
  serviceOn,
} from './operated-house.testing.ts';
import { DATABASE } from './prepare.ts';
import { restore } from './restore.ts';
import { HOUSE_SETTINGS, keepSettings } from './settings.ts';

const place = operatedFolder();
const archive = new Archive(join(place.folder, 'backups'));
let cluster: Cluster;
let service: Awaited<ReturnType<typeof operatedHouse>>['service'];
let lane: TestLane;
let first: BowledGame;

beforeAll(async () => {
  ({ cluster, service } = await operatedHouse(place, 'house'));
  lane = await knownLane({ owner: cluster.address(DATABASE) }, 4);
  first = lane.bowled('20261121-first', [pins(3), pins(4)]);
});
afterAll(async () => {
  await cluster.kill();
  removeOperated(place.folder);
});

function options(): ClusterOptions {
  const settings = { ...HOUSE_SETTINGS, ...NO_POWER_FAILS };
  return { folder: cluster.folder, postgres: place.postgres, port: cluster.port, settings };
}

/** A moment between what was done and what comes. */
async function now(): Promise<Date> {
  // A Date has no smaller parts than milliseconds.
  await pause(10);
  const time = new Date();
  await pause(10);
  return time;
}

async function games(): Promise<readonly string[]> {
  const rows = await asked<{ game: string }>(service, 'SELECT game FROM house.games ORDER BY game');
  return rows.map(({ game }) => game);
}

async function delivered(...bowled: readonly BowledGame[]): Promise<void> {
  const house = await serviceOn(service);
  for (const game of bowled)
    expect((await lane.delivers(house.service, lane.part(game)))[0]?.state).toBe('kept');
  await house.end();
}

test('a house restored to a time has everything before it and nothing after, and its lanes refill it', async () => {
  await backUp(cluster.address(), archive, 3);
  await delivered(first);
  const then = await now();
  const second = lane.bowled('20261121-second', [pins(10)]);
  await delivered(second);
  expect(await games()).toEqual([first.id, second.id]);

  await cluster.kill();
  const restored = await restore(options(), archive, then);
  cluster = restored.cluster;
  expect(await games()).toEqual([first.id]);
  expect(existsSync(restored.before ?? '')).toBe(true);

  const house = await serviceOn(service);
  const compared = await lane.asks<{ games: { game: string; state: string }[] }>(house.service, 'compare', {
    games: [first, second].map((game) => lane.head(game)),
    ...{ months: [], deleted: 'a'.repeat(64), erased: 'a'.repeat(64) },
  });
  expect(compared.games.map(({ state }) => state)).toEqual(['same', 'missing']);
  await house.end();
  await delivered(second);
  expect(await games()).toEqual([first.id, second.id]);
});

test('after a power cut a house is restored to the last moment, from the archive and its own disk', async () => {
  const third = lane.bowled('20261121-third', [pins(9), pins(1)]);
  await backUp(cluster.address(), archive, 3);
  await delivered(third);
  await cluster.kill();
  ({ cluster } = await restore(options(), archive, null));
  expect(await games()).toContain(third.id);
});

test('a time after the last change restores everything, and a future time is refused', async () => {
  const before = await games();
  await backUp(cluster.address(), archive, 3);
  await cluster.stop();
  const [tomorrow, now] = [new Date(Date.now() + 86_400_000), new Date()];
  await expect(restore(options(), archive, tomorrow)).rejects.toThrow('still to come');
  ({ cluster } = await restore(options(), archive, now));
  expect(await games()).toEqual(before);
});

test('a house that was restored to too early a time is restored again to a later one', async () => {
  const before = new Set(await games());
  await backUp(cluster.address(), archive, 3);
  const early = await now();
  await delivered(lane.bowled('20261121-early', [pins(2)]));
  const late = await now();
  await delivered(lane.bowled('20261121-late', [pins(3)]));
  await cluster.kill();
  ({ cluster } = await restore(options(), archive, early));
  expect(await games()).not.toContain('20261121-early');
  await delivered(lane.bowled('20261121-meanwhile', [pins(4)]));
  await cluster.kill();
  ({ cluster } = await restore(options(), archive, late));
  expect((await games()).filter((game) => !before.has(game))).toEqual(['20261121-early']);
});

test('a restored house acknowledges without a standby, even if it was synchronous', async () => {
  await keepSettings(cluster.address(), { synchronous_standby_names: 'headpin_standby' });
  await backUp(cluster.address(), archive, 3);
  await cluster.stop();
  ({ cluster } = await restore(options(), archive, null));
  await delivered(lane.bowled('20261121-alone', [pins(2)]));
});

test('on another PC a restore ignores the database that was there, and its owner has the backup’s password', async () => {
  await backUp(cluster.address(), archive, 3);
  const fresh = await operatedHouse(place, 'other-pc');
  await fresh.cluster.stop();
  const there = { ...options(), folder: fresh.cluster.folder, port: fresh.cluster.port };
  const other = await restore(there, archive, null);
  expect(other.cluster.address().password).toBe(cluster.address().password);
  const rows = await asked(other.cluster.address(DATABASE), 'SELECT FROM house.games');
  expect(rows.length).toBe((await games()).length);
  await other.cluster.kill();
});

test('only the newest copies are kept, and a damaged one is refused with the names of its damaged files', async () => {
  await backUp(cluster.address(), archive, 1);
  const [only, ...others] = archive.list();
  expect(others).toEqual([]);
  if (only === undefined) expect.fail('no copy');
  const copy = archive.copyAt(only);
  appendFileSync(join(copy, 'global', readdirSync(join(copy, 'global'))[0] ?? ''), 'X');
  await cluster.stop();
  await expect(restore(options(), archive, null)).rejects.toThrow('The backup is damaged: global/');
  await cluster.begin();
  expect(await games()).not.toEqual([]);
});

test('a backup that cannot recover leaves the database that was there in its place, with its own password', async () => {
  const fresh = await operatedHouse(place, 'kept-pc');
  await fresh.cluster.stop();
  const files = readdirSync(fresh.cluster.data);
  // Without the changes of the time in which it was made a copy does not hold together.
  const copy = archive.copyAt(await backUp(cluster.address(), archive, 1));
  for (const folder of [archive.wal, join(copy, 'pg_wal')])
    for (const name of readdirSync(folder).filter(isSegment)) rmSync(join(folder, name));
  const there = { ...options(), folder: fresh.cluster.folder, port: fresh.cluster.port };
  await expect(restore(there, archive, null)).rejects.toThrow('PostgreSQL did not start');
  expect(readdirSync(fresh.cluster.data)).toEqual(files);
  await fresh.cluster.begin();
  expect(await asked(fresh.cluster.address(DATABASE), 'SELECT FROM house.games')).toEqual([]);
  await fresh.cluster.kill();
});

function isSegment(name: string): boolean {
  return /^[0-9A-F]{24}$/u.test(name);
}
