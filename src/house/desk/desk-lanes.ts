import type { DeskGame, DeskLane, DeskLaneState } from '../../house-contract/front-desk.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import type { Queries } from '../db/transactions.ts';
import { BOWLED_ON } from '../orders/bowled-on.ts';
import { goesOn } from '../orders/goes-on.ts';
import { allSavedFacts } from './saved-facts.ts';

interface Row {
  readonly origin: string;
  readonly lane: number;
  readonly state: LaneState | null;
  readonly offline: Date | null;
  readonly help: Date | null;
  readonly doubled: boolean;
  readonly goesOn: boolean;
  readonly forks: number;
  readonly aside: number;
}

/** The lanes of these PCs, or all lanes, ordered by number. */
export async function lanesOf(
  queries: Queries,
  house: string,
  origins: readonly string[] | null = null,
): Promise<readonly DeskLaneState[]> {
  const { rows } = await queries.query<Row>(
    `SELECT lanes.origin, number AS lane, states.state, lanes.offline_since AS offline, states.help_since AS help,
       EXISTS (SELECT FROM house.lanes AS other WHERE other.house = $1 AND other.origin <> lanes.origin
               AND other.revoked IS NULL AND number = ANY (other.numbers)) AS doubled,
       ${goesOn('lanes.origin', 'states.state')} AS "goesOn",
       (SELECT count(*)::int FROM house.forks WHERE forks.house = $1 AND forks.origin = lanes.origin
          AND answered IS NULL)
         + (SELECT count(*)::int FROM house.moves WHERE moves.house = $1 AND moves.from_origin = lanes.origin
          AND counts IS NULL AND ${BOWLED_ON}) AS forks,
       (SELECT count(DISTINCT game)::int FROM house.aside WHERE aside.house = $1
          AND aside.origin = lanes.origin AND seen IS NULL) AS aside
     FROM house.lanes CROSS JOIN unnest(lanes.numbers) AS number
     LEFT JOIN house.lane_states AS states
       ON states.house = lanes.house AND states.origin = lanes.origin AND states.lane = number
     WHERE lanes.house = $1 AND lanes.revoked IS NULL AND ($2::text[] IS NULL OR lanes.origin = ANY ($2))
     ORDER BY number, lanes.origin`,
    [house, origins],
  );
  return rows.map(({ offline, help, ...row }) => ({
    ...row,
    offlineSince: offline?.toISOString() ?? null,
    helpSince: help?.toISOString() ?? null,
    // One missing game is the one being bowled, whose newest ball is on its way.
    catchingUp: offline === null && (row.state?.toDeliver ?? 0) > 1,
  }));
}

/** The game on a lane's board, as far as it was delivered. */
export async function gameOf(
  queries: Queries,
  house: string,
  lane: Pick<DeskLaneState, 'origin' | 'state'>,
): Promise<DeskGame | null> {
  return (await gamesOf(queries, house, [lane]))[0] ?? null;
}

/** All lanes with their games. Takes two queries, however many lanes there are. */
export async function lanesWithGames(queries: Queries, house: string): Promise<readonly DeskLane[]> {
  const lanes = await lanesOf(queries, house);
  const games = await gamesOf(queries, house, lanes);
  return lanes.map((lane, place) => ({ ...lane, game: games[place] ?? null }));
}

async function gamesOf(
  queries: Queries,
  house: string,
  lanes: readonly Pick<DeskLaneState, 'origin' | 'state'>[],
): Promise<readonly (DeskGame | null)[]> {
  const boards = lanes.flatMap(({ origin, state }, place) =>
    state === null || state.game === null ? [] : [{ place, origin, game: state.game.id }],
  );
  const saved = await allSavedFacts(queries, house, boards);
  const games: (DeskGame | null)[] = lanes.map(() => null);
  for (const [index, { place, game: id }] of boards.entries()) {
    const game = saved[index] ?? null;
    if (game !== null) games[place] = { id, generation: game.events.length, ...game };
  }
  return games;
}
