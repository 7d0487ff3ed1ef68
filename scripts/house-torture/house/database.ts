import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { ToldAccount } from '../../../src/house/accounts/first-account.ts';
import { Cluster, OWNER, type Address } from '../../../src/house/cluster/cluster.ts';
import { packagedPostgres, placePostgres } from '../../../src/house/cluster/postgres-files.ts';
import { asked } from '../../../src/house/db/asked.ts';
import { DATABASE } from '../../../src/house/operate/prepare.ts';
import { houseInUse } from '../../../src/house/testing/house-in-use.testing.ts';
import { newFolder } from '../../torture/tools.ts';
import type { Proxy } from '../../../drive/proxy.ts';
import { insist, until, type Tools } from '../tools.ts';
import { copyAsStandby, copyCold } from './cluster-copy.ts';
import { Place } from './place.ts';

export const HOUSE = {
  ...{ id: 'f'.repeat(24), name: 'Torture Bowl' },
  servicePassword: 'a password of the torture',
};

const SETTINGS = {
  shared_buffers: '64MB',
  max_wal_size: '96MB',
  wal_keep_size: '64MB',
  wal_receiver_timeout: '5s',
  wal_sender_timeout: '5s',
  max_connections: '120',
};

interface Server {
  readonly cluster: Cluster;
  readonly place: Place;
}

interface Made {
  readonly primary: Server;
  readonly spare: Place;
  readonly login: Address;
  readonly account: ToldAccount;
}

/** The house's database: a primary and its standby. Services find the one that takes writes. */
export class Database {
  /** Of the front desk's first manager. */
  readonly account: ToldAccount;
  readonly #tools: Tools;
  readonly #postgres: string;
  #primary: Server;
  #standby: Server | null = null;
  #spare: Place;
  readonly #places: readonly Place[];
  readonly #login: Address;

  static async begin(tools: Tools): Promise<Database> {
    const from = packagedPostgres();
    if (from === null) throw new Error('There is no PostgreSQL for this system.');
    const postgres = join(tools.folder, 'postgres');
    placePostgres(from, postgres);
    const [place, spare] = [await Place.on(tools), await Place.on(tools)];
    place.clear();
    const cluster = await Cluster.start({ folder: place.folder, postgres, settings: SETTINGS });
    place.port = cluster.port;
    const { service, account } = await houseInUse(cluster.address(), HOUSE);
    return new Database(tools, postgres, { primary: { cluster, place }, spare, login: service, account });
  }

  private constructor(tools: Tools, postgres: string, { primary, spare, login, account }: Made) {
    this.#tools = tools;
    this.#postgres = postgres;
    this.#primary = primary;
    this.#spare = spare;
    this.#login = login;
    this.account = account;
    this.#places = [primary.place, spare];
  }

  /** As services reach both, through networks that can fail. */
  get addresses(): readonly Address[] {
    return this.#places.map(({ proxy }) => ({ ...this.#login, port: proxy.port }));
  }

  /** The network between services and the primary. */
  get proxy(): Proxy {
    return this.#primary.place.proxy;
  }

  /** As the torture asks it, past the weather. */
  get owner(): Address {
    return this.#primary.cluster.address(DATABASE);
  }

  get place(): Place {
    return this.#primary.place;
  }

  async kill(): Promise<void> {
    await this.#primary.cluster.kill();
  }

  async stop(): Promise<void> {
    await this.#primary.cluster.stop('fast');
  }

  /** Starts the primary again, however it ended; resolves once it takes writes. */
  async revive(): Promise<void> {
    await this.#primary.cluster.kill();
    await this.#started(this.#primary.cluster);
  }

  /** Makes a standby from the primary; resolves once it streams. */
  async makeStandby(): Promise<void> {
    const { cluster } = this.#primary;
    const place = this.#spare;
    place.clear();
    await copyAsStandby(cluster, place.folder);
    const password = readFileSync(join(place.folder, 'password'), 'utf8');
    const conninfo = [`host=127.0.0.1 port=${String(cluster.port)}`, `user=${OWNER} password=${password}`];
    const settings = { ...SETTINGS, primary_conninfo: conninfo.join(' '), hot_standby: 'on' };
    const standby = await Cluster.start({ folder: place.folder, postgres: this.#postgres, settings });
    place.port = standby.port;
    this.#standby = { cluster: standby, place };
    await this.#streams();
  }

  async #streams(): Promise<void> {
    const isStreaming = async (): Promise<boolean> => {
      const rows = await this.ask<{ state: string }>('SELECT state FROM pg_stat_replication').catch(() => []);
      return rows.some(({ state }) => state === 'streaming');
    };
    await until(this.#tools.stop, isStreaming, 100);
  }

  /** The primary is lost with its disk, and the standby becomes the primary. */
  async failOver(): Promise<void> {
    const standby = this.#standby;
    if (standby === null) throw new Error('no standby');
    const lost = this.#primary;
    await lost.cluster.kill();
    await asked(standby.cluster.address(), 'SELECT pg_promote(true, 60)');
    this.#primary = standby;
    this.#standby = null;
    this.#spare = lost.place;
    lost.place.port = null;
    await this.#writable();
  }

  /** A copy of the whole database as it is now, for which it stands still. */
  async copy(): Promise<string> {
    const folder = newFolder(this.#tools, 'copy');
    await this.stop();
    await copyCold(this.#primary.cluster.folder, folder);
    await this.revive();
    return folder;
  }

  /** The database becomes what a copy has; what came later is gone. Its standby has to be made again. */
  async restore(copy: string): Promise<void> {
    await this.#primary.cluster.kill();
    await this.dropStandby();
    const { folder } = this.#primary.place;
    rmSync(join(folder, 'data'), { recursive: true, force: true });
    await copyCold(copy, folder);
    rmSync(copy, { recursive: true, force: true });
    await this.#started(this.#primary.cluster);
  }

  async dropStandby(): Promise<void> {
    if (this.#standby === null) return;
    await this.#standby.cluster.kill();
    this.#spare = this.#standby.place;
    this.#spare.port = null;
    this.#standby = null;
  }

  async ask<R extends pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<readonly R[]> {
    return asked<R>(this.owner, sql, values);
  }

  /** Processes of a killed server go one after another, and until the last is gone a new one refuses. */
  async #started(cluster: Cluster): Promise<void> {
    await insist(this.#tools.stop, () => cluster.begin());
    await this.#writable();
  }

  async #writable(): Promise<void> {
    const isWritable = async (): Promise<boolean> => {
      const rows = await this.ask<{ no: boolean }>('SELECT pg_is_in_recovery() AS no').catch(() => []);
      return rows[0]?.no === false;
    };
    await until(this.#tools.stop, isWritable, 50);
  }

  async end(): Promise<void> {
    for (const { proxy } of this.#places) await proxy.end();
    await this.dropStandby();
    await this.#primary.cluster.kill();
  }
}
