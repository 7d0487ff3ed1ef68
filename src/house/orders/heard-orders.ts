import { namesDigest } from '../../core/chain/names.ts';
import type { ShownBody } from '../../house-contract/front-desk.ts';
import type { Order, OrderAnswer, OrderBody, TakenGame } from '../../house-contract/orders.ts';
import { sha256 } from '../db/hash.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';
import { factsUpTo, gameUpTo } from './game-up-to.ts';

interface Row {
  readonly id: string;
  readonly author: string;
  readonly seconds: number;
  readonly body: ShownBody;
  readonly move: string | null;
}

/**
 * The orders that wait for a lane. Seconds run while a lane is offline; what is left of them counts from the
 * arrival. Facts and names of a move are joined only here, so that no bowler erased meanwhile is in them.
 */
export async function heardOrders(
  queries: Queries,
  { house, origin }: KnownLane,
  ids: readonly string[] | null = null,
): Promise<readonly Order[]> {
  const { rows } = await queries.query<Row>(
    `SELECT id, author, body, move, ceil(seconds - extract(epoch FROM now() - sent))::int AS seconds
     FROM house.orders WHERE house = $1 AND origin = $2 AND state IN ('sent', 'unknown')
       AND sent + make_interval(secs => seconds) > now() AND ($3::text[] IS NULL OR id = ANY ($3))
     ORDER BY sent, id`,
    [house, origin, ids],
  );
  const orders: Order[] = [];
  for (const { move, body, ...order } of rows) {
    const whole = await wholeBody(queries, house, body, move);
    // If its game was deleted meanwhile, the order ends when its seconds have passed.
    if (whole !== null) orders.push({ ...order, body: whole });
  }
  return orders;
}

async function wholeBody(
  queries: Queries,
  house: string,
  body: ShownBody,
  move: string | null,
): Promise<OrderBody | null> {
  if (body.kind === 'bowlerComes') {
    const bowler = move === null ? null : await bowlerOf(queries, house, move);
    return bowler === null ? null : { ...body, ...bowler };
  }
  if (body.kind !== 'takeGame') return body;
  const games: TakenGame[] = [];
  for (const { from, lane } of body.games) {
    const facts = await factsUpTo(queries, { house, ...from }, from.generation);
    if (facts === null) return null;
    const entries = facts.names.map(({ path, value }) => ({ path, value }));
    const names = { digest: namesDigest(sha256, entries), entries };
    games.push({ from, lane, save: facts.save, facts: [...facts.facts], names });
  }
  return { ...body, games };
}

/** The bowler as before leaving the old lane. */
async function bowlerOf(
  queries: Queries,
  house: string,
  move: string,
): Promise<{ readonly name: string; readonly bowler: string } | null> {
  const { rows } = await queries.query<{
    readonly origin: string;
    readonly game: string;
    readonly player: number;
    readonly outcome: OrderAnswer['outcome'] | null;
  }>(
    `SELECT from_origin AS origin, moves.games[1] AS game, moves.player, away.outcome FROM house.moves
     JOIN house.orders AS away ON away.house = moves.house AND away.move = moves.id AND away.step = 'away'
     WHERE moves.house = $1 AND moves.id = $2`,
    [house, move],
  );
  const [row] = rows;
  if (row?.outcome?.state !== 'done') return null;
  const { origin, game: id, player } = row;
  const left = row.outcome.games.find(({ game }) => game === id)?.generation ?? null;
  const game = await gameUpTo(queries, { house, origin, game: id }, left === null ? null : left - 1);
  const line = game?.position.lines.find((one) => one.player === player);
  return line === undefined ? null : { name: line.name, bowler: line.bowler };
}
