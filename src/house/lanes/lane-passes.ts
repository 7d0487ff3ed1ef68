import { timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { passName, passProof, type LanePass } from '../../house-contract/lane-pass.ts';
import { sha256 } from '../db/hash.ts';
import type { News } from '../db/news.ts';
import type { Hears } from '../live/listener.ts';
import { Rates } from '../service/rates.ts';

/** A lane has three connections, and opens them again when they are lost. */
const OF_LANE = { atOnce: 32, aSecond: 4 };
/** Passes that are remembered of a lane: those of hours in which it loses every connection. */
const MOST_USED = 1_000;

interface PassLane {
  readonly keyHash: string;
  /** The oldest first. */
  readonly used: Set<string>;
}

/** Knows the passes of all lanes, without asking the database. */
export class LanePasses implements Hears {
  readonly #pool: pg.Pool;
  readonly #log: (line: string) => void;
  readonly #rates = new Rates(OF_LANE);
  #lanes = new Map<string, PassLane>();
  #read: Promise<void> = Promise.resolve();

  constructor(pool: pg.Pool, log: (line: string) => void) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Resolves once the keys are known, or could not be read: `again` reads them when the database is back. */
  begin(): Promise<void> {
    // One after the other, so that the newest reading stays.
    this.#read = this.#read.then(() => this.#readKeys());
    return this.#read;
  }

  /** Whether it is a lane's, was not shown before, and the lane has not come too often. */
  takes({ name, once, proof }: LanePass): boolean {
    const lane = this.#lanes.get(name);
    if (lane === undefined || !isSame(proof, passProof(sha256, lane.keyHash, once))) return false;
    if (lane.used.has(once) || !this.#rates.takes(name)) return false;
    lane.used.add(once);
    const [oldest] = lane.used;
    if (lane.used.size > MOST_USED && oldest !== undefined) lane.used.delete(oldest);
    return true;
  }

  news({ change }: News): void {
    if (change.kind === 'unpaired') void this.begin();
  }

  again(): void {
    void this.begin();
  }

  async #readKeys(): Promise<void> {
    try {
      const { rows } = await this.#pool.query<{ key: string }>(
        'SELECT key_hash AS key FROM house.lanes WHERE revoked IS NULL',
      );
      const lanes = rows.map(({ key }) => {
        const name = passName(sha256, key);
        const used = this.#lanes.get(name)?.used ?? new Set<string>();
        return [name, { keyHash: key, used }] as const;
      });
      this.#lanes = new Map(lanes);
    } catch (fault) {
      this.#log(`passes of lanes: ${String(fault)}`);
    }
  }
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
