import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { ToldAccount } from '../../../src/house/accounts/first-account.ts';
import { Cluster, type Address } from '../../../src/house/cluster/cluster.ts';
import { packagedPostgres, placePostgres } from '../../../src/house/cluster/postgres-files.ts';
import { newKey } from '../../../src/house/lanes/lane-key.ts';
import { asked } from '../../../src/house/db/asked.ts';
import { DATABASE } from '../../../src/house/operate/prepare.ts';
import { houseInUse } from '../../../src/house/testing/house-in-use.testing.ts';
import { HOUSE } from '../../house-torture/house/database.ts';
import { known } from '../../house-torture/lanes/paired-lane.ts';
import { ServiceProcess } from '../../house-torture/house/service-process.ts';
import type { Run } from '../../processes.ts';

/** A house on this machine for a benchmark: PostgreSQL with every commit on the disk, and one service. */
export class BenchHouse {
  readonly owner: Address;
  readonly service: ServiceProcess;
  readonly folder: string;
  /** Of the front desk's first manager. */
  readonly account: ToldAccount;
  readonly #cluster: Cluster;

  private constructor(parts: Pick<BenchHouse, 'owner' | 'service' | 'folder' | 'account'>, cluster: Cluster) {
    this.account = parts.account;
    this.owner = parts.owner;
    this.service = parts.service;
    this.folder = parts.folder;
    this.#cluster = cluster;
  }

  static async begin(run: Run, stop: AbortSignal, page: string | null = null): Promise<BenchHouse> {
    const from = packagedPostgres();
    if (from === null) throw new Error('There is no PostgreSQL for this system.');
    chmodSync(run.folder, 0o711);
    // Marks PostgreSQL as well, which gets no environment of its own.
    Object.assign(process.env, run.environment);
    const postgres = join(run.folder, 'postgres');
    placePostgres(from, postgres);
    const folder = join(run.folder, `house-${String(performance.now())}`);
    mkdirSync(folder, { mode: 0o755 });
    const cluster = await Cluster.start({ folder: join(folder, 'cluster'), postgres });
    const { service: login, account } = await houseInUse(cluster.address(), HOUSE);
    const environment = { ...process.env, ...run.environment };
    const tools = { folder, environment, stop, draw: () => 0, say: () => undefined };
    const service = await ServiceProcess.of(tools, 'service', { databases: [login], house: HOUSE.id, page });
    await service.begin();
    return new BenchHouse({ owner: cluster.address(DATABASE), service, folder, account }, cluster);
  }

  /** A lane that the house knows; resolves with its key. */
  async pairs(origin: string, lane: number): Promise<string> {
    const key = newKey();
    await known(this, { origin, key }, lane);
    return key;
  }

  async ask<R extends pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<readonly R[]> {
    return asked<R>(this.owner, sql, values);
  }

  async end(): Promise<void> {
    await this.service.kill();
    await this.#cluster.stop();
  }
}
