import { phaseOf } from '../../core/game/game.ts';
import type { StartNotice } from '../../contract/contract.ts';
import type { GameRecord } from '../record/game-record.ts';
import { gameStatusOf } from './game-status.ts';

/** The notice that a game resumes; none when nothing runs or another notice already names the same ball. */
export function resumedNotices(
  board: GameRecord | null,
  told: readonly StartNotice[],
): readonly StartNotice[] {
  if (board === null || phaseOf(board.game) !== 'running') return [];
  const recovered = told.some((notice) => 'recovered' in notice && notice.file === `${board.id}.json`);
  return recovered ? [] : [{ kind: 'resumed', gameId: board.id, standing: gameStatusOf(board.game) }];
}
