import * as v from 'valibot';
import { opaqueId } from '../../house-contract/ids.ts';
import { ORDER, type OrderAnswer } from '../../house-contract/orders.ts';
import type { OrdersTaken, Pauses } from './link-deps.ts';

/** Answers in one request. */
const MOST_ANSWERS = 100;

const NAMED = v.object({ id: opaqueId });

interface DueAnswer {
  readonly answer: OrderAnswer;
  /** How often the house lacked facts that it names. */
  readonly refusals: number;
  readonly waits: boolean;
}

/** Orders that came and answers on their way, over all connections: an answer goes until the house has it. */
export class LinkOrders {
  readonly #orders: OrdersTaken;
  readonly #pauses: Pick<Pauses, 'states' | 'longest'>;
  readonly #log: (trouble: unknown) => void;
  readonly #answered: () => void;
  readonly #taking = new Set<string>();
  readonly #answers = new Map<string, DueAnswer>();
  readonly #timers = new Set<NodeJS.Timeout>();

  /** `answered`: something is due. */
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

  /** For one request. An answer that was refused goes alone: it would hold up the others again. */
  due(): readonly OrderAnswer[] {
    const due = [...this.#answers.values()].filter(({ waits }) => !waits);
    const fresh = due.filter(({ refusals }) => refusals === 0);
    return (fresh.length > 0 ? fresh.slice(0, MOST_ANSWERS) : due.slice(0, 1)).map(({ answer }) => answer);
  }

  acknowledged(answers: readonly OrderAnswer[]): void {
    for (const { id } of answers) this.#answers.delete(id);
  }

  /** The house lacks facts of some of these. They wait, each time longer: there are facts that no house can read. */
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

  /** Another connection: the house may have other facts now. */
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
