import * as v from 'valibot';
import { opaqueId } from '../../house-contract/ids.ts';
import { ORDER, type OrderAnswer } from '../../house-contract/orders.ts';
import type { OrdersTaken, Pauses } from './link-deps.ts';

/** Answers in one request. */
const MOST_ANSWERS = 100;

const NAMED = v.object({ id: opaqueId });

interface DueAnswer {
  readonly answer: OrderAnswer;
  /** How often the house lacked facts that the answer names. */
  readonly refusals: number;
  readonly waits: boolean;
}

/**
 * Orders that arrived and their answers, across connections: an answer is sent until the house has taken it.
 */
export class LinkOrders {
  readonly #orders: OrdersTaken;
  readonly #pauses: Pick<Pauses, 'states' | 'longest'>;
  readonly #log: (trouble: unknown) => void;
  readonly #answered: () => void;
  readonly #taking = new Set<string>();
  readonly #answers = new Map<string, DueAnswer>();
  readonly #timers = new Set<NodeJS.Timeout>();

  /** `answered` is called when an answer is due. */
  constructor(
    orders: OrdersTaken,
    pauses: Pick<Pauses, 'states' | 'longest'>,
    { log, answered }: { readonly log: (trouble: unknown) => void; readonly answered: () => void },
  ) {
    this.#orders = orders;
    this.#pauses = pauses;
    this.#log = log;
    this.#answered = answered;
  }

  /**
   * Takes an order as the house sent it. An order in progress, or one whose answer is on its way, is not
   * taken again.
   */
  hear(data: unknown): void {
    const read = v.safeParse(ORDER, data);
    if (!read.success) {
      // A newer house may send orders that this program does not know.
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

  /**
   * The answers for one request. A refused answer is sent alone, because it would hold up the others again.
   */
  due(): readonly OrderAnswer[] {
    const due = [...this.#answers.values()].filter(({ waits }) => !waits);
    const fresh = due.filter(({ refusals }) => refusals === 0);
    return (fresh.length > 0 ? fresh.slice(0, MOST_ANSWERS) : due.slice(0, 1)).map(({ answer }) => answer);
  }

  acknowledged(answers: readonly OrderAnswer[]): void {
    for (const { id } of answers) this.#answers.delete(id);
  }

  /**
   * The house lacks facts that these answers name. They wait longer each time, as a house may never be able
   * to read some facts.
   */
  lacking(answers: readonly OrderAnswer[]): void {
    for (const answer of answers) {
      const { refusals = 0 } = this.#answers.get(answer.id) ?? {};
      this.#answers.set(answer.id, { answer, refusals: refusals + 1, waits: true });
      const { states, longest } = this.#pauses;
      const timer = setTimeout(
        () => {
          this.#timers.delete(timer);
          this.#waitsNoLonger(answer.id);
        },
        Math.min(longest, states * 2 ** Math.min(refusals, 20)),
      );
      this.#timers.add(timer);
    }
  }

  /** After a reconnection the house may have the facts. */
  again(): void {
    this.end();
    for (const id of this.#answers.keys()) this.#waitsNoLonger(id);
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #waitsNoLonger(id: string): void {
    const due = this.#answers.get(id);
    if (due?.waits !== true) return;
    this.#answers.set(id, { ...due, waits: false });
    this.#answered();
  }

  #answer(answer: OrderAnswer): void {
    this.#answers.set(answer.id, { answer, refusals: 0, waits: false });
    this.#answered();
  }
}
