import { setTimeout as pause } from 'node:timers/promises';
import type { Address } from '../cluster/cluster.ts';
import { HouseService } from '../service/house-service.ts';
import { primaryOf } from './primary.ts';
import { papersOf, type ServiceConfig } from './service-config.ts';

/** Milliseconds between two looks at which database takes writes. */
const LOOK = 2_000;

/** A service that follows the primary: when a standby is promoted, it begins again on that one. */
export class Serving {
  readonly #config: ServiceConfig;
  readonly #log: (line: string) => void;
  readonly #ended = new AbortController();
  #service: HouseService | null = null;
  #runs: Promise<void> = Promise.resolve();

  constructor(config: ServiceConfig, log: (line: string) => void) {
    this.#config = config;
    this.#log = log;
  }

  /** Resolves once it listens, whether or not the database is there. Rejects where it cannot listen. */
  async begin(): Promise<string> {
    const { databases } = this.#config;
    const [first] = databases;
    if (first === undefined) throw new Error('no database is named');
    const used = (await primaryOf(databases)) ?? first;
    const url = await this.#beginOn(used);
    if (databases.length > 1) this.#runs = this.#follow(used);
    return url;
  }

  /** Connections from now on get the certificate that its files have now. */
  renew(): void {
    const papers = papersOf(this.#config);
    if (papers !== null) this.#service?.service.renew(papers.certificate);
  }

  /** Requests that run are answered, streams end. */
  async end(): Promise<void> {
    this.#ended.abort();
    await this.#runs;
    await this.#endService();
  }

  async #beginOn(database: Address): Promise<string> {
    const { house, listen, names, page } = this.#config;
    const papers = papersOf(this.#config);
    const service = await HouseService.begin({
      ...{ database, house, hosts: names, page },
      https: papers?.certificate ?? null,
      authority: papers?.authority ?? null,
      log: this.#log,
    });
    this.#service = service;
    const listening = await service.listen(listen);
    if (!listening.ok)
      throw new Error(`Without a certificate the service stays on this machine, not on ${listen.host}.`);
    return listening.value;
  }

  async #follow(first: Address): Promise<void> {
    let used: Address | null = first;
    for (;;) {
      await pause(LOOK, undefined, { signal: this.#ended.signal }).catch(() => undefined);
      if (this.#ended.signal.aborted) return;
      const primary = await primaryOf(this.#config.databases);
      if (primary === null || primary === used) continue;
      this.#log(`the database at ${primary.host}:${String(primary.port)} takes the writes now`);
      try {
        used = null;
        await this.#endService();
        await this.#beginOn(primary);
        used = primary;
      } catch (fault) {
        // The next look tries again.
        this.#log(`not yet on it: ${String(fault)}`);
      }
    }
  }

  async #endService(): Promise<void> {
    const service = this.#service;
    this.#service = null;
    await service?.end();
  }
}
