import type pg from 'pg';
import * as v from 'valibot';
import type { Order } from '../../house-contract/orders.ts';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import { opensOf } from '../accounts/opens.ts';
import type { News } from '../db/news.ts';
import type { KnownLane } from '../db/transactions.ts';
import { keyed, laneIn } from '../lanes/lane-key.ts';
import { heardOrders } from '../orders/heard-orders.ts';
import type { Room } from '../service/valibot-provider.ts';
import { EventStream } from './event-stream.ts';
import type { Hears, Listener } from './listener.ts';
import type { Presence } from './presence.ts';

/** A PC that connects again before its last stream is missed, and one with a copy of its folder. */
const MOST_STREAMS = 4;

const ASKED = v.object({ beats: v.optional(v.string()) });

export interface LaneStreamDeps {
  readonly pool: pg.Pool;
  readonly listener: Listener;
  readonly presence: Presence;
  readonly log: (line: string) => void;
}

interface OpenLane {
  readonly lane: KnownLane;
  readonly stream: EventStream;
  /** Orders that changed and were not looked up yet. */
  readonly changed: Set<string>;
  isSending: boolean;
  /** One after another, so that the newest is heard last. */
  opens: Promise<void>;
}

/**
 * A lane's stream: `order` with an order, `opens`, `compare` and `erased`. A lane that connects gets every order that waits for
 * it; it applies a repeated one once, by its id (decision 20).
 */
export function laneStream(deps: LaneStreamDeps): Room {
  const { pool, listener, presence, log } = deps;
  const open = new Set<OpenLane>();
  const failed = (fault: unknown): void => {
    log(`lane stream: ${String(fault)}`);
  };
  /** If sending fails, the stream ends: the lane then connects again and gets everything that waits. */
  const orEnds = (one: OpenLane, work: Promise<void>): void => {
    work.catch((fault: unknown) => {
      failed(fault);
      one.stream.end();
    });
  };
  const sendOpens = (one: OpenLane): void => {
    one.opens = one.opens.then(async () => {
      one.stream.send({ event: 'opens', data: JSON.stringify(await opensOf(pool, one.lane.house)) });
    });
    orEnds(one, one.opens);
  };
  const sendErased = ({ stream }: OpenLane): void => {
    stream.send({ event: 'erased', data: '{}' });
  };
  const inHouse = (house: string, send: (one: OpenLane) => void): void => {
    for (const one of open) if (one.lane.house === house) send(one);
  };
  const hears: Hears = {
    news: ({ change }: News) => {
      if (change.kind === 'opens') inHouse(change.house, sendOpens);
      if (change.kind === 'erased') inHouse(change.house, sendErased);
      if (change.kind !== 'order' && change.kind !== 'compare' && change.kind !== 'unpaired') return;
      for (const one of open)
        if (one.lane.origin === change.origin && one.lane.house === change.house) {
          if (change.kind === 'unpaired') one.stream.end();
          else if (change.kind === 'compare') one.stream.send({ event: 'compare', data: '{}' });
          else {
            one.changed.add(change.id);
            orEnds(one, sendChanged(pool, one));
          }
        }
    },
    again: () => {
      for (const one of open) {
        // The news of its revocation may have been missed.
        orEnds(one, endUnpaired(pool, one));
        one.stream.send({ event: 'compare', data: '{}' });
        sendOpens(one);
        sendErased(one);
        orEnds(one, sendOrders(pool, one));
      }
    },
  };
  listener.add(hears);
  // eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
  return async (app) => {
    app.addHook('onRequest', keyed(pool));
    app.addHook('preClose', (done) => {
      for (const { stream } of open) stream.end();
      done();
    });
    app.get(LANE_ROUTES.stream, { schema: { querystring: ASKED } }, async (request, reply) => {
      const lane = laneIn(request);
      // Noted before the stream opens, so that a lane that hears is never shown as offline.
      const name = await presence.connected(lane);
      const stream = new EventStream(reply, () => {
        open.delete(one);
        presence.gone(name).catch(failed);
      });
      // Lanes of the version before do not beat.
      if (request.query.beats !== undefined)
        presence.expectBeats(name, () => {
          stream.cut();
        });
      const one = { lane, stream, changed: new Set<string>(), isSending: false, opens: Promise.resolve() };
      open.add(one);
      const own = [...open].filter((other) => other.lane.origin === lane.origin);
      for (const oldest of own.slice(0, -MOST_STREAMS)) oldest.stream.end();
      sendOpens(one);
      orEnds(one, sendOrders(pool, one));
    });
  };
}

async function endUnpaired(pool: pg.Pool, { lane, stream }: OpenLane): Promise<void> {
  const { rowCount } = await pool.query(
    'SELECT 1 FROM house.lanes WHERE house = $1 AND origin = $2 AND revoked IS NULL',
    [lane.house, lane.origin],
  );
  if (rowCount === 0) stream.end();
}

async function sendOrders(pool: pg.Pool, one: OpenLane): Promise<void> {
  send(one, await heardOrders(pool, one.lane));
}

/** Looks changed orders up together, and sends those that wait. All of them each time would be sent once for each answer. */
async function sendChanged(pool: pg.Pool, one: OpenLane): Promise<void> {
  if (one.isSending) return;
  one.isSending = true;
  while (one.changed.size > 0) {
    const ids = [...one.changed];
    one.changed.clear();
    send(one, await heardOrders(pool, one.lane, ids));
  }
  one.isSending = false;
}

function send({ stream }: OpenLane, orders: readonly Order[]): void {
  for (const order of orders) stream.send({ id: order.id, event: 'order', data: JSON.stringify(order) });
}
