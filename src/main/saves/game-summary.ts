import { phaseOf } from '../../core/game.ts';
import { namesIn } from '../../core/position.ts';
import { scoreLine } from '../../core/score.ts';
import type { GameSummary } from '../../preload/contract.ts';
import type { GameRecord } from './game-record.ts';

/** What the list of games shows of one. */
export function summaryOf({ id, game }: GameRecord): GameSummary {
  const { lane, gameNumber, startedAt } = game.setup;
  return {
    id,
    phase: phaseOf(game),
    lane,
    gameNumber,
    startedAt,
    names: namesIn(game.position),
    scores: game.position.lines.map(({ line }) => scoreLine(line).soFar),
  };
}
