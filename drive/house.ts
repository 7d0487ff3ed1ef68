import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import type { ToldAccount } from '../src/house/accounts/first-account.ts';
import { Cluster } from '../src/house/cluster/cluster.ts';
import { packagedPostgres, placePostgres } from '../src/house/cluster/postgres-files.ts';
import { asked } from '../src/house/db/asked.ts';
import { houseFile, writePrivate } from '../src/house/operate/house-file.ts';
import { DATABASE, prepareDatabase } from '../src/house/operate/prepare.ts';
import type { ServiceConfig } from '../src/house/operate/service-config.ts';
import { freePort } from '../src/house/cluster/free-port.ts';
import { root } from './runtime.ts';

/** No power fails in these tests, so PostgreSQL need not wait for the disk. */
const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A whole house in a temporary folder: PostgreSQL, the service with the front desk's page, and the first account. */
export class House {
  readonly id: string;
  /** The front desk's port. */
  readonly port: number;
  readonly account: ToldAccount;
  readonly #folder: string;
  readonly #cluster: Cluster;
  #service: ChildProcess | null = null;
  #log = '';

  private constructor(made: {
    readonly id: string;
    readonly port: number;
    readonly account: ToldAccount;
    readonly folder: string;
    readonly cluster: Cluster;
  }) {
    this.id = made.id;
    this.port = made.port;
    this.account = made.account;
    this.#folder = made.folder;
    this.#cluster = made.cluster;
  }

  static async begin(name: string): Promise<House> {
    const from = packagedPostgres();
    if (from === null) throw new Error('There is no PostgreSQL for this system.');
    const folder = await mkdtemp(join(tmpdir(), 'headpin-house-'));
    // If root runs the tests, PostgreSQL's user must be able to enter the folder.
    chmodSync(folder, 0o755);
    const postgres = join(folder, 'postgres');
    placePostgres(from, postgres);
    const cluster = await Cluster.start({ folder: join(folder, 'cluster'), postgres, settings: QUICK });
    const { id, ...file } = houseFile(join(folder, 'house.json'), name);
    const { service, account } = await prepareDatabase(cluster.address(), { id, ...file });
    if (account === null) throw new Error('a new house has accounts already');
    const port = await freePort();
    const house = new House({ id, port, account, folder, cluster });
    writePrivate(house.#config, configOf(service, id, port));
    await house.beginService();
    return house;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  /** The service's output. */
  get log(): string {
    return this.#log;
  }

  /** Resolves once it listens, at the same address as before. */
  async beginService(): Promise<void> {
    const child = spawn(process.execPath, [join(root, 'src/house/serve.ts'), this.#config], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#service = child;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#log += text;
    });
    const gone = once(child, 'close').then(() => {
      throw new Error(`the house's service has ended:\n${this.#log}`);
    });
    const listening = new Promise<void>((resolve) => {
      createInterface(child.stdout).on('line', (line) => {
        this.#log += `${line}\n`;
        if (line.startsWith('serves ')) resolve();
      });
    });
    // It may be killed later, when nobody waits for this promise.
    gone.catch(() => undefined);
    await Promise.race([listening, gone]);
  }

  /** `kill -9` */
  async killService(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** One statement as the database's owner. */
  async ask<R extends pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<readonly R[]> {
    return asked<R>(this.#cluster.address(DATABASE), sql, values);
  }

  /** Ends everything and removes it. */
  async end(): Promise<void> {
    await this.#end('SIGTERM');
    await this.#cluster.kill();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  get #config(): string {
    return join(this.#folder, 'service.json');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const service = this.#service;
    this.#service = null;
    if (service === null || service.exitCode !== null || service.signalCode !== null) return;
    const gone = once(service, 'close');
    service.kill(signal);
    await gone;
  }
}

function configOf(service: ServiceConfig['databases'][number], house: string, port: number): ServiceConfig {
  return {
    databases: [service],
    house,
    listen: { host: '127.0.0.1', port },
    names: ['127.0.0.1'],
    page: join(root, 'out', 'front-desk'),
    https: null,
  };
}
