import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/saves/record/new-id.ts';
import { newKey } from '../../src/house/lanes/lane-key.ts';
import { HOUSE, Database } from './house/database.ts';
import { ServiceProcess } from './house/service-process.ts';
import { Fleet } from './lanes/fleet.ts';
import { known, pairedLane } from './lanes/paired-lane.ts';
import type { RefusedGame } from './lanes/rogue.ts';
import type { SimLaneConfig } from './lanes/said.ts';
import { REPLAYED } from './faults/requests.ts';
import { Proxy } from '../../drive/proxy.ts';
import { Recorded } from './network/recorded.ts';
import { until, type Tools } from './tools.ts';

/** Milliseconds that a fault lasts at least. */
const LEAST = 500;

export interface EveningSize {
  readonly lanes: number;
  readonly processes: number;
  readonly services: number;
  /** Milliseconds between two acts on a lane, on average. */
  readonly pace: number;
}

/** A lane that sends what a program with a fault would send. */
export interface Rogue {
  readonly origin: string;
  readonly key: string;
  readonly games: RefusedGame[];
}

type Part = 'tools' | 'database' | 'services' | 'networks' | 'recorded' | 'fleet' | 'rogue';

/** A house that is open: its lanes, its services and its database, each behind a network that can fail. */
export class Evening {
  readonly tools: Tools;
  readonly database: Database;
  readonly services: readonly ServiceProcess[];
  /** Of each lane. */
  readonly networks: ReadonlyMap<number, Proxy>;
  readonly recorded: Recorded;
  readonly fleet: Fleet;
  readonly rogue: Rogue;
  /** Lanes that were restored from an old copy: their games may have a second branch. */
  readonly restored = new Set<number>();
  /** The ids of the orders that the house took. */
  readonly orders = new Set<string>();
  /** Of games to another lane; `done` as the house told it. */
  readonly moves = { asked: 0, done: 0 };

  static async begin(tools: Tools, size: EveningSize): Promise<Evening> {
    const database = await Database.begin(tools);
    const services: ServiceProcess[] = [];
    const recorded = new Recorded(REPLAYED);
    const networks = new Map<number, Proxy>();
    const lanes: SimLaneConfig[] = [];
    for (let lane = 1; lane <= size.lanes; lane += 1) {
      // Each lane has a service that it reaches first, and the others behind it.
      const ports = (): number[] =>
        services.map((_, place) => services[(place + lane) % services.length]?.port ?? 0);
      const heard = (connection: object, bytes: Buffer): void => {
        recorded.add(connection, bytes);
      };
      const network = await Proxy.start({ servers: ports, heard });
      networks.set(lane, network);
      lanes.push(
        await pairedLane(database, {
          ...{ lane, path: join(tools.folder, 'lanes', String(lane)), pace: size.pace },
          ...{ port: network.port, seed: tools.draw(1_000_000_000) },
        }),
      );
    }
    // Their ports are chosen last: until a service listens there, a network could take a free one.
    for (let number = 1; number <= size.services; number += 1) {
      const name = `service-${String(number)}`;
      services.push(await ServiceProcess.of(tools, name, { databases: database.addresses, house: HOUSE.id }));
    }
    const rogue = { origin: newId(), key: newKey(), games: [] };
    await known(database, rogue, size.lanes + 1);
    const fleet = new Fleet(tools, lanes, size.processes);
    const evening = new Evening({ tools, database, services, networks, recorded, fleet, rogue });
    await Promise.all(services.map((service) => service.begin()));
    await database.makeStandby();
    await fleet.begin();
    return evening;
  }

  private constructor(parts: Pick<Evening, Part>) {
    this.tools = parts.tools;
    this.database = parts.database;
    this.services = parts.services;
    this.networks = parts.networks;
    this.recorded = parts.recorded;
    this.fleet = parts.fleet;
    this.rogue = parts.rogue;
  }

  /** A fault lasts until every lane has bowled so many balls in it. */
  readonly hold = async (balls: number): Promise<void> => {
    await Promise.all([this.fleet.allBowl(balls), pause(LEAST)]);
  };

  originOf(lane: number): string {
    const config = this.fleet.lanes.find((one) => one.lane === lane);
    const text = readFileSync(join(config?.path ?? '', 'origin.json'), 'utf8');
    return (JSON.parse(text) as { readonly origin: string }).origin;
  }

  /** Resolves once every link says that its house has everything. */
  async delivered(): Promise<void> {
    let quiet = 0;
    const isQuiet = (): boolean => {
      quiet = this.fleet.behind.length === 0 ? quiet + 1 : 0;
      return quiet === 4;
    };
    await until(this.tools.stop, isQuiet, 1000);
  }

  /** Resolves once every lane has told that it erased whoever any lane erased. */
  async erasedEverywhere(): Promise<void> {
    await until(this.tools.stop, async () => {
      const left = await this.database.ask(
        `SELECT FROM house.lanes CROSS JOIN (SELECT DISTINCT bowler FROM house.erasures) AS erased
         WHERE lanes.origin <> $1 AND NOT EXISTS (SELECT FROM house.erasures AS own
           WHERE own.origin = lanes.origin AND own.bowler = erased.bowler) LIMIT 1`,
        [this.rogue.origin],
      );
      return left.length === 0;
    });
  }

  async end(): Promise<void> {
    for (const service of this.services) await service.kill();
    for (const network of this.networks.values()) await network.end();
    await this.database.end();
  }
}
