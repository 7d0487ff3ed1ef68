import type pg from 'pg';
import { sha256 } from '../db/hash.ts';

/** How many tries are allowed in how many seconds. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** What is tried: a sign-in with an account's name, one from an address, a pairing code from an address. */
export type Tried = 'name' | 'address' | 'pairing';

/**
 * Failed tries, counted in the database for all services of a house. A try is counted before it is judged, so
 * that a thousand parallel tries are limited like a thousand in a row; a successful one is subtracted again.
 */
export class Attempts {
  readonly #pool: pg.Pool;
  readonly #house: string;
  readonly #limits: Readonly<Record<Tried, Limit>>;

  constructor(pool: pg.Pool, house: string, limits: Readonly<Record<Tried, Limit>>) {
    this.#pool = pool;
    this.#house = house;
    this.#limits = limits;
  }

  /** False once there were too many. */
  async may(kind: Tried, value: string): Promise<boolean> {
    const { most, seconds } = this.#limits[kind];
    const { rows } = await this.#pool.query<{ count: number }>(
      `INSERT INTO house.attempts AS before (house, kind, tried, count) VALUES ($1, $2, $3, 1)
       ON CONFLICT (house, kind, tried) DO UPDATE SET
         count = CASE WHEN before.since < now() - make_interval(secs => $4) THEN 1 ELSE before.count + 1 END,
         since = CASE WHEN before.since < now() - make_interval(secs => $4) THEN now() ELSE before.since END
       RETURNING count`,
      [this.#house, kind, sha256(`${kind} ${value}`), seconds],
    );
    return (rows[0]?.count ?? 0) <= most;
  }

  /** A successful try. Forgets the name's earlier failures; for an address only this try is subtracted. */
  async succeeded(kind: Tried, value: string): Promise<void> {
    const key = [this.#house, kind, sha256(`${kind} ${value}`)];
    if (kind === 'name')
      await this.#pool.query('DELETE FROM house.attempts WHERE house = $1 AND kind = $2 AND tried = $3', key);
    else
      await this.#pool.query(
        'UPDATE house.attempts SET count = greatest(count - 1, 0) WHERE house = $1 AND kind = $2 AND tried = $3',
        key,
      );
    await this.#pool.query(
      `DELETE FROM house.attempts WHERE house = $1 AND since < now() - interval '1 day'`,
      [this.#house],
    );
  }
}
