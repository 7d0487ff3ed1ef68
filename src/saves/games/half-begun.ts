import { generationOf, phaseOf } from '../../core/game/game.ts';
import type { GameSummary, StartNotice } from '../../contract/contract.ts';
import type { GameRecord } from '../record/game-record.ts';

/**
 * The notice of a match's game on a pair without the one beside it: a power cut came between the two, or the other one is
 * gone. None once a ball was bowled, because somebody has seen it then.
 */
export function halfBegunNotices(
  board: GameRecord | null,
  games: readonly GameSummary[],
): readonly StartNotice[] {
  if (board === null || phaseOf(board.game) !== 'running' || generationOf(board.game) > 0) return [];
  const { lane, pair: beside, party, gameNumber } = board.game.setup;
  const isThere = games.some(
    (one) => one.lane === beside && one.party === party && one.gameNumber === gameNumber,
  );
  return beside === undefined || isThere ? [] : [{ kind: 'half-begun', lane, beside }];
}
