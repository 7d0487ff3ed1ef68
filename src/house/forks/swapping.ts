import type { NameEntry } from '../../core/chain/names.ts';
import type { Queries } from '../db/transactions.ts';
import { namesOfSecond, type ForkKey, type StoredFact, type StoredFork } from './stored-fork.ts';

/** No lane's names have this digest, so the lane sends them again. */
const NO_DIGEST = '0'.repeat(64);

/** Swaps the branch that counts with the second one, with all facts and names. */
export async function swapBranches(queries: Queries, key: ForkKey, fork: StoredFork): Promise<void> {
  const { above, first, second } = fork;
  await keepOtherBranches(queries, key, above);
  const own = [key.house, key.origin, key.game];
  await queries.query(
    'DELETE FROM house.fork_facts WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4',
    [...own, key.branch],
  );
  await queries.query(
    'DELETE FROM house.facts WHERE house = $1 AND origin = $2 AND game = $3 AND generation > $4',
    [...own, above],
  );
  await queries.query(
    `INSERT INTO house.fork_facts (house, origin, game, branch, generation, body, chain, save, arrived)
     SELECT $1, $2, $3, $4, * FROM unnest($5::int[], $6::text[], $7::text[], $8::int[], $9::timestamptz[])`,
    [...own, key.branch, ...columnsOf(first)],
  );
  await queries.query(
    `INSERT INTO house.facts (house, origin, game, generation, body, chain, save, arrived)
     SELECT $1, $2, $3, * FROM unnest($4::int[], $5::text[], $6::text[], $7::int[], $8::timestamptz[])`,
    [...own, ...columnsOf(second)],
  );
  await swapHeads(queries, key, { first: first.at(-1), second: second.at(-1) });
  await swapNames(queries, key, fork);
}

/** A third branch may share more facts with the first one than the second does: it keeps a copy of those. */
async function keepOtherBranches(
  queries: Queries,
  { house, origin, game, branch }: ForkKey,
  above: number,
): Promise<void> {
  const key = [house, origin, game, branch, above];
  await queries.query(
    `INSERT INTO house.fork_facts (house, origin, game, branch, generation, body, chain, save, arrived)
     SELECT facts.house, facts.origin, facts.game, forks.branch, generation_of.generation, facts.body, facts.chain,
       facts.save, facts.arrived
     FROM house.forks
     CROSS JOIN LATERAL generate_series($5::int + 1, forks.above) AS generation_of (generation)
     JOIN house.facts ON facts.house = $1 AND facts.origin = $2 AND facts.game = $3
       AND facts.generation = generation_of.generation
     WHERE forks.house = $1 AND forks.origin = $2 AND forks.game = $3 AND forks.branch <> $4`,
    key,
  );
  await queries.query(
    `UPDATE house.forks SET above = $5
     WHERE house = $1 AND origin = $2 AND game = $3 AND branch <> $4 AND above > $5`,
    key,
  );
}

async function swapHeads(
  queries: Queries,
  { house, origin, game, branch }: ForkKey,
  { first, second }: { readonly first: StoredFact | undefined; readonly second: StoredFact | undefined },
): Promise<void> {
  if (first === undefined || second === undefined) throw new Error('a fork has a fact on either branch');
  await queries.query(
    `UPDATE house.games SET generation = $4, chain = $5, changed = now()
     WHERE house = $1 AND origin = $2 AND game = $3`,
    [house, origin, game, second.generation, second.chain],
  );
  await queries.query(
    `UPDATE house.forks SET generation = $5, chain = $6
     WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4`,
    [house, origin, game, branch, first.generation, first.chain],
  );
}

async function swapNames(
  queries: Queries,
  { house, origin, game, branch }: ForkKey,
  fork: StoredFork,
): Promise<void> {
  const { first, second } = fork.names;
  await queries.query(
    `UPDATE house.forks SET digest = $5, names = $6
     WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4`,
    [house, origin, game, branch, first.digest, textOf(first.entries)],
  );
  await queries.query(
    `INSERT INTO house.game_names (house, origin, game, digest, entries) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (house, origin, game) DO UPDATE
     SET digest = excluded.digest, entries = excluded.entries, revision = house.game_names.revision + 1`,
    [house, origin, game, second.digest ?? NO_DIGEST, textOf(namesOfSecond(fork))],
  );
}

function textOf(entries: readonly NameEntry[]): string {
  return JSON.stringify(entries);
}

function columnsOf(facts: readonly StoredFact[]): readonly [number[], string[], string[], number[], Date[]] {
  return [
    facts.map(({ generation }) => generation),
    facts.map(({ body }) => body),
    facts.map(({ chain }) => chain),
    facts.map(({ save }) => save),
    facts.map(({ arrived }) => arrived),
  ];
}
