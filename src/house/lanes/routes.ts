import type pg from 'pg';
import * as v from 'valibot';
import {
  COMPARE,
  DELETIONS,
  DELIVERY,
  ERASURES,
  HELLO,
  PAIRING,
  PROTOCOL,
  type Delivered,
  type Erasures,
} from '../../house-contract/deliveries.ts';
import type { Authority } from '../../house-contract/authority.ts';
import { LANE_STATES } from '../../house-contract/lane-state.ts';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import type { Attempts } from '../accounts/attempts.ts';
import { asService, withLane, withService } from '../db/transactions.ts';
import { eraseBowlers } from '../games/erasing.ts';
import { KeptGames } from '../games/kept-games.ts';
import { RECORD_VERSION } from '../../saves/record/migrations.ts';
import { refuse } from '../service/refusal.ts';
import type { Room } from '../service/valibot-provider.ts';
import { compared } from './comparing.ts';
import { Delivering } from './delivering.ts';
import { keyed, laneIn, paired } from './lane-key.ts';
import { LaneTurns } from './lane-turns.ts';
import { noteHello, noteStates, deleteGames, erasedInHouse, noteErasures } from './lane-notes.ts';

export interface LaneDeps {
  readonly pool: pg.Pool;
  /** The certificate of the house's authority, PEM; null on plain HTTP. */
  readonly authority: string | null;
  /** Limits wrong pairing codes; tests without attacks leave it out. */
  readonly attempts?: Attempts;
  readonly kept?: KeptGames;
  readonly turns?: LaneTurns;
}

/** A lane of an older version does not ask who opens it, and could not read the answer. */
const PAIRING_ASKED = v.object({ opens: v.optional(v.string()) });

/** The answer of requests that have nothing to say. */
const DONE = {};

/** The lanes' requests. Each is one transaction, so an interrupted one has done nothing. */
export function laneRoutes({
  pool,
  authority,
  attempts,
  kept = new KeptGames(),
  turns = new LaneTurns(),
}: LaneDeps): Room {
  return async (app) => {
    app.get(LANE_ROUTES.authority, (_request, reply) => reply.send({ authority } satisfies Authority));
    app.post(
      LANE_ROUTES.pair,
      { schema: { body: PAIRING, querystring: PAIRING_ASKED } },
      async (request, reply) => {
        const { body, ip, query } = request;
        if (attempts !== undefined && !(await attempts.may('pairing', ip)))
          return refuse(reply, 429, 'too-many');
        const answer = await paired(pool, body, { authority, saysOpens: query.opens !== undefined });
        if (answer.ok) await attempts?.succeeded('pairing', ip);
        return answer.ok ? reply.send(answer.value) : refuse(reply, 403, answer.error);
      },
    );
    await app.register(keyedRoutes(pool, kept, turns));
  };
}

function keyedRoutes(pool: pg.Pool, kept: KeptGames, turns: LaneTurns): Room {
  // eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
  return async (app) => {
    app.addHook('onRequest', turns.take);
    app.addHook('onRequest', keyed(pool));
    app.post(LANE_ROUTES.hello, { schema: { body: HELLO } }, async (request, reply) => {
      // This protocol and the one before, because lanes are updated one after another.
      const { protocol } = request.body;
      if (protocol > PROTOCOL || protocol < PROTOCOL - 1) return refuse(reply, 426, 'protocol');
      await withLane(pool, laneIn(request), (queries) => noteHello(queries, laneIn(request), request.body));
      return reply.send({ protocol: PROTOCOL });
    });
    app.post(LANE_ROUTES.compare, { schema: { body: COMPARE } }, async (request, reply) =>
      reply.send(
        await withLane(pool, laneIn(request), (queries) => compared(queries, laneIn(request), request.body)),
      ),
    );
    app.post(LANE_ROUTES.facts, { schema: { body: DELIVERY } }, async (request, reply) => {
      // The lane was updated first. What is taken now could not be read, and would not be sent again.
      if (request.body.parts.some(({ save }) => save > RECORD_VERSION)) return refuse(reply, 426, 'protocol');
      const parts = await withLane(pool, laneIn(request), (queries) =>
        new Delivering(queries, laneIn(request), kept).take(request.body),
      );
      return reply.send({ parts: [...parts] } satisfies Delivered);
    });
    app.post(LANE_ROUTES.deletions, { schema: { body: DELETIONS } }, async (request, reply) => {
      await withLane(pool, laneIn(request), (queries) =>
        deleteGames(queries, laneIn(request), request.body.games),
      );
      return reply.send(DONE);
    });
    app.post(LANE_ROUTES.erasures, { schema: { body: ERASURES } }, async (request, reply) => {
      const lane = laneIn(request);
      const { bowlers } = request.body;
      // In one transaction: once the house has noted an erasure, the lane does not send it again.
      await withLane(pool, lane, async (queries) => {
        const fresh = await noteErasures(queries, lane, bowlers);
        await asService(queries, () => eraseBowlers(queries, lane.house, fresh));
      });
      return reply.send(DONE);
    });
    app.get(LANE_ROUTES.erasures, async (request, reply) => {
      const { house } = laneIn(request);
      const bowlers = await withService(pool, (queries) => erasedInHouse(queries, house));
      return reply.send({ bowlers } satisfies Erasures);
    });
    app.post(LANE_ROUTES.states, { schema: { body: LANE_STATES } }, async (request, reply) => {
      await withLane(pool, laneIn(request), (queries) => noteStates(queries, laneIn(request), request.body));
      return reply.send(DONE);
    });
  };
}
