import { FRAME_NUMBERS, type FrameNumber } from './format.ts';
import { rackOf, rollsOf } from './frame.ts';
import { frameAt, nextFrame, type Line } from './line.ts';
import type { PlayerId } from './player.ts';
import type { Rack } from './rack.ts';

/** One player's line, in the order of the line-up. */
export interface PlayerLine {
  readonly player: PlayerId;
  readonly line: Line;
}

/** Whose ball it is, and what it meets. `ball` counts in the frame, from 1. */
export interface Turn {
  readonly player: PlayerId;
  readonly frame: FrameNumber;
  readonly ball: number;
  readonly rack: Rack;
}

/**
 * Whose ball (design decision 2): the lowest unfinished frame of all; in it the player who bowled last if still
 * in its middle, then anyone in its middle, then the line-up order. Null when every line is finished.
 */
export function whoseBall(lines: readonly PlayerLine[], lastBowler: PlayerId | null): Turn | null {
  const open = lines.flatMap(({ player, line }) => {
    const frame = nextFrame(line);
    return frame === null ? [] : [turnIn(player, line, frame)];
  });
  const lowest = FRAME_NUMBERS.find((number) => open.some((turn) => turn.frame === number));
  const candidates = open.filter((turn) => turn.frame === lowest);
  const middle = candidates.filter((turn) => turn.ball > 1);
  return middle.find((turn) => turn.player === lastBowler) ?? middle[0] ?? candidates[0] ?? null;
}

function turnIn(player: PlayerId, line: Line, number: FrameNumber): Turn {
  const frame = frameAt(line, number);
  const rack = rackOf(frame);
  if (rack === null) throw new Error('a finished frame was taken for the next one');
  return { player, frame: number, ball: rollsOf(frame).length + 1, rack };
}
