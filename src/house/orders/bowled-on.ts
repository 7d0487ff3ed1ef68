/**
 * SQL: how many facts the old lane added to the games of a row of `house.moves` after they were taken from it. That a game moved
 * is a fact of the old lane too.
 */
export const LATER = `(SELECT coalesce(sum(greatest(0, head.generation - taken.generation
      - (newest.body::jsonb ->> 'type' IS NOT DISTINCT FROM 'gameMoved')::int)), 0)::int
    FROM unnest(moves.games, moves.generations) AS taken (game, generation)
    JOIN house.games AS head ON head.house = moves.house AND head.origin = moves.from_origin
      AND head.game = taken.game
    JOIN house.facts AS newest ON newest.house = head.house AND newest.origin = head.origin
      AND newest.game = head.game AND newest.generation = head.generation
    WHERE moves.player IS NULL)`;

/** SQL: whether two games go on from a row of `house.moves`, at the new lane and at the old one, which was silent. */
export const BOWLED_ON = `(moves.forced AND moves.player IS NULL
    AND EXISTS (SELECT FROM house.orders WHERE orders.house = moves.house AND orders.move = moves.id
      AND orders.step = 'take' AND orders.state = 'done')
    AND EXISTS (SELECT FROM derived.games AS next WHERE next.house = moves.house
      AND next.moved_origin = moves.from_origin AND next.moved_game = ANY (moves.games))
    AND ${LATER} > 0)`;
