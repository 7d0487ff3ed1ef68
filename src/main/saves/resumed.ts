import { phaseOf } from '../../core/game.ts';
import type { StartNotice } from '../../preload/contract.ts';
import type { GameRecord } from './game-record.ts';
import { standingOf } from './standing.ts';

/**
 * That the game on the board goes on where it stopped; nothing when none runs, or when it is told already that the
 * save before is used, with the same ball.
 */
export function resumedNotices(
  board: GameRecord | null,
  told: readonly StartNotice[],
): readonly StartNotice[] {
  if (board === null || phaseOf(board.game) !== 'running') return [];
  const recovered = told.some((notice) => 'recovered' in notice && notice.file === `${board.id}.json`);
  return recovered ? [] : [{ kind: 'resumed', gameId: board.id, standing: standingOf(board.game) }];
}
