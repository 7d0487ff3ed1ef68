import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Result } from '../../core/line/result.ts';
import { MOVE, MOVE_ON } from '../../house-contract/moves.ts';
import { CANCEL, NEW_ORDERS, WAITING_CHANGE, type SentAnswers } from '../../house-contract/new-orders.ts';
import { ORDER_ANSWERS } from '../../house-contract/orders.ts';
import { DESK_ROUTES, LANE_ROUTES } from '../../house-contract/routes.ts';
import { accountIn, type Permits } from '../accounts/permits.ts';
import { withLane, withService, type Queries } from '../db/transactions.ts';
import { keyed, laneIn } from '../lanes/lane-key.ts';
import { LaneTurns } from '../lanes/lane-turns.ts';
import { refuse } from '../service/refusal.ts';
import type { Room } from '../service/valibot-provider.ts';
import { takeAnswers } from './answering.ts';
import { beginMove, moveOn } from './moves.ts';
import { refusable } from '../db/refusable.ts';
import { cancelOrder, sendOrders, type SendingDeps } from './sending.ts';
import { changeWaiting } from './waiting.ts';

export interface OrderDeps {
  readonly pool: pg.Pool;
  readonly house: string;
  readonly permits: Permits;
}

const DONE = {};

/** The front desk's requests to lanes. Each is one transaction. */
export function orderRoutes({ pool, house, permits }: OrderDeps): Room {
  const decided = <E extends string>(
    request: FastifyRequest,
    work: (deps: SendingDeps) => Promise<Result<unknown, E>>,
  ): Promise<Result<unknown, E>> =>
    refusable(pool, (queries) => work({ queries, house, by: accountIn(request) }));
  // eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
  return async (app) => {
    app.addHook('onRequest', permits.mayOrder);
    app.post(DESK_ROUTES.orders, { schema: { body: NEW_ORDERS } }, async (request, reply) => {
      const by = accountIn(request);
      const orders = await withService(pool, (queries) =>
        sendOrders({ queries, house, by }, request.body.orders),
      );
      return reply.send({ orders } satisfies SentAnswers);
    });
    app.post(DESK_ROUTES.cancel, { schema: { body: CANCEL } }, async (request, reply) =>
      answered(reply, await decided(request, (deps) => cancelOrder(deps, request.body.id))),
    );
    app.post(DESK_ROUTES.moves, { schema: { body: MOVE } }, async (request, reply) =>
      answered(reply, await decided(request, (deps) => beginMove(deps, request.body))),
    );
    app.post(DESK_ROUTES.moveOn, { schema: { body: MOVE_ON } }, async (request, reply) =>
      answered(reply, await decided(request, (deps) => moveOn(deps, request.body))),
    );
    app.post(DESK_ROUTES.waiting, { schema: { body: WAITING_CHANGE } }, async (request, reply) =>
      answered(reply, await decided(request, (deps) => changeWaiting(deps, request.body))),
    );
  };
}

/** The lanes' answers. */
export function answerRoutes(pool: pg.Pool, turns = new LaneTurns()): Room {
  // eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
  return async (app) => {
    app.addHook('onRequest', turns.take);
    app.addHook('onRequest', keyed(pool));
    app.post(LANE_ROUTES.answers, { schema: { body: ORDER_ANSWERS } }, async (request, reply) => {
      const lane = laneIn(request);
      const complete = await withLane(pool, lane, (queries: Queries) =>
        takeAnswers(queries, lane, request.body.answers),
      );
      return complete ? reply.send(DONE) : refuse(reply, 409, 'facts-missing');
    });
  };
}

/** 404 for something that the house does not know, 409 for something that cannot be done now. */
function answered(reply: FastifyReply, answer: Result<unknown, string>): FastifyReply {
  if (answer.ok) return reply.send(DONE);
  return refuse(reply, answer.error.startsWith('unknown-') ? 404 : 409, answer.error);
}
