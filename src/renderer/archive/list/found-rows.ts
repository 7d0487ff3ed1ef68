import { listedMatch, type ListedGame } from '../../../contract/contract.ts';
import type { MatchId } from '../../../core/players/league.ts';
import { isOpenable } from './is-openable.ts';

/** A line of the list: a game, or all found games of one match. */
export interface FoundRow {
  /** The newest found one: the row has its place. */
  readonly game: ListedGame;
  /** Null: the game belongs to none. */
  readonly match: { readonly id: MatchId; readonly teams: readonly string[] } | null;
}

/** The rows of games that are newest first; a match is one row, however far apart its games are. */
export function rowsOf(games: readonly ListedGame[]): readonly FoundRow[] {
  const seen = new Set<MatchId>();
  return games.flatMap((game): readonly FoundRow[] => {
    const id = listedMatch(game);
    if (id === null) return [{ game, match: null }];
    if (seen.has(id)) return [];
    seen.add(id);
    return [{ game, match: { id, teams: teamsIn(game) } }];
  });
}

/** Whether this game is the row's, or another of its match. */
export function isIn(row: FoundRow, game: ListedGame | null): boolean {
  if (game === null) return false;
  return row.match === null ? row.game.id === game.id : row.match.id === listedMatch(game);
}

function teamsIn(game: ListedGame): readonly string[] {
  return isOpenable(game) ? (game.league?.teams ?? []) : [];
}
