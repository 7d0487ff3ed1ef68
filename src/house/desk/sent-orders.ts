import {
  SHOWN_HOURS,
  type SentOrder,
  type ShownBody,
  type WaitingParty,
} from '../../house-contract/front-desk.ts';
import type { OrderAnswer, OrderState } from '../../house-contract/orders.ts';
import type { Queries } from '../db/transactions.ts';

interface OrderRow {
  readonly id: string;
  readonly author: string;
  readonly seconds: number;
  readonly body: ShownBody;
  readonly origin: string;
  readonly sent: Date;
  readonly state: OrderState;
  readonly outcome: OrderAnswer['outcome'] | null;
  readonly late: boolean;
  readonly cancelled: string | null;
  readonly move: string | null;
  readonly others: readonly OrderAnswer['outcome'][];
}

/** The orders of the last hours, or these, newest first. */
export async function sentOrders(
  queries: Queries,
  house: string,
  ids: readonly string[] | null = null,
): Promise<readonly SentOrder[]> {
  const { rows } = await queries.query<OrderRow>(
    `SELECT id, author, seconds, body, origin, sent, state, outcome, late, cancelled_by AS cancelled, move,
       ARRAY(SELECT other.outcome FROM house.other_answers AS other WHERE other.house = orders.house
             AND other.origin = orders.origin AND other.id = orders.id ORDER BY arrived) AS others
     FROM house.orders
     WHERE house = $1
       AND CASE WHEN $2::text[] IS NULL THEN sent > now() - make_interval(hours => $3) ELSE id = ANY ($2) END
     ORDER BY sent DESC, id LIMIT CASE WHEN $2::text[] IS NULL THEN 500 END`,
    [house, ids, SHOWN_HOURS],
  );
  return rows.map(({ id, author, seconds, body, origin, sent, state, outcome, late, ...row }) => ({
    ...{ order: { id, author, seconds, body }, origin, state, answer: outcome, late },
    ...{ sentAt: sent.toISOString(), cancelledBy: row.cancelled, others: row.others, move: row.move },
  }));
}

/** SQL: whether a party waits. One whose lane refused it, or did not answer in time, is back in its place. */
export const WAITS = `(seat IS NULL OR EXISTS (SELECT FROM house.orders WHERE orders.house = waiting.house
    AND orders.id = waiting.seat AND (orders.state IN ('refused', 'void') OR orders.state = 'unknown' AND orders.late)))`;

export async function waitingParties(queries: Queries, house: string): Promise<readonly WaitingParty[]> {
  const { rows } = await queries.query<Omit<WaitingParty, 'since'> & { readonly since: Date }>(
    `SELECT id, name, bowlers, since, note, (SELECT lane FROM house.orders WHERE orders.house = waiting.house
         AND orders.id = waiting.seat AND orders.state = 'unknown') AS perhaps
     FROM house.waiting WHERE house = $1 AND ${WAITS} ORDER BY since, id`,
    [house],
  );
  return rows.map((party) => ({ ...party, since: party.since.toISOString() }));
}
