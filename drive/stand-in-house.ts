import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { FoundHouse, HouseState } from '../src/contract/contract.ts';
import type {
  Compare,
  Compared,
  Delivered,
  Delivery,
  Names,
  Paired,
} from '../src/house-contract/deliveries.ts';
import type { Opens } from '../src/house-contract/opens.ts';
import type { Order, OrderAnswer, OrderAnswers, OrderBody, TakenGame } from '../src/house-contract/orders.ts';
import { LANE_ROUTES } from '../src/house-contract/routes.ts';
import { call, callUntil } from './bridge.ts';

/** It takes any other, too. */
const CODE = '4F7K-92QX';
/** Milliseconds between two signs of life; without them a lane takes the house for gone. */
const PULSE = 15_000;
/** Milliseconds until an order counts as unheard, on a busy machine. */
const PATIENCE = 120_000;
const AUTHOR = 'Maria Fernández';

export interface StandInSecurity {
  readonly https: { readonly cert: string; readonly key: string };
  /** PEM. */
  readonly authority: string;
}

interface Kept {
  readonly save: number;
  readonly facts: TakenGame['facts'];
  readonly names: Names;
}

/** A house for one lane, without a database or a page: it keeps games in memory, sends orders, and has any trouble that it should. */
export class StandInHouse {
  /** Answers every request with this status. */
  trouble: number | null = null;
  /** Takes no facts: the lane keeps games to deliver. */
  takesNothing = false;
  /** Who opens its lanes; null: a house of the version before, which does not say. */
  opens: Opens | null = null;
  readonly #server: http.Server;
  readonly #security: StandInSecurity | null;
  readonly #games = new Map<string, Kept>();
  /** Orders without an answer. */
  readonly #waiting = new Map<
    string,
    { readonly order: Order; readonly answered: (answer: OrderAnswer) => void }
  >();
  readonly #streams = new Set<http.ServerResponse>();

  private constructor(security: StandInSecurity | null) {
    this.#security = security;
    const answer: http.RequestListener = (request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    };
    this.#server = security === null ? http.createServer(answer) : https.createServer(security.https, answer);
    // Whoever began it need not end it.
    this.#server.unref();
  }

  static async begin(security: StandInSecurity | null = null): Promise<StandInHouse> {
    const house = new StandInHouse(security);
    house.#server.listen(0, '127.0.0.1');
    await once(house.#server, 'listening');
    return house;
  }

  get address(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `${this.#security === null ? 'http' : 'https'}://127.0.0.1:${String(port)}`;
  }

  /** Pairs the lane of this page with it, and resolves once the lane is connected. */
  async pair(page: Page): Promise<void> {
    const found = await call(page, 'house.find', this.address);
    if (!found.ok) throw new Error(`no house: ${found.error.code}`);
    const paired = await call(page, 'house.pair', { ...(found.value as FoundHouse), code: CODE });
    if (!paired.ok) throw new Error(`not paired: ${paired.error.code}`);
    const isConnected = (status: unknown): boolean => (status as HouseState).link.kind === 'connected';
    await callUntil(page, 'house.status', isConnected);
  }

  /** Sends an order to the lane, now or when it connects again; resolves with its answer, rejects without one. */
  order(body: OrderBody): Promise<OrderAnswer> {
    const order: Order = { id: randomBytes(12).toString('hex'), author: AUTHOR, seconds: 600, body };
    return new Promise((answered, silent) => {
      setTimeout(() => {
        silent(new Error(`the lane does not answer ${body.kind}`));
      }, PATIENCE).unref();
      this.#waiting.set(order.id, { order, answered });
      for (const stream of this.#streams) send(stream, order);
    });
  }

  /** A delivered game, as another lane gets it. */
  game(id: string, origin: string, lane: number): TakenGame {
    const kept = this.#games.get(id);
    if (kept === undefined) throw new Error(`game ${id} was not delivered`);
    return { from: { origin, game: id, generation: kept.facts.length - 1 }, lane, ...kept };
  }

  /** Ends every connection; nobody answers any more. */
  async end(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Ends the connections, so that the lane finds out about a trouble. */
  hangUp(): void {
    this.#server.closeAllConnections();
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname: route } = new URL(request.url ?? '', this.address);
    const body = await textOf(request);
    if (this.trouble !== null) {
      response.writeHead(this.trouble).end('{}');
    } else if (route === LANE_ROUTES.stream) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      this.#streams.add(response);
      if (this.opens !== null) response.write(`event: opens\ndata: ${JSON.stringify(this.opens)}\n\n`);
      for (const { order } of this.#waiting.values()) send(response, order);
      const pulse = setInterval(() => response.write(':\n\n'), PULSE).unref();
      response.once('close', () => {
        clearInterval(pulse);
        this.#streams.delete(response);
      });
    } else {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(this.#said(route, body === '' ? null : JSON.parse(body))));
    }
  }

  #said(route: string, body: unknown): object {
    switch (route) {
      case LANE_ROUTES.authority:
        return { authority: this.#security?.authority ?? null };
      case LANE_ROUTES.pair:
        return {
          ...{ house: 'f'.repeat(24), key: 'k'.repeat(40), name: 'Strike City Bowling' },
          authority: this.#security?.authority ?? null,
          ...(this.opens === null ? {} : { opens: this.opens }),
        } satisfies Paired;
      case LANE_ROUTES.compare:
        return this.#compared(body as Compare);
      case LANE_ROUTES.facts:
        return this.#delivered(body as Delivery);
      case LANE_ROUTES.answers:
        for (const answer of (body as OrderAnswers).answers) this.#take(answer);
        return {};
      default:
        return {};
    }
  }

  #take(answer: OrderAnswer): void {
    this.#waiting.get(answer.id)?.answered(answer);
    this.#waiting.delete(answer.id);
  }

  #compared({ games }: Compare): Compared {
    return {
      games: games.map(({ game }) => ({ game, state: 'missing', generation: -1 })),
      ...{ months: [], deleted: false, erased: false },
    };
  }

  #delivered({ parts }: Delivery): Delivered {
    return {
      parts: parts.map(({ game, save, from, facts, names }) => {
        if (this.takesNothing) return { state: 'not-yours', generation: -1 };
        const before = this.#games.get(game);
        const kept = {
          save,
          facts: [...(before?.facts.slice(0, from) ?? []), ...facts],
          names: names ?? before?.names ?? { digest: '', entries: [] },
        };
        this.#games.set(game, kept);
        return { state: 'kept', generation: kept.facts.length - 1 };
      }),
    };
  }
}

function send(stream: http.ServerResponse, order: Order): void {
  stream.write(`event: order\ndata: ${JSON.stringify(order)}\n\n`);
}

async function textOf(request: http.IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += String(part);
  return text;
}
