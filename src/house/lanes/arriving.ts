import type { NameEntry } from '../../core/chain/names.ts';
import { tell } from '../db/news.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';
import type { LinkedFact } from './linked.ts';

interface ArrivedGame {
  readonly month: string;
  readonly save: number;
  readonly facts: readonly LinkedFact[];
}

interface ArrivedNames {
  readonly digest: string;
  readonly entries: readonly NameEntry[];
}

/**
 * Collects what a delivery adds to first branches and writes it together, because one request may bring 500
 * games.
 */
export class Arriving {
  readonly #queries: Queries;
  readonly #lane: KnownLane;
  readonly #games = new Map<string, ArrivedGame>();
  readonly #names = new Map<string, ArrivedNames>();

  constructor(queries: Queries, lane: KnownLane) {
    this.#queries = queries;
    this.#lane = lane;
  }

  add(game: string, { month, save, facts }: ArrivedGame): void {
    const before = this.#games.get(game)?.facts ?? [];
    this.#games.set(game, { month, save, facts: [...before, ...facts] });
  }

  name(game: string, names: ArrivedNames): void {
    this.#names.set(game, names);
  }

  /** Writes all of it; facts that exist stay. */
  async write(): Promise<void> {
    const games = Array.from(this.#games).filter(([, { facts }]) => facts.length > 0);
    await this.#writeFacts(games);
    await this.#writeHeads(games);
    await this.#writeNames();
    for (const [game, { facts }] of games)
      await tell(this.#queries, { kind: 'facts', ...this.#lane, game, from: facts[0]?.generation ?? 0 });
    for (const game of this.#names.keys()) {
      await tell(this.#queries, { kind: 'names', ...this.#lane, game });
    }
    this.#games.clear();
    this.#names.clear();
  }

  async #writeFacts(games: readonly (readonly [string, ArrivedGame])[]): Promise<void> {
    const rows = games.flatMap(([game, { save, facts }]) => facts.map((fact) => ({ game, save, ...fact })));
    if (rows.length === 0) return;
    await this.#queries.query(
      `INSERT INTO house.facts (house, origin, game, generation, body, chain, save)
       SELECT $1, $2, * FROM unnest($3::text[], $4::int[], $5::text[], $6::text[], $7::int[])`,
      [
        ...this.#key,
        rows.map(({ game }) => game),
        rows.map(({ generation }) => generation),
        rows.map(({ body }) => body),
        rows.map(({ chain }) => chain),
        rows.map(({ save }) => save),
      ],
    );
  }

  async #writeHeads(games: readonly (readonly [string, ArrivedGame])[]): Promise<void> {
    if (games.length === 0) return;
    const heads = games.map(([, { facts }]) => facts.at(-1));
    await this.#queries.query(
      `INSERT INTO house.games (house, origin, game, month, generation, chain)
       SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::int[], $6::text[])
       ON CONFLICT (house, origin, game)
       DO UPDATE SET generation = excluded.generation, chain = excluded.chain, changed = now()`,
      [
        ...this.#key,
        games.map(([game]) => game),
        games.map(([, { month }]) => month),
        heads.map((head) => head?.generation ?? 0),
        heads.map((head) => head?.chain ?? ''),
      ],
    );
  }

  async #writeNames(): Promise<void> {
    const names = Array.from(this.#names);
    if (names.length === 0) return;
    await this.#queries.query(
      `INSERT INTO house.game_names (house, origin, game, digest, entries)
       SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::jsonb[])
       ON CONFLICT (house, origin, game) DO UPDATE
       SET digest = excluded.digest, entries = excluded.entries, revision = house.game_names.revision + 1`,
      [
        ...this.#key,
        names.map(([game]) => game),
        names.map(([, { digest }]) => digest),
        names.map(([, { entries }]) => JSON.stringify(entries)),
      ],
    );
  }

  get #key(): readonly [string, string] {
    return [this.#lane.house, this.#lane.origin];
  }
}
