import type { SentOrder, WaitingParty } from '../../house-contract/front-desk.ts';
import type { Order, OrderAnswer, OrderState } from '../../house-contract/orders.ts';
import type { Queries } from '../db/transactions.ts';

interface OrderRow extends Order {
  readonly origin: string;
  readonly sent: Date;
  readonly state: OrderState;
  readonly outcome: OrderAnswer['outcome'] | null;
}

/** Orders of the last hours, or one of them, the newest first. */
export async function sentOrders(
  queries: Queries,
  house: string,
  id: string | null = null,
): Promise<readonly SentOrder[]> {
  const { rows } = await queries.query<OrderRow>(
    `SELECT id, author, seconds, body, origin, sent, state, outcome FROM house.orders
     WHERE house = $1 AND CASE WHEN $2::text IS NULL THEN sent > now() - interval '12 hours' ELSE id = $2 END
     ORDER BY sent DESC LIMIT 500`,
    [house, id],
  );
  return rows.map(({ origin, sent, state, outcome, ...order }) => ({
    ...{ order, origin, state, answer: outcome },
    sentAt: sent.toISOString(),
  }));
}

export async function waitingParties(queries: Queries, house: string): Promise<readonly WaitingParty[]> {
  const { rows } = await queries.query<Omit<WaitingParty, 'since'> & { readonly since: Date }>(
    'SELECT id, name, bowlers, since, note FROM house.waiting WHERE house = $1 ORDER BY since, id',
    [house],
  );
  return rows.map((party) => ({ ...party, since: party.since.toISOString() }));
}
