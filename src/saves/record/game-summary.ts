import { phaseOf } from '../../core/game/game.ts';
import { namesIn } from '../../core/players/position.ts';
import { scoreLine } from '../../core/line/score.ts';
import type { GameSummary } from '../../contract/contract.ts';
import type { GameRecord } from './game-record.ts';

export function summaryOf({ id, game }: GameRecord): GameSummary {
  const { lane, gameNumber, startedAt } = game.setup;
  return {
    id,
    phase: phaseOf(game),
    lane,
    gameNumber,
    startedAt,
    names: namesIn(game.position),
    players: game.position.lines.map(({ player }) => player),
    scores: game.position.lines.map(({ line }) => scoreLine(line).soFar),
  };
}
