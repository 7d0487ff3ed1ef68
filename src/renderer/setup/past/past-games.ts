import { formatOf } from '../../../core/formats/formats.ts';
import type { GameSummary, ListedGame } from '../../../contract/contract.ts';
import type { GameAction } from '../../../text/setup/setup.ts';

/** Names from past games that are not in the line-up, newest first, up to a limit. */
export function recentNames(
  games: readonly GameSummary[],
  lineUp: readonly string[],
  most: number,
): readonly string[] {
  // Where bowlers share lines, a game's names are those of teams.
  const ofBowlers = games.filter(({ format }) => formatOf(format).sharing === null);
  const names = new Set(ofBowlers.flatMap((game) => game.names));
  return Array.from(names)
    .filter((name) => !lineUp.includes(name))
    .slice(0, most);
}

/** The names in these games that match this one except for case, each once. */
export function namesLike(games: readonly GameSummary[], name: string): readonly string[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return [];
  return [...new Set(games.flatMap((game) => game.names))].filter((one) => one.toLowerCase() === wanted);
}

/** Whether this program can open the game: a newer program's is only read as text. */
export function isOpenable(game: ListedGame): game is GameSummary {
  return game.phase !== 'newer';
}

/** The actions for a listed game: a stopped one can be read or resumed, the safer action first. */
export function actionsFor(phase: GameSummary['phase']): readonly GameAction[] {
  switch (phase) {
    case 'running':
      return ['resume'];
    case 'stopped':
      return ['look', 'resume'];
    case 'over':
      return ['look'];
  }
}

/** The number of recent names that fit: two rows of five, and one row less for each notice or offer above. */
export function roomForNames(...above: readonly boolean[]): number {
  return 5 * Math.max(0, 2 - above.filter(Boolean).length);
}
