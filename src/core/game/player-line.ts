import type { FrameNumber } from '../formats/format.ts';
import { rollsOf } from '../line/frame.ts';
import { frameAt, type Line } from '../line/line.ts';
import { leftLine, stillMissed } from '../line/missed.ts';
import type { PlayerId } from './player.ts';
import { sameRolls, type Roll } from '../line/roll.ts';

/**
 * Whether somebody is at the lane. bowling: in turn. skipped: passed over for now, and owes the frames. left: bowls no more, and what is missing counts 0.
 * absent: the line counts a blind score.
 */
export type Status = 'bowling' | 'skipped' | 'left' | 'absent';

/** A frame that was played out both ways; the line has the one outcome, this is the other (rules: provisional frames). */
export interface Dispute {
  readonly frame: FrameNumber;
  readonly balls: readonly Roll[];
}

/** A player in a game, in the order of bowling. */
export interface PlayerLine {
  readonly player: PlayerId;
  readonly name: string;
  readonly status: Status;
  /** Pins a game, 0 to 300, where somebody said it. */
  readonly average: number | null;
  readonly line: Line;
  /** At most one a frame, lowest first. */
  readonly disputes: readonly Dispute[];
}

/** Somebody who has not bowled. */
export function newPlayerLine(player: PlayerId, name: string, line: Line): PlayerLine {
  return { player, name, status: 'bowling', average: null, line, disputes: [] };
}

/**
 * The player with other balls. Who has left bowls no more, whatever is changed, and a frame that was missed stays so
 * unless it gets more balls. A frame that has lost its balls, or has come to its other outcome, is provisional no longer.
 */
export function withBalls(player: PlayerLine, changed: Line): PlayerLine {
  const line = player.status === 'left' ? leftLine(changed) : stillMissed(player.line, changed);
  const disputes = player.disputes.filter(({ frame, balls }) => {
    const bowled = rollsOf(frameAt(line, frame));
    return bowled.length > 0 && !sameRolls(bowled, balls);
  });
  return { ...player, line, disputes };
}
