import type { FrameNumber } from '../../../core/formats/format.ts';
import { rollsOf, type Frame } from '../../../core/line/frame.ts';
import type { Game } from '../../../core/game/game.ts';
import { frameIn, lastFrameBowled } from '../../../core/game/history.ts';
import type { PlayerId } from '../../../core/game/player.ts';
import { turnOf } from '../../../core/game/position.ts';
import { FRESH_RACK, rackAfter, type Rack } from '../../../core/line/rack.ts';
import { isSplit } from '../../../core/line/roll.ts';
import { canBeSplit } from '../../../core/line/split.ts';

/** The ring that the Split key would set or clear. */
export interface SplitMark {
  readonly player: PlayerId;
  readonly frame: FrameNumber;
  /** Which ball of the frame, from 1. */
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

function ringIn(game: Game, player: PlayerId, frame: FrameNumber): SplitMark | null {
  const bowled = frameIn(game.position, player, frame);
  const ball = ringableBalls(bowled).at(-1);
  const roll = ball === undefined ? undefined : rollsOf(bowled)[ball - 1];
  return ball === undefined || roll === undefined ? null : { player, frame, ball, split: !isSplit(roll) };
}

/** The balls (from 1) of a frame that can carry the ring. */
export function ringableBalls(frame: Frame): readonly number[] {
  const balls: number[] = [];
  let rack: Rack = FRESH_RACK;
  for (const [index, roll] of rollsOf(frame).entries()) {
    if (canBeSplit(rack, roll)) balls.push(index + 1);
    rack = rackAfter(rack, roll);
  }
  return balls;
}
