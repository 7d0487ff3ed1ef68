import { headsDigest, idsDigest } from '../../core/chain/digests.ts';
import type { Compare, Compared, GameAnswer, Head } from '../../house-contract/deliveries.ts';
import { sha256 } from '../db/hash.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';
import { knownHeads, type KnownHead } from './known-games.ts';

/** Another branch of a game, or its facts kept aside. */
interface OtherTop {
  readonly game: string;
  readonly generation: number;
  readonly chain: string;
  readonly digest: string | null;
}

/** Answers what the house lacks of the lane's games. Writes nothing. */
export async function compared(queries: Queries, lane: KnownLane, asked: Compare): Promise<Compared> {
  const games = asked.games.map(({ game }) => game);
  const known = await knownHeads(queries, lane, games);
  const chains = await chainsAt(queries, lane, asked.games);
  const others = await otherTops(
    queries,
    lane,
    known.flatMap((one) => (one.others ? [one.game] : [])),
  );
  const answers = asked.games.flatMap((head, place) => {
    const one = known[place];
    if (one === undefined) return [];
    const own = others.filter(({ game }) => game === head.game);
    return [answerTo(head, one, { at: chains[place] ?? null, others: own })];
  });
  const lists = await keptLists(queries, lane);
  return {
    games: answers,
    months: await otherMonths(queries, lane, asked.months),
    deleted: idsDigest(sha256, lists.deleted) !== asked.deleted,
    erased: idsDigest(sha256, lists.erased) !== asked.erased,
  };
}

/** `at` is the house's chain at the lane's newest generation. */
export function answerTo(
  { game, generation, chain, names }: Head,
  { head, digest, deleted }: Pick<KnownHead, 'head' | 'digest' | 'deleted'>,
  { at, others }: { readonly at: string | null; readonly others: readonly OtherTop[] },
): GameAnswer {
  const newest = head?.generation ?? -1;
  if (deleted) return { game, state: 'same', generation };
  if (at === chain && generation < newest) return { game, state: 'more', generation: newest };
  if (at === chain) return { game, state: digest === names ? 'same' : 'names', generation: newest };
  const there = others.find((other) => other.generation === generation && other.chain === chain);
  if (there !== undefined) {
    const isNamed = there.digest === null || there.digest === names;
    return { game, state: isNamed ? 'same' : 'names', generation };
  }
  const below = others.findLast((other) => other.generation < generation);
  if (below !== undefined) return { game, state: 'missing', generation: below.generation };
  return generation > newest
    ? { game, state: 'missing', generation: newest }
    : { game, state: 'fork', generation: newest };
}

async function chainsAt(
  queries: Queries,
  { house, origin }: KnownLane,
  heads: readonly Head[],
): Promise<readonly (string | null)[]> {
  const { rows } = await queries.query<{ chain: string | null }>(
    `SELECT facts.chain FROM unnest($3::text[], $4::int[]) WITH ORDINALITY AS asked (game, generation, place)
     LEFT JOIN house.facts ON facts.house = $1 AND facts.origin = $2 AND facts.game = asked.game
       AND facts.generation = asked.generation
     ORDER BY place`,
    [house, origin, heads.map(({ game }) => game), heads.map(({ generation }) => generation)],
  );
  return rows.map(({ chain }) => chain);
}

async function otherTops(
  queries: Queries,
  { house, origin }: KnownLane,
  games: readonly string[],
): Promise<readonly OtherTop[]> {
  if (games.length === 0) return [];
  const { rows } = await queries.query<OtherTop>(
    `SELECT game, generation, chain, digest FROM house.forks
     WHERE house = $1 AND origin = $2 AND game = ANY ($3)
     UNION ALL
     SELECT game, generation, chain, NULL FROM house.aside
     WHERE house = $1 AND origin = $2 AND game = ANY ($3)
     ORDER BY generation`,
    [house, origin, games],
  );
  return rows;
}

/** Reads one month at a time, so that years of games are never in memory together. */
async function otherMonths(
  queries: Queries,
  { house, origin }: KnownLane,
  asked: Compare['months'],
): Promise<string[]> {
  const other: string[] = [];
  for (const { month, digest } of asked) {
    const { rows } = await queries.query<Head>(
      `SELECT games.game, games.generation, games.chain, coalesce(names.digest, '') AS names
       FROM house.games LEFT JOIN house.game_names AS names USING (house, origin, game)
       WHERE games.house = $1 AND games.origin = $2 AND games.month = $3`,
      [house, origin, month],
    );
    if (headsDigest(sha256, rows) !== digest) other.push(month);
  }
  return other;
}

async function keptLists(
  queries: Queries,
  { house, origin }: KnownLane,
): Promise<{ readonly deleted: readonly string[]; readonly erased: readonly string[] }> {
  const { rows } = await queries.query<{ deleted: string[]; erased: string[] }>(
    `SELECT ARRAY(SELECT game::text FROM house.deletions WHERE house = $1 AND origin = $2) AS deleted,
       ARRAY(SELECT bowler::text FROM house.erasures WHERE house = $1 AND origin = $2) AS erased`,
    [house, origin],
  );
  return rows[0] ?? { deleted: [], erased: [] };
}
