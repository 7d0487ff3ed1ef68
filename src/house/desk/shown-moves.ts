import { SHOWN_HOURS } from '../../house-contract/front-desk.ts';
import type { ShownMove } from '../../house-contract/moves.ts';
import type { Queries } from '../db/transactions.ts';
import { LATER } from '../orders/bowled-on.ts';
import { STEPS } from '../orders/kept-move.ts';
import { standingOf, type Step } from '../orders/move-state.ts';

interface Row {
  readonly id: string;
  readonly author: string;
  readonly made: Date;
  readonly games: readonly string[];
  readonly player: number | null;
  readonly from: ShownMove['from'];
  readonly to: ShownMove['to'];
  readonly forced: boolean;
  readonly code: string | null;
  readonly steps: readonly Step[];
  readonly later: number;
}

/** The moves of the last hours, or these, newest first. */
export async function shownMoves(
  queries: Queries,
  house: string,
  ids: readonly string[] | null = null,
): Promise<readonly ShownMove[]> {
  const { rows } = await queries.query<Row>(
    `SELECT id, author, made, games, player, forced, code,
       json_build_object('origin', from_origin, 'lane', from_lane) AS "from",
       json_build_object('origin', to_origin, 'lane', to_lane) AS "to",
       ${STEPS} AS steps,
       ${LATER} AS later
     FROM house.moves
     WHERE house = $1
       AND CASE WHEN $2::text[] IS NULL THEN made > now() - make_interval(hours => $3) ELSE id = ANY ($2) END
     ORDER BY made DESC, id LIMIT 200`,
    [house, ids, SHOWN_HOURS],
  );
  return rows.map(({ made, steps, code, to, later, ...move }) => {
    const { place, ...standing } = standingOf(steps, code);
    // A game that no other lane took goes on at its lane.
    const after = standing.state === 'done' ? later : 0;
    return { ...move, ...standing, at: made.toISOString(), to: place ?? to, later: after };
  });
}
