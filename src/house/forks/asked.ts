import type { NameEntry } from '../../core/chain/names.ts';
import type { Asked, AsideGame, AskedFork, ShownBranch } from '../../house-contract/front-desk.ts';
import type { Queries } from '../db/transactions.ts';
import { askedMoves } from './asked-moves.ts';
import { MOST_QUESTIONS, SHOWN_DAYS, sheetOf } from './sheet-of.ts';
import { namesOfSecond, storedFork, type StoredFact } from './stored-fork.ts';

/** At most this many facts kept aside are shown of a game. */
const MOST_BODIES = 20;

/** The open questions: which branch of a game counts, which game of a forced move, and which facts the rules refuse. */
export async function askedOf(queries: Queries, house: string): Promise<Asked> {
  return {
    forks: await askedForks(queries, house),
    moves: await askedMoves(queries, house),
    aside: await asideGames(queries, house),
  };
}

async function askedForks(queries: Queries, house: string): Promise<readonly AskedFork[]> {
  const { rows } = await queries.query<{
    readonly origin: string;
    readonly lanes: readonly number[];
    readonly game: string;
    readonly branch: number;
    readonly answered: Date | null;
    readonly by: string | null;
  }>(
    `SELECT forks.origin, coalesce(lanes.numbers, '{}') AS lanes, game, branch, answered, answered_by AS by
     FROM house.forks LEFT JOIN house.lanes USING (house, origin)
     WHERE house = $1 AND (answered IS NULL OR answered > now() - make_interval(days => $2))
     ORDER BY answered IS NOT NULL, arrived DESC LIMIT $3`,
    [house, SHOWN_DAYS, MOST_QUESTIONS],
  );
  const forks: AskedFork[] = [];
  for (const { answered, by, ...fork } of rows) {
    const shown = await branchesOf(queries, house, fork);
    if (shown !== null)
      forks.push({
        ...{ ...fork, ...shown },
        answered: answered === null ? null : { by: by ?? '', at: answered.toISOString() },
      });
  }
  return forks;
}

async function branchesOf(
  queries: Queries,
  house: string,
  { origin, game, branch }: Pick<AskedFork, 'origin' | 'game' | 'branch'>,
): Promise<Pick<AskedFork, 'above' | 'branches'> | null> {
  const fork = await storedFork(queries, { house, origin, game, branch });
  if (fork === null) return null;
  const { above, shared } = fork;
  const shown = (
    name: ShownBranch['name'],
    own: readonly StoredFact[],
    names: readonly NameEntry[],
  ): ShownBranch => ({
    name,
    chain: own[0]?.chain ?? '',
    generation: own.at(-1)?.generation ?? above,
    arrived: (own.at(-1) ?? shared.at(-1))?.arrived.toISOString() ?? '',
    sheet: sheetOf(game, [...shared, ...own], names),
  });
  return {
    above,
    branches: [
      shown('first', fork.first, fork.names.first.entries),
      shown('second', fork.second, namesOfSecond(fork)),
    ],
  };
}

async function asideGames(queries: Queries, house: string): Promise<readonly AsideGame[]> {
  const { rows } = await queries.query<Omit<AsideGame, 'arrived'> & { readonly arrived: Date }>(
    `SELECT aside.origin, coalesce(lanes.numbers, '{}') AS lanes, game, min(generation) AS "from",
       max(generation) AS "to", (array_agg(reason ORDER BY generation, arrived))[1] AS reason,
       max(arrived) AS arrived, (array_agg(body ORDER BY generation, arrived))[1:$2] AS bodies
     FROM house.aside LEFT JOIN house.lanes USING (house, origin)
     WHERE house = $1 AND aside.seen IS NULL GROUP BY aside.origin, lanes.numbers, game
     ORDER BY max(arrived) DESC LIMIT 100`,
    [house, MOST_BODIES],
  );
  return rows.map((game) => ({ ...game, arrived: game.arrived.toISOString() }));
}
