import type { NameEntry } from '../../core/chain/names.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';

/** The part of a game that lane and house compare. */
export interface KnownHead {
  readonly game: string;
  /** The newest fact of the branch that counts. */
  readonly head: { readonly generation: number; readonly chain: string } | null;
  /** The digest of the names that the house acknowledged to the lane. */
  readonly digest: string | null;
  /** Whether it has second branches or facts kept aside. */
  readonly others: boolean;
  readonly deleted: boolean;
}

/** What the house knows of a game, without its facts. */
export interface KnownGame extends KnownHead {
  readonly names: readonly NameEntry[];
}

interface HeadRow {
  readonly game: string;
  readonly generation: number | null;
  readonly chain: string | null;
  readonly digest: string | null;
  readonly others: boolean;
  readonly deleted: boolean;
}

interface Row extends HeadRow {
  readonly entries: readonly NameEntry[] | null;
}

const HEAD = `asked.game, games.generation, games.chain, names.digest,
  EXISTS (SELECT FROM house.forks WHERE house = $1 AND origin = $2 AND forks.game = asked.game)
    OR EXISTS (SELECT FROM house.aside WHERE house = $1 AND origin = $2 AND aside.game = asked.game) AS others,
  EXISTS (SELECT FROM house.deletions
          WHERE house = $1 AND origin = $2 AND deletions.game = asked.game) AS deleted`;

const OF_GAMES = `FROM unnest($3::text[]) WITH ORDINALITY AS asked (game, place)
  LEFT JOIN house.games ON games.house = $1 AND games.origin = $2 AND games.game = asked.game
  LEFT JOIN house.game_names AS names ON names.house = $1 AND names.origin = $2 AND names.game = asked.game
  ORDER BY place`;

/** One head for each game, in order. */
export async function knownHeads(
  queries: Queries,
  { house, origin }: KnownLane,
  games: readonly string[],
): Promise<readonly KnownHead[]> {
  const { rows } = await queries.query<HeadRow>(`SELECT ${HEAD} ${OF_GAMES}`, [house, origin, games]);
  return rows.map(headIn);
}

/** One for each game, in order. */
export async function knownGames(
  queries: Queries,
  { house, origin }: KnownLane,
  games: readonly string[],
): Promise<readonly KnownGame[]> {
  const { rows } = await queries.query<Row>(`SELECT ${HEAD}, names.entries ${OF_GAMES}`, [
    house,
    origin,
    games,
  ]);
  return rows.map((row) => ({ ...headIn(row), names: row.entries ?? [] }));
}

function headIn({ game, generation, chain, digest, others, deleted }: HeadRow): KnownHead {
  const head = generation === null || chain === null ? null : { generation, chain };
  return { game, head, digest, others, deleted };
}
