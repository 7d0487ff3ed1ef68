import { frameAt, nextFrame, rackOfLine } from '../line/line.ts';
import type { PlayerId } from './player.ts';
import type { PlayerLine } from './player-line.ts';
import type { Rack } from '../line/rack.ts';

/** The facts besides the lines that decide the turn. */
export interface Order {
  readonly lastBowler: PlayerId | null;
  /** The player called to bowl a frame out of turn, until that frame is finished. */
  readonly bowlsNow: Call | null;
}

export interface Call {
  readonly player: PlayerId;
  readonly frame: number;
}

/** The player on turn and the rack. `ball` counts within the frame, from 1. */
export interface Turn {
  readonly player: PlayerId;
  readonly frame: number;
  readonly ball: number;
  readonly rack: Rack;
}

/**
 * The player on turn (decision 2). It is the lowest unfinished frame; within it the player who bowled last if still in
 * its middle, then any player in its middle, then bowling order. A player called out of turn comes first, skipped
 * players come last. Null when every line is finished.
 */
export function whoseBall(lines: readonly PlayerLine[], { lastBowler, bowlsNow }: Order): Turn | null {
  const first =
    (bowlsNow === null ? null : called(lines, bowlsNow)) ??
    firstOf(lines, lastBowler, ({ status }) => status !== 'skipped') ??
    firstOf(lines, lastBowler, ({ status }) => status === 'skipped');
  return first === null ? null : turnIn(first);
}

function called(lines: readonly PlayerLine[], { player, frame }: Call): PlayerLine | null {
  return lines.find((one) => one.player === player && nextFrame(one.line) === frame) ?? null;
}

/** The first to bowl of those present, without a list: a replay asks at every ball of a thousand players. */
function firstOf(
  lines: readonly PlayerLine[],
  lastBowler: PlayerId | null,
  isThere: (player: PlayerLine) => boolean,
): PlayerLine | null {
  let [first, least]: readonly [PlayerLine | null, number] = [null, Infinity];
  for (const player of lines) {
    const place = isThere(player) ? placeOf(player, lastBowler) : Infinity;
    if (place < least) [first, least] = [player, place];
  }
  return first;
}

// The last digit says who is in the middle of a turn, which is a frame or several, and who bowled last.
const FRAME = 10;

/** The sort key of a player with a ball to bowl; infinite for others. */
function placeOf({ player, line }: PlayerLine, lastBowler: PlayerId | null): number {
  const number = nextFrame(line);
  if (number === null) return Infinity;
  const { framesATurn } = line.table;
  const turn = Math.ceil(number / framesATurn) * FRAME;
  const begins = number % framesATurn === 1 % framesATurn && frameAt(line, number).state === 'empty';
  return turn + (begins ? 2 : player === lastBowler ? 0 : 1);
}

function turnIn({ player, line }: PlayerLine): Turn {
  const number = nextFrame(line);
  const rack = rackOfLine(line);
  if (number === null || rack === null) throw new Error('a finished line was taken for the next one');
  return { player, frame: number, ball: frameAt(line, number).rolls.length + 1, rack };
}
