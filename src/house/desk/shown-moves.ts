import { SHOWN_HOURS } from '../../house-contract/front-desk.ts';
import type { ShownMove } from '../../house-contract/moves.ts';
import type { Queries } from '../db/transactions.ts';
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
       -- That it moved is a fact of the old lane too, which a silent one adds later.
       (SELECT coalesce(sum(greatest(0, head.generation - taken.generation
          - (moves.forced AND EXISTS (SELECT FROM house.orders WHERE orders.house = moves.house
             AND orders.move = moves.id AND step = 'away' AND state = 'done'))::int)), 0)::int
        FROM unnest(moves.games, moves.generations) AS taken (game, generation)
        JOIN house.games AS head ON head.house = moves.house AND head.origin = moves.from_origin
          AND head.game = taken.game
        WHERE moves.player IS NULL) AS later
     FROM house.moves
     WHERE house = $1
       AND CASE WHEN $2::text[] IS NULL THEN made > now() - make_interval(hours => $3) ELSE id = ANY ($2) END
     ORDER BY made DESC, id LIMIT 200`,
    [house, ids, SHOWN_HOURS],
  );
  return rows.map(({ made, steps, code, to, ...move }) => {
    const { place, ...standing } = standingOf(steps, code);
    return { ...move, ...standing, at: made.toISOString(), to: place ?? to };
  });
}
