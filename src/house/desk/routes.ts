import type pg from 'pg';
import type { DeskState } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import type { Hook } from '../accounts/permits.ts';
import { withService } from '../db/transactions.ts';
import type { Room } from '../service/valibot-provider.ts';
import { lanesWithGames } from './desk-lanes.ts';
import { sentOrders, waitingParties } from './sent-orders.ts';
import { shownMoves } from './shown-moves.ts';

export interface DeskDeps {
  readonly pool: pg.Pool;
  readonly house: string;
  /** Refuses requests of accounts that may not read the front desk. */
  readonly mayRead: Hook;
}

/** The state that the front desk's page loads. */
export function deskRoutes({ pool, house, mayRead }: DeskDeps): Room {
  // eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
  return async (app) => {
    app.addHook('onRequest', mayRead);
    app.get(DESK_ROUTES.state, async (_request, reply) => {
      const state = await withService(pool, async (queries): Promise<DeskState> => {
        const { rows } = await queries.query<{ name: string }>(
          'SELECT name FROM house.houses WHERE id = $1',
          [house],
        );
        return {
          house: rows[0]?.name ?? '',
          lanes: await lanesWithGames(queries, house),
          orders: await sentOrders(queries, house),
          moves: await shownMoves(queries, house),
          waiting: await waitingParties(queries, house),
        };
      });
      return reply.send(state);
    });
  };
}
