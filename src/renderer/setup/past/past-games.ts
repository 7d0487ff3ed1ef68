import { formatOf } from '../../../core/formats/formats.ts';
import type { GameSummary } from '../../../contract/contract.ts';

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

/** The number of recent names that fit: two rows of five, and one row less for each notice or offer above. */
export function roomForNames(...above: readonly boolean[]): number {
  return 5 * Math.max(0, 2 - above.filter(Boolean).length);
}
