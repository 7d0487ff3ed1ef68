import type { OrderAnswer } from '../../house-contract/orders.ts';
import type { Queries } from '../db/transactions.ts';

/** What the facts say that an old lane answered before a restore: that it closed all games of this move. Null if it did not. */
export async function lostAnswer(
  queries: Queries,
  house: string,
  move: string,
): Promise<OrderAnswer['outcome'] | null> {
  const { rows } = await queries.query<{ readonly game: string; readonly generation: number | null }>(
    `SELECT own.game, facts.generation FROM house.moves
     CROSS JOIN unnest(moves.games) WITH ORDINALITY AS own (game, half)
     LEFT JOIN house.games AS head ON head.house = moves.house AND head.origin = moves.from_origin
       AND head.game = own.game
     LEFT JOIN house.facts ON facts.house = moves.house AND facts.origin = moves.from_origin
       AND facts.game = own.game AND facts.generation = head.generation AND body::jsonb ->> 'type' = 'gameMoved'
     WHERE moves.house = $1 AND moves.id = $2 AND moves.player IS NULL ORDER BY half`,
    [house, move],
  );
  const games = rows.flatMap(({ game, generation }) => (generation === null ? [] : [{ game, generation }]));
  return games.length === 0 || games.length < rows.length ? null : { state: 'done', games };
}
