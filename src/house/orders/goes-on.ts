/**
 * SQL: whether another game of a match or a series follows the one on the board of a lane. `$1` is the house, `origin` the
 * lane's and `state` the lane's state.
 */
export function goesOn(origin: string, state: string): string {
  return `EXISTS (SELECT FROM house.facts WHERE facts.house = $1 AND facts.origin = ${origin}
    AND facts.game = ${state} #>> '{game,id}' AND facts.generation = 0
    AND (body::jsonb ->> 'gameNumber')::int
      < coalesce(body::jsonb #>> '{league,terms,games}', body::jsonb ->> 'games')::int)`;
}
