import { setTimeout as pause } from 'node:timers/promises';
import type { LanePlace } from '../../../src/house-contract/moves.ts';
import { DESK_ROUTES } from '../../../src/house-contract/routes.ts';
import type { NewOrder } from '../../../src/house-contract/new-orders.ts';
import { newId } from '../../../src/saves/record/new-id.ts';
import { oneOf, type Draw } from '../draw.ts';
import type { Evening } from '../evening.ts';
import { Desk } from '../house/desk.ts';
import { emptied } from './emptied.ts';
import type { Fault } from './fault.ts';

/** For how many seconds an order is good: longer than any outage. */
const GOOD_FOR = 3600;
const MOST_LANES = 12;
const MOST_TRIES = 12;
/** In milliseconds. */
const LOOK = 200;
const ONE_TRY = 4000;

/**
 * Orders of the front desk while everything fails, each one sent twice: to lanes at random, which mostly refuse them, and to
 * one whose party has gone. It has struck once that lane has carried its order out.
 */
const sent: Fault = {
  kind: 'orders from the front desk, each sent twice',
  group: 'requests',
  always: true,
  share: 3,
  strike: async (evening, draw) => {
    const others: NewOrder[] = [];
    for (let count = draw(MOST_LANES); count > 0; count -= 1) others.push(anyOrder(evening, draw));
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const place = await freeLane(evening, draw);
      const open = place === null ? null : orderFor(place, opening(place.lane, draw(2) === 0));
      const sends = open === null ? [] : [open, ...others];
      if (open !== null && place !== null && (await sendTwice(evening, draw, sends)))
        if (await isDone(evening, open)) {
          const { lane } = place;
          await sendTwice(evening, draw, [orderFor(place, { kind: 'extend', lane, by: { games: 1 } })]);
          return 1;
        }
      await evening.hold(1);
    }
    return 0;
  },
};

async function freeLane(evening: Evening, draw: Draw): Promise<LanePlace | null> {
  const desk = await Desk.signIn(evening, draw);
  const state = (await desk?.state()) ?? null;
  return desk === null || state === null ? null : emptied(evening, desk, state, draw);
}

function orderFor({ origin }: Pick<LanePlace, 'origin'>, body: NewOrder['body']): NewOrder {
  return { id: newId(), origin, seconds: GOOD_FOR, body };
}

function anyOrder(evening: Evening, draw: Draw): NewOrder {
  const { lane } = oneOf(draw, evening.fleet.lanes);
  return orderFor({ origin: evening.originOf(lane) }, bodyFor(lane, draw));
}

function bodyFor(lane: number, draw: Draw): NewOrder['body'] {
  const kind = draw(6);
  if (kind === 0) return { kind: 'message', lane, text: 'The snack bar closes soon' };
  if (kind === 1) return { kind: 'extend', lane, by: { games: 1 } };
  if (kind === 2) return { kind: 'answerHelp', lane };
  return opening(lane, kind === 3);
}

function opening(lane: number, isNameless: boolean): NewOrder['body'] {
  return { kind: 'open', lane, for: { games: 3 }, names: isNameless ? [] : ['DESK ANNA', 'DESK BEN'] };
}

/** Whether the house took them, and took them again. */
async function sendTwice(evening: Evening, draw: Draw, orders: readonly NewOrder[]): Promise<boolean> {
  if (!(await send(evening, draw, orders))) return false;
  for (const { id } of orders) evening.orders.add(id);
  return send(evening, draw, orders);
}

/** Whether the house took them. */
async function send(evening: Evening, draw: Draw, orders: readonly NewOrder[]): Promise<boolean> {
  const desk = await Desk.signIn(evening, draw);
  const answer = (await desk?.post(DESK_ROUTES.orders, { orders })) ?? null;
  if (answer === null) return false;
  const { status, text } = answer;
  if (status >= 400 && status < 500 && status !== 401)
    throw new Error(`orders were answered ${String(status)}: ${text}`);
  return status < 300;
}

/** Whether the house hears within a while that its lane has carried it out. */
async function isDone({ database }: Evening, { id }: NewOrder): Promise<boolean> {
  for (let looked = 0; looked < ONE_TRY; looked += LOOK) {
    const asked = database.ask<{ state: string }>('SELECT state FROM house.orders WHERE id = $1', [id]);
    const [order] = await asked.catch(() => []);
    if (order?.state === 'done') return true;
    if (order !== undefined && order.state !== 'sent' && order.state !== 'unknown') return false;
    await pause(LOOK);
  }
  return false;
}

export const orders: readonly Fault[] = [sent];
