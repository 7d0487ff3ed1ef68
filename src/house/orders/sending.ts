import { err, ok, type Result } from '../../core/line/result.ts';
import type { NewOrder, OrderRefusal, SentAnswers } from '../../house-contract/new-orders.ts';
import { audit } from '../accounts/audit.ts';
import type { KnownAccount } from '../accounts/sessions.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';
import { isGiven, lockGiving } from './given-lane.ts';
import { orderedLane } from './known-lane.ts';
import { afterStep, type DoneStep } from './moving.ts';
import { keepOrder } from './new-order.ts';
import type { OrderAnswer } from '../../house-contract/orders.ts';

export interface SendingDeps {
  readonly queries: Queries;
  readonly house: string;
  readonly by: KnownAccount;
}

/** Sends each order to its lane. A known id makes nothing. */
export async function sendOrders(
  deps: SendingDeps,
  orders: readonly NewOrder[],
): Promise<SentAnswers['orders']> {
  const answers: { id: string; refused: OrderRefusal | null }[] = [];
  const together = orders.map(({ id }) => id);
  for (const order of orders) {
    const sent = await sendOrder(deps, order, together);
    answers.push({ id: order.id, refused: sent.ok ? null : sent.error });
  }
  return answers;
}

/** `together` are the orders of one request: both lanes of a PC may be opened at once. */
export async function sendOrder(
  { queries, house, by }: SendingDeps,
  { id, origin, seconds, body, ifFree = false }: NewOrder,
  together: readonly string[] = [],
): Promise<Result<null, OrderRefusal>> {
  if (ifFree) await lockGiving(queries, house);
  const known = await queries.query('SELECT FROM house.orders WHERE house = $1 AND id = $2', [house, id]);
  if (known.rowCount === 1) return ok(null);
  const lane = await orderedLane(queries, house, { origin, lane: body.lane });
  if (!lane.ok) return lane;
  if (ifFree && (await isGiven(queries, house, lane.value, together))) return err('lane-taken');
  if (body.kind === 'print' && !(await hasGame(queries, house, origin, body.game)))
    return err('unknown-game');
  // The contract accepts these kinds only from moves.
  if (body.kind === 'takeGame' || body.kind === 'bowlerComes') throw new Error(`staff gave a ${body.kind}`);
  await keepOrder(queries, house, { id, origin, author: by.name, seconds, body });
  await audit(queries, {
    ...{ house, account: by.id, name: by.name, what: 'order' },
    about: { id, origin, lane: body.lane, kind: body.kind },
  });
  return ok(null);
}

async function hasGame(queries: Queries, house: string, origin: string, game: string): Promise<boolean> {
  const { rowCount } = await queries.query(
    'SELECT FROM house.games WHERE house = $1 AND origin = $2 AND game = $3',
    [house, origin, game],
  );
  return rowCount === 1;
}

interface OpenOrder extends DoneStep {
  readonly origin: string;
  readonly lane: number;
  readonly open: boolean;
  readonly unknown: boolean;
  readonly cancelled: boolean;
}

/**
 * Cancels an unanswered order. If the lane did it all the same, its answer holds; where a restore lost that answer, what the
 * facts say of it.
 */
export async function cancelOrder(
  { queries, house, by }: SendingDeps,
  id: string,
): Promise<Result<null, 'unknown-order' | 'answered'>> {
  const { rows } = await queries.query<OpenOrder>(
    `SELECT origin, lane, state IN ('sent', 'unknown') AS open, state = 'unknown' AS unknown,
       cancelled_by IS NOT NULL AS cancelled, move, step FROM house.orders WHERE house = $1 AND id = $2 FOR UPDATE`,
    [house, id],
  );
  const [order] = rows;
  if (order === undefined) return err('unknown-order');
  if (!order.open) return order.cancelled ? ok(null) : err('answered');
  const { origin, lane, move, step, unknown } = order;
  const lost = unknown && move !== null && step === 'away' ? await lostAnswer(queries, house, move) : null;
  await queries.query(
    `UPDATE house.orders SET state = $4, outcome = $5, cancelled_by = $3, late = late OR $5::jsonb IS NOT NULL
     WHERE house = $1 AND id = $2`,
    [house, id, by.name, lost?.state ?? 'void', lost === null ? null : JSON.stringify(lost)],
  );
  await tell(queries, { kind: 'order', house, origin, lane, id });
  await afterStep(queries, house, order);
  await audit(queries, {
    ...{ house, account: by.id, name: by.name, what: 'order-cancelled' },
    about: { id, origin, lane },
  });
  return ok(null);
}

/** What the facts say that an old lane answered before a restore: that it closed all games of this move. Null if it did not. */
async function lostAnswer(
  queries: Queries,
  house: string,
  move: string,
): Promise<OrderAnswer['outcome'] | null> {
  const { rows } = await queries.query<{ readonly game: string; readonly generation: number | null }>(
    `SELECT own.game, facts.generation FROM house.moves
     CROSS JOIN unnest(moves.games) WITH ORDINALITY AS own (game, half)
     LEFT JOIN house.games AS head ON head.house = moves.house AND head.origin = moves.from_origin
       AND head.game = own.game
     LEFT JOIN house.facts ON facts.house = moves.house AND facts.origin = moves.from_origin
       AND facts.game = own.game AND facts.generation = head.generation AND body::jsonb ->> 'type' = 'gameMoved'
     WHERE moves.house = $1 AND moves.id = $2 AND moves.player IS NULL ORDER BY half`,
    [house, move],
  );
  const games = rows.flatMap(({ game, generation }) => (generation === null ? [] : [{ game, generation }]));
  return games.length === 0 || games.length < rows.length ? null : { state: 'done', games };
}
