import type pg from 'pg';
import { tell } from '../db/news.ts';
import { Outage } from '../db/outage.ts';
import { withService, type Queries } from '../db/transactions.ts';
import { afterStep, type DoneStep } from './moving.ts';
import { noteHistory } from './restored.ts';

/** Milliseconds between two sweeps. */
const EVERY = 1_000;
/** Seconds that an answer may need on its way. */
const GRACE = 3;
/** After how many days the texts typed into orders are cleared. */
const KEPT = 2;
/** Sweeps between two clearings. */
const HOUR = 3_600;
const AT_ONCE = 100;

interface Ended extends DoneStep {
  readonly id: string;
  readonly origin: string;
  readonly lane: number;
}

/** Ends orders whose seconds passed without an answer. Every service sweeps; each order is ended once. */
export class OrderSweep {
  readonly #pool: pg.Pool;
  readonly #house: string;
  readonly #every: number;
  readonly #outage: Outage;
  #timer: NodeJS.Timeout | null = null;
  #runs: Promise<void> = Promise.resolve();
  #isEnded = false;
  #looks = 0;

  constructor(pool: pg.Pool, house: string, log: (line: string) => void, every = EVERY) {
    this.#pool = pool;
    this.#house = house;
    this.#every = every;
    this.#outage = new Outage('orders', log);
  }

  begin(): void {
    this.#timer = setTimeout(() => {
      this.#runs = this.#look();
    }, this.#every);
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#runs;
  }

  /** Resolves with the number of orders that it ended. */
  async sweep(): Promise<number> {
    let ended = 0;
    for (;;) {
      const some = await withService(this.#pool, (queries) => endSome(queries, this.#house));
      ended += some;
      if (some < AT_ONCE) return ended;
    }
  }

  async #look(): Promise<void> {
    try {
      await this.sweep();
      if (this.#looks % HOUR === 0)
        await withService(this.#pool, (queries) => forgetTyped(queries, this.#house));
      this.#looks += 1;
      this.#outage.over();
    } catch (fault) {
      this.#outage.failed(fault);
    }
    if (!this.#isEnded) this.begin();
  }
}

async function endSome(queries: Queries, house: string): Promise<number> {
  // After a restore waiting orders become unknown, not void.
  await noteHistory(queries, house);
  await noteLate(queries, house);
  const { rows } = await queries.query<Ended>(
    `UPDATE house.orders SET state = 'void' WHERE house = $1 AND id IN (
       SELECT id FROM house.orders
       WHERE house = $1 AND state = 'sent' AND sent + make_interval(secs => seconds + $2) < now()
       ORDER BY sent LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id, origin, lane, move, step`,
    [house, GRACE, AT_ONCE],
  );
  for (const order of rows) {
    const { id, origin, lane } = order;
    await tell(queries, { kind: 'order', house, origin, lane, id });
    await afterStep(queries, house, order);
  }
  return rows.length;
}

/** An unknown order whose seconds passed is not heard again, so only staff can end it. */
async function noteLate(queries: Queries, house: string): Promise<void> {
  const { rows } = await queries.query<Ended>(
    `UPDATE house.orders SET late = true WHERE house = $1 AND id IN (
       SELECT id FROM house.orders
       WHERE house = $1 AND state = 'unknown' AND NOT late AND sent + make_interval(secs => seconds + $2) < now()
       ORDER BY sent LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id, origin, lane, move, step`,
    [house, GRACE, AT_ONCE],
  );
  for (const { id, origin, lane, move } of rows) {
    await tell(queries, { kind: 'order', house, origin, lane, id });
    if (move !== null) await tell(queries, { kind: 'move', house, id: move });
  }
}

/** Clears names and messages in old orders, and parties that have their lane: nobody needs them any more. */
export async function forgetTyped(queries: Queries, house: string): Promise<void> {
  await queries.query(
    `UPDATE house.orders SET body = CASE body ->> 'kind' WHEN 'open' THEN jsonb_set(body, '{names}', '[]')
       ELSE jsonb_set(body, '{text}', '"…"') END
     WHERE house = $1 AND sent < now() - make_interval(days => $2)
       AND (body ->> 'kind' = 'open' AND body -> 'names' <> '[]'
         OR body ->> 'kind' = 'message' AND body ->> 'text' <> '…')`,
    [house, KEPT],
  );
  await queries.query(
    `DELETE FROM house.waiting USING house.orders
     WHERE waiting.house = $1 AND orders.house = $1 AND orders.id = waiting.seat AND orders.state = 'done'`,
    [house],
  );
}
