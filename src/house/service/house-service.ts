import type { Result } from '../../core/line/result.ts';
import { Attempts, type Limit, type Tried } from '../accounts/attempts.ts';
import { OpenSessions } from '../accounts/open-sessions.ts';
import { permitsOf } from '../accounts/permits.ts';
import { managerRoutes, signInRoutes } from '../accounts/routes.ts';
import { Sessions } from '../accounts/sessions.ts';
import type { Address } from '../cluster/cluster.ts';
import { poolOf } from '../db/pool.ts';
import { Deriver } from '../derive/deriver.ts';
import { deskRoutes } from '../desk/routes.ts';
import { forkRoutes } from '../forks/routes.ts';
import { LanePasses } from '../lanes/lane-passes.ts';
import { LaneTurns } from '../lanes/lane-turns.ts';
import { laneRoutes } from '../lanes/routes.ts';
import { DeskFeed } from '../live/desk-feed.ts';
import { deskStream } from '../live/desk-stream.ts';
import { laneStream } from '../live/lane-stream.ts';
import { Listener } from '../live/listener.ts';
import { Presence, type PresenceLimits } from '../live/presence.ts';
import { answerRoutes, orderRoutes } from '../orders/routes.ts';
import { OrderSweep } from '../orders/sweep.ts';
import { ownZone, reportRoutes } from '../report/routes.ts';
import { Service, type Certificate, type ListenAt } from './service.ts';
import type { Room } from './valibot-provider.ts';

export interface HouseServiceOptions {
  /** The house's database, with the service's role. */
  readonly database: Address;
  readonly house: string;
  readonly https: Certificate | null;
  /** The certificate of the house's authority, PEM; null on plain HTTP. */
  readonly authority: string | null;
  /** Host names and addresses that lanes and browsers use, besides those of loopback. */
  readonly hosts: readonly string[];
  /** The folder of the built page; null if none is served. */
  readonly page: string | null;
  /** How many failed sign-ins and pairings are allowed. */
  readonly limits?: Partial<Readonly<Record<Tried, Limit>>>;
  /** Requests a minute to the front desk's routes, from one address. */
  readonly mostRequests?: number;
  /** When a silent lane is offline. */
  readonly presence?: PresenceLimits;
  /** Additional routes of tests. */
  readonly rooms?: readonly Room[];
  readonly log: (line: string) => void;
}

const LIMITS: Readonly<Record<Tried, Limit>> = {
  name: { most: 10, seconds: 15 * 60 },
  address: { most: 30, seconds: 15 * 60 },
  pairing: { most: 100, seconds: 15 * 60 },
};

/** One process of a house's service, with its connections, background work and routes. */
export class HouseService {
  readonly service: Service;
  readonly #end: () => Promise<void>;

  private constructor(service: Service, end: () => Promise<void>) {
    this.service = service;
    this.#end = end;
  }

  static async begin(options: HouseServiceOptions): Promise<HouseService> {
    const { database, house, https, authority, hosts, page, mostRequests, log } = options;
    const pool = poolOf(database);
    const listener = new Listener(database);
    const presence = new Presence(pool, log, options.presence);
    const feed = new DeskFeed(pool, house, log);
    const deriver = new Deriver(pool, house, log);
    const sweep = new OrderSweep(pool, house, log);
    const sessions = new Sessions(pool, house, https !== null);
    const open = new OpenSessions(sessions, log);
    const attempts = new Attempts(pool, house, { ...LIMITS, ...options.limits });
    const permits = permitsOf(sessions);
    const turns = new LaneTurns();
    const passes = new LanePasses(pool, log);
    for (const hears of [feed, deriver, open, passes]) listener.add(hears);
    const accounts = { pool, house, sessions, attempts, permits };
    const service = await Service.of({
      ...{ pool, https, hosts, page, log },
      ...(mostRequests === undefined ? {} : { mostRequests }),
      takesPass: (pass) => passes.takes(pass),
      rooms: [
        signInRoutes(accounts),
        managerRoutes({ pool, house, hosts, permits }),
        laneRoutes({ pool, authority, attempts, turns }),
        answerRoutes(pool, turns),
        laneStream({ pool, listener, presence, log }),
        deskRoutes({ pool, house, mayRead: permits.mayRead }),
        orderRoutes({ pool, house, permits }),
        forkRoutes({ pool, house, permits }),
        reportRoutes({ pool, house, zone: ownZone(), permits }),
        deskStream({
          feed,
          mayRead: permits.mayRead,
          watch: (request, ends) => open.watch(sessions.tokenIn(request) ?? '', ends),
        }),
        ...(options.rooms ?? []),
      ],
    });
    await listener.begin();
    await passes.begin();
    await presence.begin();
    open.begin();
    deriver.begin();
    sweep.begin();
    return new HouseService(service, async () => {
      open.end();
      await service.close();
      await presence.end();
      await listener.end();
      // The feed still reads the database.
      await feed.end();
      await deriver.end();
      await sweep.end();
      await pool.end();
    });
  }

  async listen(at: ListenAt): Promise<Result<string, 'plain-http-beyond-this-machine'>> {
    return this.service.listen(at);
  }

  /** Answers running requests, and closes streams and connections. */
  async end(): Promise<void> {
    await this.#end();
  }
}
