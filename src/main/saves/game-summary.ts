import { phaseOf } from '../../core/game.ts';
import { scoreLine } from '../../core/score.ts';
import type { GameSummary } from '../../preload/contract.ts';
import type { GameRecord } from './game-record.ts';

/** What the list of games shows of one. */
export function summaryOf({ id, game }: GameRecord): GameSummary {
  const { lane, gameNumber, startedAt, players } = game.setup;
  return {
    id,
    phase: phaseOf(game),
    lane,
    gameNumber,
    startedAt,
    names: players.map(({ name }) => name),
    scores: game.position.lines.map(({ line }) => scoreLine(line).soFar),
  };
}
