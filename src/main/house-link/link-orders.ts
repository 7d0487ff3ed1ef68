import * as v from 'valibot';
import { opaqueId } from '../../house-contract/ids.ts';
import { ORDER, type OrderAnswer } from '../../house-contract/orders.ts';
import type { OrdersTaken } from './link-deps.ts';

/** Answers in one request. */
const MOST_ANSWERS = 100;

const NAMED = v.object({ id: opaqueId });

/** Orders that came and answers on their way, over all connections: an answer goes until the house has it. */
export class LinkOrders {
  readonly #orders: OrdersTaken;
  readonly #log: (trouble: unknown) => void;
  readonly #answered: () => void;
  readonly #taking = new Set<string>();
  readonly #answers = new Map<string, OrderAnswer>();

  constructor(orders: OrdersTaken, log: (trouble: unknown) => void, answered: () => void) {
    this.#orders = orders;
    this.#log = log;
    this.#answered = answered;
  }

  /** An order as the house sent it. One that is being taken, or whose answer is on its way, is not taken again. */
  hear(data: unknown): void {
    const read = v.safeParse(ORDER, data);
    if (!read.success) {
      // A newer house may ask what this program does not know.
      const named = v.safeParse(NAMED, data);
      if (named.success)
        this.#answer({ id: named.output.id, outcome: { state: 'refused', code: 'unknown-order' } });
      return;
    }
    const order = read.output;
    if (this.#taking.has(order.id) || this.#answers.has(order.id)) return;
    this.#taking.add(order.id);
    this.#orders
      .take(order)
      .then((answer) => {
        this.#answer(answer);
      })
      .catch(this.#log)
      .finally(() => {
        this.#taking.delete(order.id);
      });
  }

  due(): readonly OrderAnswer[] {
    return [...this.#answers.values()].slice(0, MOST_ANSWERS);
  }

  acknowledged(answers: readonly OrderAnswer[]): void {
    for (const { id } of answers) this.#answers.delete(id);
  }

  #answer(answer: OrderAnswer): void {
    this.#answers.set(answer.id, answer);
    this.#answered();
  }
}
