import type { NameEntry } from '../../core/chain/names.ts';
import { tell } from '../db/news.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';
import type { LinkedFact } from './linked.ts';

/** Facts of a game that do not count and are kept. */
export class SecondBranches {
  readonly #queries: Queries;
  readonly #lane: KnownLane;
  readonly #key: readonly [string, string, string];

  constructor(queries: Queries, lane: KnownLane, game: string) {
    this.#queries = queries;
    this.#lane = lane;
    this.#key = [lane.house, lane.origin, game];
  }

  /** Begins a branch after `above`. What it shares with another second branch, it copies from there. */
  async begin(above: number, from: number | null): Promise<number> {
    const { rows } = await this.#queries.query<{ branch: number; above: number }>(
      `INSERT INTO house.forks (house, origin, game, branch, above, generation, chain)
       SELECT $1::text, $2::text, $3::text, 1 + (SELECT coalesce(max(branch), 0) FROM house.forks
                               WHERE house = $1::text AND origin = $2::text AND game = $3::text),
         coalesce((SELECT above FROM house.forks
                   WHERE house = $1::text AND origin = $2::text AND game = $3::text AND branch = $5::int), $4::int), $4::int, $6
       RETURNING branch, above`,
      [...this.#key, above, from, '0'.repeat(64)],
    );
    const branch = rows[0]?.branch ?? 1;
    if (from !== null)
      await this.#queries.query(
        `INSERT INTO house.fork_facts (house, origin, game, branch, generation, body, chain, save, arrived)
         SELECT house, origin, game, $4, generation, body, chain, save, arrived FROM house.fork_facts
         WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $5 AND generation <= $6`,
        [...this.#key, branch, from, above],
      );
    return branch;
  }

  async add(branch: number, save: number, facts: readonly LinkedFact[]): Promise<void> {
    const newest = facts.at(-1);
    if (newest === undefined) return;
    await this.#queries.query(
      `INSERT INTO house.fork_facts (house, origin, game, branch, save, generation, body, chain)
       SELECT $1, $2, $3, $4, $5, * FROM unnest($6::int[], $7::text[], $8::text[])`,
      [...this.#key, branch, save, ...columnsOf(facts)],
    );
    await this.#queries.query(
      `UPDATE house.forks SET generation = $5, chain = $6, arrived = now()
       WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4`,
      [...this.#key, branch, newest.generation, newest.chain],
    );
    await tell(this.#queries, { kind: 'lane', ...this.#lane });
  }

  async name(branch: number, digest: string, names: readonly NameEntry[]): Promise<void> {
    await this.#queries.query(
      `UPDATE house.forks SET digest = $5, names = $6
       WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4`,
      [...this.#key, branch, digest, JSON.stringify(names)],
    );
  }

  /** Keeps facts that the rules refuse, with the reason. */
  async putAside(save: number, reason: string, facts: readonly LinkedFact[]): Promise<void> {
    if (facts.length === 0) return;
    await this.#queries.query(
      `INSERT INTO house.aside (house, origin, game, save, reason, generation, body, chain)
       SELECT $1, $2, $3, $4, $5, * FROM unnest($6::int[], $7::text[], $8::text[]) ON CONFLICT DO NOTHING`,
      [...this.#key, save, reason, ...columnsOf(facts)],
    );
    await tell(this.#queries, { kind: 'lane', ...this.#lane });
  }
}

function columnsOf(facts: readonly LinkedFact[]): readonly [number[], string[], string[]] {
  return [
    facts.map(({ generation }) => generation),
    facts.map(({ body }) => body),
    facts.map(({ chain }) => chain),
  ];
}
