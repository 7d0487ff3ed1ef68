import { FRAME_NUMBERS, type FrameNumber } from './format.ts';
import { rackOf, rollsOf } from './frame.ts';
import { frameAt, nextFrame, type Line } from './line.ts';
import type { PlayerId } from './player.ts';
import type { PlayerLine } from './player-line.ts';
import type { Rack } from './rack.ts';

/** What besides the lines says whose ball it is. */
export interface Order {
  readonly lastBowler: PlayerId | null;
  /** Who bowls this frame out of turn; null when nobody does. It says nothing more once that frame is finished. */
  readonly bowlsNow: Call | null;
}

/** A frame that is bowled out of turn, and by whom. */
export interface Call {
  readonly player: PlayerId;
  readonly frame: FrameNumber;
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
 * in its middle, then anyone in its middle, then the line-up order. Somebody called out of turn comes before all;
 * who was passed over comes when nobody else has a ball left. Null when every line is finished.
 */
export function whoseBall(lines: readonly PlayerLine[], { lastBowler, bowlsNow }: Order): Turn | null {
  const open = openTurns(lines);
  const called = open.find(({ player, frame }) => player === bowlsNow?.player && frame === bowlsNow.frame);
  if (called !== undefined) return called;
  const present = openTurns(lines.filter(({ status }) => status !== 'skipped'));
  return firstOf(present.length > 0 ? present : open, lastBowler);
}

function openTurns(lines: readonly PlayerLine[]): readonly Turn[] {
  return lines.flatMap(({ player, line }) => {
    const frame = nextFrame(line);
    return frame === null ? [] : [turnIn(player, line, frame)];
  });
}

function firstOf(open: readonly Turn[], lastBowler: PlayerId | null): Turn | null {
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
