import type pg from 'pg';
import type { SentOrder } from '../../house-contract/front-desk.ts';
import type { ShownMove } from '../../house-contract/moves.ts';
import type { OrderAnswer } from '../../house-contract/orders.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { Attempts } from '../accounts/attempts.ts';
import { permitsOf } from '../accounts/permits.ts';
import { signInRoutes } from '../accounts/routes.ts';
import { Sessions } from '../accounts/sessions.ts';
import { sha256 } from '../db/hash.ts';
import { sentOrders } from '../desk/sent-orders.ts';
import { shownMoves } from '../desk/shown-moves.ts';
import { forkRoutes } from '../forks/routes.ts';
import { laneRoutes } from '../lanes/routes.ts';
import { answerRoutes, orderRoutes } from '../orders/routes.ts';
import { reportRoutes } from '../report/routes.ts';
import { Service } from '../service/service.ts';
import { HOUSE, type TestDatabase } from './database.testing.ts';
import { deskOf, type TestDesk } from './desk.testing.ts';
import type { BowledGame, TestLane } from './lane.testing.ts';

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** An operator at a service, who sends what lanes and the front desk send; for the tests of one file. */
export class OrderDesk {
  readonly service: Service;
  readonly #said: readonly string[];
  readonly #desk: TestDesk;
  readonly #pool: pg.Pool;

  private constructor(service: Service, said: readonly string[], desk: TestDesk, pool: pg.Pool) {
    this.service = service;
    this.#said = said;
    this.#desk = desk;
    this.#pool = pool;
  }

  static async of(database: TestDatabase): Promise<OrderDesk> {
    const said: string[] = [];
    const service = await serviceOn(database.pool, (line) => said.push(line));
    return new OrderDesk(service, said, await deskOf(database, service, 'manager'), database.pool);
  }

  /** Throws what the service logged: nothing went wrong that no test expects. */
  async end(): Promise<void> {
    await this.service.close();
    if (this.#said.length > 0) throw new Error(this.#said.join('\n'));
  }

  get account(): TestDesk['account'] {
    return this.#desk.account;
  }

  async posts(route: keyof typeof DESK_ROUTES, payload: object): Promise<Answered> {
    const reply = await this.service.inject({
      method: 'POST',
      url: DESK_ROUTES[route],
      headers: this.#desk.headers,
      payload,
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  async gets<T>(route: keyof typeof DESK_ROUTES, query = ''): Promise<T> {
    return (
      await this.service.inject({ url: DESK_ROUTES[route] + query, headers: this.#desk.headers })
    ).json<T>();
  }

  async text(route: keyof typeof DESK_ROUTES, query: string): Promise<string> {
    return (await this.service.inject({ url: DESK_ROUTES[route] + query, headers: this.#desk.headers })).body;
  }

  async order(id: string): Promise<SentOrder | undefined> {
    return (await sentOrders(this.#pool, HOUSE.id, [id]))[0];
  }

  async move(id: string): Promise<ShownMove | undefined> {
    return (await shownMoves(this.#pool, HOUSE.id, [id]))[0];
  }

  /** Sends a lane's answers; resolves with the service's response. */
  async answers(lane: TestLane, ...answers: readonly OrderAnswer[]): Promise<unknown> {
    return lane.asks(this.service, 'answers', { answers });
  }

  /** The lane reports what is on its board. */
  async shows(lane: TestLane, ...games: readonly (BowledGame | null)[]): Promise<void> {
    const states = games.map((game, half) => stateOf(lane.lane + half, game));
    await lane.asks(this.service, 'states', { states });
  }
}

async function serviceOn(pool: pg.Pool, log: (line: string) => void): Promise<Service> {
  const house = HOUSE.id;
  const sessions = new Sessions(pool, house, false);
  const permits = permitsOf(sessions);
  const limit = { most: 1000, seconds: 60 };
  const attempts = new Attempts(pool, house, { name: limit, address: limit, pairing: limit });
  const rooms = [
    signInRoutes({ pool, house, sessions, attempts, permits }),
    laneRoutes({ pool, authority: null }),
    answerRoutes(pool),
    orderRoutes({ pool, house, permits }),
    forkRoutes({ pool, house, permits }),
    reportRoutes({ pool, house, zone: 'Asia/Seoul', permits }),
  ];
  return Service.of({ pool, https: null, hosts: [], page: null, rooms, log });
}

export function stateOf(lane: number, bowled: BowledGame | null, more: Partial<LaneState> = {}): LaneState {
  return {
    ...{ lane, phase: bowled === null ? 'empty' : 'running' },
    game: bowled === null ? null : { id: bowled.id, counter: 1, generation: bowled.game.events.length },
    ...{ opening: { kind: 'free' }, gamesLeft: null, timeLeft: null },
    ...{ help: null, trouble: null, toDeliver: 0, ...more },
  };
}

/** An id for tests, as the page draws one. */
export function idOf(text: string): string {
  return sha256(text).slice(0, 24);
}
