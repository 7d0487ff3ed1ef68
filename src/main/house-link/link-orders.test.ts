import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order, OrderAnswer } from '../../house-contract/orders.ts';
import { LinkOrders } from './link-orders.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function orderOf(id: string): Order {
  const body = { kind: 'close', lane: 7 } as const;
  return { id, body, author: 'Kim', seconds: 600 };
}

/** Orders that are answered at once, and a house that lacks the facts of some. */
class Answered {
  asked: string[][] = [];
  readonly orders: LinkOrders;
  readonly #lacking: ReadonlySet<string>;

  constructor(...lacking: readonly string[]) {
    this.#lacking = new Set(lacking);
    const games: OrderAnswer['outcome'] = {
      state: 'done',
      games: [{ game: 'g000001-0a1b2c', generation: 9 }],
    };
    const take = ({ id }: Order): Promise<OrderAnswer> => Promise.resolve({ id, outcome: games });
    const pauses = { states: 300, longest: 60_000 };
    this.orders = new LinkOrders({ take }, pauses, { log: () => undefined, answered: () => undefined });
  }

  async hears(...ids: readonly string[]): Promise<void> {
    for (const id of ids) this.orders.hear(orderOf(id));
    await vi.advanceTimersByTimeAsync(0);
  }

  /** Sends answers until none is due. */
  asks(): void {
    for (let due = this.orders.due(); due.length > 0; due = this.orders.due()) {
      this.asked.push(due.map(({ id }) => id));
      if (due.some(({ id }) => this.#lacking.has(id))) this.orders.lacking(due);
      else this.orders.acknowledged(due);
    }
  }
}

const [FIRST, SECOND, THIRD] = ['a1'.repeat(12), 'a2'.repeat(12), 'a3'.repeat(12)] as const;

test('an answer whose facts never arrive is sent ever less often, but at least once in the longest pause', async () => {
  const house = new Answered(FIRST);
  await house.hears(FIRST);
  for (let at = 0; at < HOUR; at += 100) {
    house.asks();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(house.asked.length).toBeGreaterThanOrEqual(60);
  expect(house.asked.length).toBeLessThan(75);
});

test('a waiting answer holds up no other answer', async () => {
  const house = new Answered(FIRST);
  await house.hears(FIRST, SECOND);
  house.asks();
  await vi.advanceTimersByTimeAsync(300);
  house.asks();
  await house.hears(THIRD);
  house.asks();
  expect(house.asked).toEqual([[FIRST, SECOND], [FIRST], [SECOND], [THIRD]]);
});

test('a new connection sends waiting answers at once, and nothing waits after the end', async () => {
  const house = new Answered(FIRST);
  await house.hears(FIRST);
  house.asks();
  house.orders.again();
  house.asks();
  expect(house.asked).toEqual([[FIRST], [FIRST]]);
  house.orders.end();
  expect(vi.getTimerCount()).toBe(0);
});

test('whatever a broken house sends is refused or not heard, and a thousand orders are answered a hundred at a time', async () => {
  const house = new Answered();
  const hear = (order: unknown): void => {
    house.orders.hear(order);
  };
  const order = orderOf(FIRST);
  for (const nonsense of [null, 'order', [], {}, { ...order, id: '../lock' }, { ...order, id: 7 }])
    hear(nonsense);
  expect(house.orders.due()).toEqual([]);
  hear({ ...order, body: { kind: 'message', lane: 7, text: 'x'.repeat(10_000) } });
  hear({ ...order, id: SECOND, body: { kind: 'shutDown', lane: 7 } });
  hear({ ...order, id: THIRD, seconds: 1e9 });
  const outcome = { state: 'refused', code: 'unknown-order' };
  expect(house.orders.due()).toEqual([FIRST, SECOND, THIRD].map((id) => ({ id, outcome })));
  // The same id with something else in it: its answer is on its way already.
  hear(order);
  await vi.advanceTimersByTimeAsync(0);
  expect(house.orders.due()[0]).toEqual({ id: FIRST, outcome });
  house.asks();
  await house.hears(...Array.from({ length: 1_000 }, (_none, place) => place.toString(16).padStart(24, '0')));
  house.asks();
  expect(house.asked.map((ids) => ids.length)).toEqual([3, ...Array.from({ length: 10 }, () => 100)]);
});
