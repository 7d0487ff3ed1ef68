import { standingChanges } from '../../../core/game/standing-changes.ts';
import type { ListedChange } from '../../../core/game/listed-change.ts';
import type { Game } from '../../../core/game/game.ts';
import type { MatchView } from '../../../contract/contract.ts';

/** A change on a recap, with the game of the match that it was made in. */
export interface RecapChange extends ListedChange {
  readonly game: number;
}

/** Every change of every game: those before a signature, then those behind one. */
export interface RecapChanges {
  readonly standing: readonly RecapChange[];
  readonly late: readonly RecapChange[];
}

/** The changes of all games of a match; without its record those of this game alone. */
export function recapChanges(games: readonly Game[], match: MatchView | null): RecapChanges {
  if (match === null) {
    const standing = games.flatMap((game) => inGame(game.setup.gameNumber, standingChanges(game)));
    return { standing: byTime(standing), late: [] };
  }
  return {
    standing: match.games.flatMap(({ number, standing }) => byTime(inGame(number, standing))),
    late: match.games.flatMap(({ number, changes }) => byTime(inGame(number, changes))),
  };
}

function inGame(game: number, changes: readonly ListedChange[]): readonly RecapChange[] {
  return changes.map((change) => ({ ...change, game }));
}

/** A pair of lanes has two games at one time. */
function byTime(changes: readonly RecapChange[]): readonly RecapChange[] {
  return changes.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
