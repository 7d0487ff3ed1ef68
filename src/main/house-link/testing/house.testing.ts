import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Address } from '../../../house/cluster/cluster.ts';
import { newKey } from '../../../house/lanes/lane-key.ts';
import { sha256 } from '../../../house/db/hash.ts';
import type { Certificate } from '../../../house/service/service.ts';
import { PRESENCE_LIMITS } from '../../../house/live/presence.ts';
import { HouseService } from '../../../house/service/house-service.ts';
import { asked } from '../../../house/db/asked.ts';
import { HOUSE, type TestDatabase } from '../../../house/testing/database.testing.ts';
import type { KeptPairing } from '../../../saves/settings/house-file.ts';

export interface HouseSecurity {
  readonly https: Certificate;
  /** PEM. */
  readonly authority: string;
}

/** A house's service that listens, and can be stopped and started again at the same address. */
export class RunningHouse {
  readonly database: TestDatabase;
  readonly said: string[] = [];
  /** Tests change it between a stop and a start: another database, or another authority. */
  address: Address;
  security: HouseSecurity | null;
  presence = PRESENCE_LIMITS;
  #service: HouseService | null = null;
  #port = 0;

  private constructor(database: TestDatabase, security: HouseSecurity | null) {
    this.database = database;
    this.address = database.service;
    this.security = security;
  }

  static async begin(
    database: TestDatabase,
    security: HouseSecurity | null = null,
    presence = PRESENCE_LIMITS,
  ): Promise<RunningHouse> {
    const house = new RunningHouse(database, security);
    house.presence = presence;
    await house.begin();
    onTestFinished(() => house.end());
    return house;
  }

  get at(): string {
    return `${this.security === null ? 'http' : 'https'}://127.0.0.1:${String(this.#port)}`;
  }

  async begin(): Promise<void> {
    const { https = null, authority = null } = this.security ?? {};
    this.#service = await HouseService.begin({
      ...{ database: this.address, house: HOUSE.id, https, authority, hosts: [], page: null },
      presence: this.presence,
      log: (line) => this.said.push(line),
    });
    const listening = await this.#service.listen({ host: '127.0.0.1', port: this.#port });
    if (!listening.ok) throw new Error(listening.error);
    this.#port = Number(new URL(listening.value).port);
  }

  async end(): Promise<void> {
    const service = this.#service;
    this.#service = null;
    await service?.end();
  }

  /** The pairing of a lane with this origin. */
  async pairing(origin: string, lanes: readonly number[]): Promise<KeptPairing> {
    const key = newKey();
    await this.ask(
      `INSERT INTO house.lanes (house, origin, key_hash, numbers) VALUES ($1, $2, $3, $4)
       ON CONFLICT (house, origin) DO UPDATE SET key_hash = excluded.key_hash`,
      [HOUSE.id, origin, sha256(key), lanes],
    );
    return {
      address: this.at,
      house: HOUSE.id,
      name: HOUSE.name,
      key,
      authority: this.security?.authority ?? null,
    };
  }

  ask<R extends Record<string, unknown>>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<readonly R[]> {
    return asked<R>(this.database.owner, sql, values);
  }

  /** A lane's facts on first branches, as `game: generations`. */
  async facts(origin: string): Promise<Readonly<Record<string, number>>> {
    const rows = await this.ask<{ game: string; facts: number }>(
      'SELECT game, count(*)::int AS facts FROM house.facts WHERE origin = $1 GROUP BY game ORDER BY game',
      [origin],
    );
    return Object.fromEntries(rows.map(({ game, facts }) => [game, facts]));
  }
}

/** Resolves once a condition holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(5);
}
