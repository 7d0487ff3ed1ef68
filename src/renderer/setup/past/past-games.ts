import type { GameSummary } from '../../../contract/contract.ts';
import type { GameAction } from '../../../text/setup.ts';
import type { Party } from '../../lane/game/party.ts';

/** The names of past games that are not in the line-up, the newest first, at most so many. */
export function recentNames(
  games: readonly GameSummary[],
  lineUp: readonly string[],
  most: number,
): readonly string[] {
  const names = new Set(games.flatMap((game) => game.names));
  return Array.from(names)
    .filter((name) => !lineUp.includes(name))
    .slice(0, most);
}

/** The names of these games that are the same but for upper and lower case, each once. */
export function namesLike(games: readonly GameSummary[], name: string): readonly string[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return [];
  return [...new Set(games.flatMap((game) => game.names))].filter((one) => one.toLowerCase() === wanted);
}

/** What a game of the list may be opened for: a stopped one to be read or to go on, the surer of the two first. */
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

/** For how many recent names there is room: two rows of five, one row less for a notice or an offer above. */
export function roomForNames(...above: readonly boolean[]): number {
  return 5 * Math.max(0, 2 - above.filter(Boolean).length);
}

/** Which game of the party this line-up would bowl, from 1: the same players in any order go on counting. */
export function nextGameNumber(
  names: readonly string[],
  last: Pick<Party, 'names' | 'gameNumber'> | null,
): number {
  if (last === null || names.length === 0) return 1;
  const same = names.length === last.names.length && names.every((name) => last.names.includes(name));
  return same ? last.gameNumber + 1 : 1;
}
