import type { NameEntry } from '../../core/chain/names.ts';
import type { Queries } from '../db/transactions.ts';

export interface ForkKey {
  readonly house: string;
  readonly origin: string;
  readonly game: string;
  readonly branch: number;
}

export interface StoredFact {
  readonly generation: number;
  readonly body: string;
  readonly chain: string;
  readonly save: number;
  readonly arrived: Date;
}

export interface StoredNames {
  /** Null if the lane sent none with this branch. */
  readonly digest: string | null;
  readonly entries: readonly NameEntry[];
}

/** A game's two branches: the facts that they share, and each one's own, oldest first. */
export interface StoredFork {
  /** The last shared generation. */
  readonly above: number;
  readonly shared: readonly StoredFact[];
  readonly first: readonly StoredFact[];
  readonly second: readonly StoredFact[];
  readonly names: { readonly first: StoredNames; readonly second: StoredNames };
}

/** Null if there is none. */
export async function storedFork(
  queries: Queries,
  { house, origin, game, branch }: ForkKey,
): Promise<StoredFork | null> {
  const { rows } = await queries.query<{
    readonly above: number;
    readonly digest: string | null;
    readonly entries: readonly NameEntry[];
    readonly first: StoredNames | null;
  }>(
    `SELECT above, forks.digest, forks.names AS entries,
       (SELECT jsonb_build_object('digest', names.digest, 'entries', names.entries) FROM house.game_names AS names
        WHERE names.house = $1 AND names.origin = $2 AND names.game = $3) AS first
     FROM house.forks WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4`,
    [house, origin, game, branch],
  );
  const [fork] = rows;
  if (fork === undefined) return null;
  const { above } = fork;
  const facts = await queries.query<StoredFact>(
    `SELECT generation, body, chain, save, arrived FROM house.facts
     WHERE house = $1 AND origin = $2 AND game = $3 ORDER BY generation`,
    [house, origin, game],
  );
  const second = await queries.query<StoredFact>(
    `SELECT generation, body, chain, save, arrived FROM house.fork_facts
     WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4 ORDER BY generation`,
    [house, origin, game, branch],
  );
  return {
    above,
    shared: facts.rows.filter(({ generation }) => generation <= above),
    first: facts.rows.filter(({ generation }) => generation > above),
    second: second.rows,
    names: {
      first: fork.first ?? { digest: null, entries: [] },
      second: { digest: fork.digest, entries: fork.entries },
    },
  };
}

/** If the second branch has no names of its own, those of the shared facts. */
export function namesOfSecond({ above, names: { first, second } }: StoredFork): readonly NameEntry[] {
  if (second.digest !== null) return second.entries;
  return first.entries.filter(({ path }) => Number(path.split('.')[0]) <= above);
}
