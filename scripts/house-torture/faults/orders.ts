import { DESK_ROUTES } from '../../../src/house-contract/routes.ts';
import type { NewOrder } from '../../../src/house-contract/new-orders.ts';
import { newId } from '../../../src/saves/record/new-id.ts';
import { oneOf, type Draw } from '../draw.ts';
import type { Evening } from '../evening.ts';
import { Desk } from '../house/desk.ts';
import type { Fault } from './fault.ts';

/** For how many seconds an order is good: longer than any outage. */
const GOOD_FOR = 3600;
const MOST_LANES = 12;
const MOST_HOLDS = 10;

/** Orders of the front desk while everything fails, each one sent twice. */
const sent: Fault = {
  kind: 'orders from the front desk, each sent twice',
  group: 'requests',
  share: 3,
  strike: async (evening, draw) => {
    const orders: NewOrder[] = [];
    for (let count = 1 + draw(MOST_LANES); count > 0; count -= 1) orders.push(newOrder(evening, draw));
    for (let holds = 0; holds < MOST_HOLDS; holds += 1) {
      const first = await send(evening, draw, orders);
      const second = first && (await send(evening, draw, orders));
      if (first) for (const { id } of orders) evening.orders.add(id);
      if (second) return 1;
      await evening.hold(1);
    }
    return 0;
  },
};

function newOrder(evening: Evening, draw: Draw): NewOrder {
  const { lane } = oneOf(draw, evening.fleet.lanes);
  return { id: newId(), origin: evening.originOf(lane), seconds: GOOD_FOR, body: bodyFor(lane, draw) };
}

function bodyFor(lane: number, draw: Draw): NewOrder['body'] {
  const kind = draw(6);
  if (kind === 0) return { kind: 'message', lane, text: 'The snack bar closes soon' };
  if (kind === 1) return { kind: 'extend', lane, by: { games: 1 } };
  if (kind === 2) return { kind: 'answerHelp', lane };
  return { kind: 'open', lane, for: { games: 3 }, names: kind === 3 ? [] : ['DESK ANNA', 'DESK BEN'] };
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

export const orders: readonly Fault[] = [sent];
