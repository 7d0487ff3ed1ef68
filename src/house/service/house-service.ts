import type { onRequestHookHandler } from 'fastify';
import type pg from 'pg';
import type { Result } from '../../core/line/result.ts';
import type { Address } from '../cluster/cluster.ts';
import { poolOf } from '../db/pool.ts';
import { Deriver } from '../derive/deriver.ts';
import { deskRoutes } from '../desk/routes.ts';
import { laneRoutes } from '../lanes/routes.ts';
import { DeskFeed } from '../live/desk-feed.ts';
import { deskStream } from '../live/desk-stream.ts';
import { laneStream } from '../live/lane-stream.ts';
import { Listener } from '../live/listener.ts';
import { Presence } from '../live/presence.ts';
import { Service, type Certificate, type ListenAt } from './service.ts';
import type { Room } from './valibot-provider.ts';

export interface HouseServiceOptions {
  /** The house's database, as the service. */
  readonly database: Address;
  readonly house: string;
  readonly https: Certificate | null;
  /** The certificate of the house's authority, PEM; null on plain HTTP. */
  readonly authority: string | null;
  /** Who may read the front desk; refuses the others. */
  readonly mayRead: onRequestHookHandler;
  /** Rooms that need nothing of those here; the first ones decorate requests. */
  readonly rooms: (pool: pg.Pool) => readonly Room[];
  readonly log: (line: string) => void;
}

/** One process of a house's service with all it needs, from its connections to its routes. */
export class HouseService {
  readonly service: Service;
  readonly #end: () => Promise<void>;

  private constructor(service: Service, end: () => Promise<void>) {
    this.service = service;
    this.#end = end;
  }

  static async begin(options: HouseServiceOptions): Promise<HouseService> {
    const { database, house, https, authority, mayRead, log } = options;
    const pool = poolOf(database);
    const listener = new Listener(database);
    const presence = new Presence(pool, log);
    const feed = new DeskFeed(pool, house, log);
    const deriver = new Deriver(pool, house, log);
    listener.add(feed);
    listener.add(deriver);
    const service = await Service.of({
      ...{ pool, https, log },
      rooms: [
        ...options.rooms(pool),
        laneRoutes({ pool, authority }),
        laneStream({ pool, listener, presence, log }),
        deskRoutes({ pool, house, mayRead }),
        deskStream({ feed, mayRead }),
      ],
    });
    await listener.begin();
    presence.begin();
    deriver.begin();
    return new HouseService(service, async () => {
      presence.end();
      await service.close();
      await listener.end();
      await deriver.end();
      await pool.end();
    });
  }

  async listen(at: ListenAt): Promise<Result<string, 'plain-http-beyond-this-machine'>> {
    return this.service.listen(at);
  }

  /** Requests that run are answered, streams end, and so do its connections. */
  async end(): Promise<void> {
    await this.#end();
  }
}
