import type { ListedGame } from '../../../contract/contract.ts';
import type { MatchId } from '../../../core/players/league.ts';
import { isOpenable } from './is-openable.ts';

/** A line of the list: a game, or all found games of one match. */
export interface FoundRow {
  /** The newest found one: the row has its place. */
  readonly game: ListedGame;
  readonly games: readonly ListedGame[];
  /** Null: the game belongs to none. */
  readonly match: { readonly id: MatchId; readonly teams: readonly string[] } | null;
}

export function matchIn(game: ListedGame): MatchId | null {
  return isOpenable(game) ? (game.league?.match ?? null) : null;
}

/** The rows of games that are newest first; a match is one row, however far apart its games are. */
export function rowsOf(games: readonly ListedGame[]): readonly FoundRow[] {
  const rows: FoundRow[] = [];
  const places = new Map<MatchId, number>();
  for (const game of games) {
    const match = matchIn(game);
    const place = match === null ? undefined : places.get(match);
    const row = place === undefined ? undefined : rows[place];
    if (place !== undefined && row !== undefined) rows[place] = { ...row, games: [...row.games, game] };
    else {
      if (match !== null) places.set(match, rows.length);
      rows.push({ game, games: [game], match: match === null ? null : { id: match, teams: teamsIn(game) } });
    }
  }
  return rows;
}

/** Whether this game is the row's, or another of its match. */
export function isIn(row: FoundRow, game: ListedGame | null): boolean {
  if (game === null) return false;
  return row.match === null ? row.game.id === game.id : row.match.id === matchIn(game);
}

function teamsIn(game: ListedGame): readonly string[] {
  return isOpenable(game) ? (game.league?.teams ?? []) : [];
}
