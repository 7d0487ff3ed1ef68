import type pg from 'pg';
import { FORK_ANSWER } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { accountIn, type Permits } from '../accounts/permits.ts';
import { withService } from '../db/transactions.ts';
import { refusable } from '../db/refusable.ts';
import { refuse } from '../service/refusal.ts';
import type { Room } from '../service/valibot-provider.ts';
import { answerAsked } from './answering.ts';
import { askedOf } from './asked.ts';

export interface ForkDeps {
  readonly pool: pg.Pool;
  readonly house: string;
  readonly permits: Permits;
}

/** The questions about games, and the answers of staff. */
export function forkRoutes({ pool, house, permits }: ForkDeps): Room {
  // eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
  return async (app) => {
    app.get(DESK_ROUTES.forks, { onRequest: permits.mayRead }, async (_request, reply) =>
      reply.send(await withService(pool, (queries) => askedOf(queries, house))),
    );
    app.post(
      DESK_ROUTES.forks,
      { onRequest: permits.mayOrder, schema: { body: FORK_ANSWER } },
      async (request, reply) => {
        const answer = await refusable(pool, (queries) =>
          answerAsked(queries, house, accountIn(request), request.body),
        );
        if (answer.ok) return reply.send({});
        return refuse(reply, answer.error.startsWith('unknown-') ? 404 : 409, answer.error);
      },
    );
  };
}
