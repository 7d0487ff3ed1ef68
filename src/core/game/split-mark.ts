import { isSplit } from '../line/roll.ts';
import { ringableBalls } from '../line/split.ts';
import type { Game } from './game.ts';
import { frameIn, lastFrameBowled } from './history.ts';
import type { PlayerId } from '../players/player.ts';
import { turnOf } from '../players/position.ts';

/** The ring that the Split key would set or clear. */
export interface SplitMark {
  readonly player: PlayerId;
  readonly frame: number;
  /** The ball's number in the frame, from 1. */
  readonly ball: number;
  readonly split: boolean;
}

/** The ring of the live frame's last ball that can carry one, else of the last frame bowled; null: there is none. */
export function splitToMark(game: Game): SplitMark | null {
  const turn = turnOf(game.position);
  const live = turn === null ? null : ringIn(game, turn.player, turn.frame);
  if (live !== null) return live;
  const last = lastFrameBowled(game);
  return last === null ? null : ringIn(game, last.player, last.frame);
}

function ringIn(game: Game, player: PlayerId, frame: number): SplitMark | null {
  const bowled = frameIn(game.position, player, frame);
  const ball = ringableBalls(bowled).at(-1);
  const roll = ball === undefined ? undefined : bowled.rolls[ball - 1];
  return ball === undefined || roll === undefined ? null : { player, frame, ball, split: !isSplit(roll) };
}
