import { nextFrame } from '../../../../core/line/line.ts';
import type { PlayerCommand } from '../../../../core/line-up/player-event.ts';
import type { PlayerLine } from '../../../../core/players/player-line.ts';
import {
  figuresOf,
  scoredBefore,
  scoresFor,
  type TypedScore,
} from '../../../league/bowled-before/game-scores.ts';

/** The scores to type, as far as they are known, and the number of their first game. */
export interface ScoresAsked {
  readonly first: number;
  readonly scores: readonly TypedScore[];
}

/** Whether all balls of the line are entered: then a game from before needs no score of its own. */
export function isWhole({ line }: Pick<PlayerLine, 'line'>): boolean {
  return nextFrame(line) === null && line.blind === null;
}

/** The scores of this game and the match's games after it; only of those after it where the balls of this one are entered. */
export function scoresAsked(player: PlayerLine, game: number, games: number): ScoresAsked {
  const { type, score, later } = player.part ?? { type: 'bowler', score: null, later: [] };
  const isKnown = score !== null || later.length > 0;
  // A game that nobody bowled before is absent; while nothing is known of it, it is missing.
  const now = isKnown && type === 'absent' ? null : score === null ? '' : String(score);
  const known = [now, ...later.map((one) => (one === null ? null : String(one)))];
  const scores = scoresFor(Math.max(games - game + 1, 1), known);
  return isWhole(player) ? { first: game + 1, scores: scores.slice(1) } : { first: game, scores };
}

/** The command for these scores, all of them answered. */
export function preBowlCommand(player: PlayerLine, scores: readonly TypedScore[]): PlayerCommand {
  const kind = { kind: 'setScoreType', player: player.player } as const;
  if (isWhole(player))
    return { ...kind, scoreType: 'pre-bowl', ...(scores.length === 0 ? {} : { later: figuresOf(scores) }) };
  const { type: scoreType, ...scored } = scoredBefore(scores);
  return { ...kind, scoreType, ...scored };
}
