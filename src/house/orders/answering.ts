import { isDeepStrictEqual } from 'node:util';
import type { OrderAnswer, OrderState } from '../../house-contract/orders.ts';
import { tell } from '../db/news.ts';
import { asService, type KnownLane, type Queries } from '../db/transactions.ts';
import { afterStep, type DoneStep } from './moving.ts';

interface Row extends DoneStep {
  readonly lane: number;
  readonly state: OrderState;
  readonly outcome: OrderAnswer['outcome'] | null;
  readonly isLate: boolean;
}

/**
 * Takes answers in the lane's own transaction, so that it reaches only its own orders. The first answer
 * holds, even after the order's seconds; a different one is kept beside it. False if an answer names facts
 * that the house lacks: the other answers are taken, and the lane delivers the facts and answers again. Some
 * facts never arrive, so the house waits for them no longer than the order is good.
 */
export async function takeAnswers(
  queries: Queries,
  lane: KnownLane,
  answers: readonly OrderAnswer[],
): Promise<boolean> {
  let complete = true;
  // Sorted, so that two requests with the same answers cannot deadlock.
  for (const answer of answers.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    complete = (await takeAnswer(queries, lane, answer)) && complete;
  return complete;
}

async function takeAnswer(queries: Queries, lane: KnownLane, answer: OrderAnswer): Promise<boolean> {
  const { id, outcome } = answer;
  const { rows } = await queries.query<Row>(
    `SELECT lane, state, outcome, move, step, sent + make_interval(secs => seconds) < now() AS "isLate"
     FROM house.orders
     WHERE house = $1 AND origin = $2 AND id = $3 FOR UPDATE`,
    [lane.house, lane.origin, id],
  );
  const [order] = rows;
  if (order !== undefined && isDeepStrictEqual(order.outcome, outcome)) return true;
  if (order?.outcome !== null) {
    // A house restored from an older copy may not know the order.
    await keepAside(queries, lane, answer);
  } else {
    if (!order.isLate && !(await hasFacts(queries, lane, outcome))) return false;
    await queries.query(
      `UPDATE house.orders SET state = $4, outcome = $5, answered = now(), late = (late OR state = 'void')
       WHERE house = $1 AND origin = $2 AND id = $3`,
      [lane.house, lane.origin, id, outcome.state, JSON.stringify(outcome)],
    );
    // The next step of the move goes to another lane.
    if (order.move !== null) await asService(queries, () => afterStep(queries, lane.house, order));
  }
  if (order !== undefined) await tell(queries, { kind: 'order', ...lane, lane: order.lane, id });
  return true;
}

async function keepAside(
  queries: Queries,
  { house, origin }: KnownLane,
  { id, outcome }: OrderAnswer,
): Promise<void> {
  await queries.query(
    `INSERT INTO house.other_answers (house, origin, id, outcome) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [house, origin, id, JSON.stringify(outcome)],
  );
}

/** Whether the house has the facts on any branch, or the game was deleted since. */
async function hasFacts(
  queries: Queries,
  { house, origin }: KnownLane,
  outcome: OrderAnswer['outcome'],
): Promise<boolean> {
  if (outcome.state !== 'done') return true;
  for (const { game, generation } of outcome.games) {
    const key = [house, origin, game, generation];
    const own = 'house = $1 AND origin = $2 AND game = $3';
    const { rows } = await queries.query<{ there: boolean }>(
      `SELECT EXISTS (SELECT FROM house.games WHERE ${own} AND generation >= $4)
         OR EXISTS (SELECT FROM house.forks WHERE ${own} AND generation >= $4)
         OR EXISTS (SELECT FROM house.aside WHERE ${own} AND generation >= $4)
         OR EXISTS (SELECT FROM house.deletions WHERE ${own}) AS there`,
      key,
    );
    if (rows[0]?.there !== true) return false;
  }
  return true;
}
