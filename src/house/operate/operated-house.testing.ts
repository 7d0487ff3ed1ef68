import { mkdirSync, mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Cluster, type Address } from '../cluster/cluster.ts';
import { packagedPostgres, placePostgres } from '../cluster/postgres-files.ts';
import { HouseService } from '../service/house-service.ts';
import { HOUSE } from '../testing/database.testing.ts';
import { prepareDatabase } from './prepare.ts';
import { HOUSE_SETTINGS } from './settings.ts';

/** For tests that kill servers but not the machine: commits must reach the system, not the disk. */
export const NO_POWER_FAILS = { fsync: 'off' };

/** A folder for clusters and backups that PostgreSQL's user may enter. */
export function operatedFolder(): { readonly folder: string; readonly postgres: string } {
  const from = packagedPostgres();
  if (from === null) throw new Error('There is no PostgreSQL for this system.');
  const folder = mkdtempSync(join(tmpdir(), 'headpin-operate-'));
  chmodSync(folder, 0o755);
  const postgres = join(folder, 'postgres');
  placePostgres(from, postgres);
  return { folder, postgres };
}

/** A cluster as a house has it, with the test's house in it. */
export async function operatedHouse(
  place: { readonly folder: string; readonly postgres: string },
  name: string,
): Promise<{ readonly cluster: Cluster; readonly service: Address }> {
  const folder = join(place.folder, name);
  mkdirSync(folder, { mode: 0o755 });
  const settings = { ...HOUSE_SETTINGS, ...NO_POWER_FAILS };
  const cluster = await Cluster.start({ folder, postgres: place.postgres, settings });
  const house = { ...HOUSE, servicePassword: 'a password of tests' };
  const { service } = await prepareDatabase(cluster.address(), house);
  return { cluster, service };
}

export function removeOperated(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** A service without a socket, on this database. */
export async function serviceOn(database: Address): Promise<HouseService> {
  return HouseService.begin({
    ...{ database, house: HOUSE.id, https: null, authority: null, hosts: [], page: null },
    log: () => undefined,
  });
}

/** Polls until it holds. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}
