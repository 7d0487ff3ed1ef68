import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cluster } from '../cluster/cluster.ts';
import { asked } from '../db/asked.ts';
import {
  NO_POWER_FAILS,
  operatedFolder,
  operatedHouse,
  removeOperated,
  until,
} from './operated-house.testing.ts';
import { HOUSE_SETTINGS, keepSettings } from './settings.ts';
import { becomeStandby, inviteStandby, promote } from './standby.ts';
import { statusLines, statusOf } from './status.ts';

const place = operatedFolder();
const folder = join(place.folder, 'standby');
let primary: Cluster;
let standby: Cluster;

beforeAll(async () => {
  ({ cluster: primary } = await operatedHouse(place, 'primary'));
  mkdirSync(folder, { mode: 0o755 });
  standby = await followed();
});
afterAll(async () => {
  await standby.kill();
  await primary.kill();
  removeOperated(place.folder);
});

async function followed(): Promise<Cluster> {
  const wish = { from: '127.0.0.1/32', host: '127.0.0.1', tls: null };
  const invitation = await inviteStandby(primary.address(), primary.data, wish);
  const settings = { ...HOUSE_SETTINGS, ...NO_POWER_FAILS };
  return becomeStandby({ folder, postgres: place.postgres, settings }, invitation);
}

async function streams(): Promise<boolean> {
  return statusLines(await statusOf(primary.address(), primary.data, null))
    .join()
    .includes('streaming');
}

test('a standby is not promoted while its primary sends to it', async () => {
  await until(streams);
  await expect(promote(standby.address())).rejects.toThrow('The primary still runs');
  expect(await asked(standby.address(), 'SELECT pg_is_in_recovery() AS recovers')).toEqual([
    { recovers: true },
  ]);
});

test('a standby that missed more than the primary keeps follows again once it is invited again', async () => {
  await standby.stop();
  await keepSettings(primary.address(), { max_slot_wal_keep_size: '16MB', max_wal_size: '32MB' });
  const lost = async (): Promise<boolean> => {
    await asked(primary.address(), "SELECT pg_create_restore_point('missed'), pg_switch_wal()");
    await asked(primary.address(), 'CHECKPOINT');
    const [slot] = await asked<{ state: string }>(
      primary.address(),
      'SELECT wal_status AS state FROM pg_replication_slots',
    );
    return slot?.state === 'lost';
  };
  await until(lost);
  standby = await followed();
  await until(streams);
});
