import type { OrderAnswer } from '../../house-contract/orders.ts';
import {
  MOST_ORDERS,
  type OrdersFile,
  type OrdersValues,
  type TakenOrder,
} from '../../saves/settings/orders-file.ts';
import type { Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';

export type Outcome = OrderAnswer['outcome'];

/**
 * The answers to the newest orders. An answer that could not be saved stays in memory and is saved with the
 * next one.
 */
export class KeptAnswers {
  readonly #file: Pick<OrdersFile, 'current' | 'change'>;
  readonly #taken = new Map<string, Outcome | null>();

  constructor(file: Pick<OrdersFile, 'current' | 'change'>) {
    this.#file = file;
    for (const { id, outcome } of file.current().taken) this.#taken.set(id, outcome);
  }

  /** Null if the effect has begun and may be incomplete; undefined if the order is new. */
  of(id: string): Outcome | null | undefined {
    return this.#taken.get(id);
  }

  /** Notes an order, in one write with a change of a half's call for help. */
  async note(
    id: string,
    outcome: Outcome | null,
    helped: Partial<OrdersValues['help']> = {},
  ): Promise<Result<null, SaveTrouble>> {
    this.#taken.set(id, outcome);
    for (const oldest of [...this.#taken.keys()].slice(0, -MOST_ORDERS)) this.#taken.delete(oldest);
    const taken = Array.from(this.#taken, ([one, answer]): TakenOrder => ({
      id: one,
      outcome: keptOf(answer),
    }));
    const saved = await this.#file.change(({ help }) => ({ taken, help: { ...help, ...helped } }));
    return saved.ok ? { ok: true, value: null } : saved;
  }

  /** Makes an order without effect new again. */
  forget(id: string): void {
    this.#taken.delete(id);
  }
}

function keptOf(outcome: Outcome | null): TakenOrder['outcome'] {
  return outcome?.state === 'done'
    ? { ...outcome, games: outcome.games.map((game) => ({ ...game })) }
    : outcome;
}
