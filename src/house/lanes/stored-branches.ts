import type { KnownLane, Queries } from '../db/transactions.ts';
import type { Branch } from './branches.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

interface ChainRow {
  readonly generation: number;
  readonly chain: string;
}

/** All branches of a game with their chains in this range. The first one may be empty. */
export async function branchesOf(
  queries: Queries,
  { house, origin }: KnownLane,
  game: string,
  { from, to }: Range,
): Promise<readonly [Branch, ...Branch[]]> {
  const key = [house, origin, game];
  const heads = await queries.query<{ generation: number }>(
    'SELECT generation FROM house.games WHERE house = $1 AND origin = $2 AND game = $3',
    key,
  );
  const facts = await queries.query<ChainRow>(
    `SELECT generation, chain FROM house.facts
     WHERE house = $1 AND origin = $2 AND game = $3 AND generation BETWEEN $4 AND $5`,
    [...key, from, to],
  );
  const first: Branch = {
    name: 'first',
    above: -1,
    generation: heads.rows[0]?.generation ?? -1,
    chains: chainsOf(facts.rows),
  };
  const forks = await queries.query<{ branch: number; above: number; generation: number }>(
    `SELECT branch, above, generation FROM house.forks
     WHERE house = $1 AND origin = $2 AND game = $3 ORDER BY branch`,
    key,
  );
  const forked = await queries.query<ChainRow & { branch: number }>(
    `SELECT branch, generation, chain FROM house.fork_facts
     WHERE house = $1 AND origin = $2 AND game = $3 AND generation BETWEEN $4 AND $5`,
    [...key, from, to],
  );
  const others = forks.rows.map(({ branch, above, generation }): Branch => {
    const rows = forked.rows.filter((row) => row.branch === branch);
    return { name: branch, above, generation, chains: chainsOf(rows) };
  });
  return [first, ...others, ...(await asideOf(queries, key, { from, to }))];
}

async function asideOf(
  queries: Queries,
  key: readonly string[],
  { from, to }: Range,
): Promise<readonly Branch[]> {
  const { rows } = await queries.query<ChainRow>(
    `SELECT generation, chain FROM house.aside WHERE house = $1 AND origin = $2 AND game = $3
     ORDER BY generation, arrived`,
    [...key],
  );
  const [lowest, highest] = [rows[0], rows.at(-1)];
  if (lowest === undefined || highest === undefined) return [];
  const chains = chainsOf(rows.filter(({ generation }) => generation >= from && generation <= to));
  return [{ name: 'aside', above: lowest.generation - 1, generation: highest.generation, chains }];
}

function chainsOf(rows: readonly ChainRow[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ generation, chain }) => [generation, chain]));
}
