import type { ShownBody } from '../../house-contract/front-desk.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';

/** A stored order: without facts and names, which are joined when a lane hears it. */
export interface KeptOrder {
  readonly id: string;
  readonly origin: string;
  readonly author: string;
  readonly seconds: number;
  readonly body: ShownBody;
  readonly step?: { readonly move: string; readonly step: 'away' | 'take'; readonly attempt: number };
}

/** Stores an order unless its id exists. */
export async function keepOrder(
  queries: Queries,
  house: string,
  { id, origin, author, seconds, body, step }: KeptOrder,
): Promise<void> {
  const { rowCount } = await queries.query(
    `INSERT INTO house.orders (house, id, origin, lane, author, seconds, body, move, step, attempt)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (house, id) DO NOTHING`,
    [
      ...[house, id, origin, body.lane, author, seconds, JSON.stringify(body)],
      ...[step?.move ?? null, step?.step ?? null, step?.attempt ?? null],
    ],
  );
  if (rowCount === 1) await tell(queries, { kind: 'order', house, origin, lane: body.lane, id });
}
