import type { GameSummary, ListedGame } from '../../../contract/contract.ts';

/** Whether this program can open the game: a newer program's is only read as text. */
export function isOpenable(game: ListedGame): game is GameSummary {
  return game.phase !== 'newer';
}
