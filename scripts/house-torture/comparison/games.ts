import { ANY_GAME } from '../../../src/contract/contract.ts';
import { chainOf } from '../../../src/core/chain/chain.ts';
import { bodiesOf, namesIn, type NameEntry } from '../../../src/core/chain/names.ts';
import { sha256 } from '../../../src/house/db/hash.ts';
import { NodeDisk } from '../../../src/saves/disk/node-disk.ts';
import { GamesFolder } from '../../../src/saves/games/games-folder.ts';
import type { Database } from '../house/database.ts';

/** The names of a game, each as text by its path, whatever order the keys of a value have. */
export type Names = ReadonlyMap<string, string>;

export function namesOf(entries: readonly NameEntry[]): Names {
  return new Map(entries.map(({ path, value }) => [path, textOf(value)]));
}

/** The paths at which two differ. */
export function otherNames(one: Names, other: Names): readonly string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path));
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) =>
    typeof field === 'object' && field !== null
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}

/** A game as a lane's own files have it. */
export interface LaneGame {
  readonly origin: string;
  readonly id: string;
  readonly bodies: readonly string[];
  readonly chain: readonly string[];
  readonly names: Names;
}

/** All games of a lane whose program has ended, read from its files alone. */
export async function laneGames(path: string, origin: string): Promise<readonly LaneGame[]> {
  const folder = new GamesFolder(new NodeDisk(), path);
  const opened = await folder.open();
  if (!opened.ok) throw new Error(`${path}: ${opened.error}`);
  const games: LaneGame[] = [];
  for await (const record of folder.records(ANY_GAME)) {
    if (record === null) throw new Error(`${path}: a game cannot be read`);
    const { id, game } = record;
    if (game.setup.origin !== origin) continue;
    const bodies = bodiesOf(game);
    const chain = chainOf(sha256, { origin, id }, bodies);
    games.push({ origin, id, bodies, chain, names: namesOf(namesIn(game)) });
  }
  await folder.close();
  return games;
}

/** A branch of a game: bodies and chains from its first generation on. */
export interface HouseBranch {
  readonly bodies: readonly string[];
  readonly chain: readonly string[];
  readonly names: Names;
}

/** A game as PostgreSQL has it: the branch that counts first. */
export interface HouseGame {
  readonly branches: readonly HouseBranch[];
  readonly aside: number;
}

interface Row {
  readonly game: string;
  readonly above: number;
  readonly bodies: readonly string[];
  readonly chain: readonly string[];
  readonly names: readonly NameEntry[] | null;
}

/** Everything that the database has of one lane, read row by row. */
export async function houseGames(
  database: Database,
  origin: string,
): Promise<ReadonlyMap<string, HouseGame>> {
  const rows = await database.ask<Row>(
    `SELECT game, 0 AS branch, -1 AS above, min(generation) AS first,
       array_agg(body ORDER BY generation) AS bodies, array_agg(chain::text ORDER BY generation) AS chain,
       (SELECT entries FROM house.game_names AS own WHERE own.origin = $1 AND own.game = facts.game) AS names
     FROM house.facts WHERE origin = $1 GROUP BY game
     UNION ALL
     SELECT game, branch, forks.above, min(fork_facts.generation),
       array_agg(body ORDER BY fork_facts.generation),
       array_agg(fork_facts.chain::text ORDER BY fork_facts.generation), forks.names
     FROM house.fork_facts JOIN house.forks USING (house, origin, game, branch)
     WHERE origin = $1 GROUP BY game, branch, forks.above, forks.names
     ORDER BY game, branch`,
    [origin],
  );
  const aside = await database.ask<{ game: string; count: number }>(
    'SELECT game, count(*)::int AS count FROM house.aside WHERE origin = $1 GROUP BY game',
    [origin],
  );
  const games = new Map<string, HouseGame>();
  for (const { game, above, bodies, chain, names } of rows) {
    const before = games.get(game)?.branches ?? [];
    const [trunk] = before;
    const shared = above + 1;
    const branch = {
      bodies: [...(trunk?.bodies.slice(0, shared) ?? []), ...bodies],
      chain: [...(trunk?.chain.slice(0, shared) ?? []), ...chain],
      names: namesOf(names ?? []),
    };
    games.set(game, {
      branches: [...before, branch],
      aside: aside.find((one) => one.game === game)?.count ?? 0,
    });
  }
  return games;
}

/** The games that this lane deleted, as the database has noted. */
export async function deletedGames(database: Database, origin: string): Promise<ReadonlySet<string>> {
  const rows = await database.ask<{ game: string }>('SELECT game FROM house.deletions WHERE origin = $1', [
    origin,
  ]);
  return new Set(rows.map(({ game }) => game));
}
