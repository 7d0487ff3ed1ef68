import type { GameSummary, ListedGame } from '../../../contract/contract.ts';
import type { ArchiveText } from '../../../text/archive/archive.ts';

/** Whether this program can open the game: a newer program's is only read as text. */
export function isOpenable(game: ListedGame): game is GameSummary {
  return game.phase !== 'newer';
}

/** How a game ended, or that it has not. */
export function phaseText(
  { phase, lane, movedTo = lane }: Pick<GameSummary, 'phase' | 'lane' | 'movedTo'>,
  text: ArchiveText,
): string {
  return phase === 'moved' ? text.movedTo(movedTo) : text.phase[phase];
}
