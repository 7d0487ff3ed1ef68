import { possibleLines } from '../game/dispute-changes.ts';
import type { Frame } from '../line/frame.ts';
import { frameAt, nextFrame, rackOfLine, type Line } from '../line/line.ts';
import type { PinCount } from '../line/pins.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { clearedAs, type Rack } from '../line/rack.ts';
import { highestScore, scoreLine, type FrameScore } from '../line/score.ts';

export interface Card {
  readonly frame: number;
  readonly isFresh: boolean;
  /** Whether a spare now closes the frame. */
  readonly isForSpare: boolean;
  readonly standing: PinCount;
  readonly soFar: number;
  /** The highest score of a line by its table. */
  readonly highest: number;
  /** How many times the next ball's pins count: for its own frame and for each mark that still needs them. */
  readonly times: number;
  /** Strikes in a row before this frame. */
  readonly strikes: number;
  /** Whether every ball so far was a strike; false before the first. */
  readonly isPerfect: boolean;
  readonly isClean: boolean;
  readonly hasMark: boolean;
  /** Whether an earlier frame was left unfinished. */
  readonly hasMissed: boolean;
  /** Whether a mark adds following balls. */
  readonly addsBalls: boolean;
  /** Whether the next frame is one that nobody bowls: its strike counts as soon as this one is finished. */
  readonly isBeforeGiven: boolean;
  readonly scores: readonly FrameScore[];
}

/**
 * The cards a player may have, one for each outcome of provisional frames. None for a finished line, or one where a
 * correction left a ball missing before bowled frames.
 */
export function cardsOf(player: PlayerLine): readonly Card[] {
  return possibleLines(player).flatMap((line) => {
    const frame = nextFrame(line);
    const rack = rackOfLine(line);
    if (frame === null || rack === null || isBowledBehind(line, frame)) return [];
    return [{ frame, standing: rack.standing, ...standingOf(line, frame, rack) }];
  });
}

function isBowledBehind(line: Line, frame: number): boolean {
  return line.frames.slice(frame).some(({ state }) => state !== 'empty');
}

function standingOf(line: Line, frame: number, rack: Rack): Omit<Card, 'frame' | 'standing'> {
  const { soFar, max, frames: scores } = scoreLine(line);
  const before = line.frames.slice(0, frame - 1).filter(({ state }) => state !== 'given');
  const marks = before.filter(isMark).length;
  const { rolls } = frameAt(line, frame);
  const highest = highestScore(line.table);
  return {
    isFresh: rolls.length === 0,
    isForSpare: rolls.length === 1 && clearedAs(rack) === 'spare',
    ...{ soFar, highest },
    times: 1 + scores.filter(({ owed }) => owed > 0).length,
    strikes: before.length - 1 - before.findLastIndex((one) => !isStrike(one)),
    isPerfect: max === highest && soFar > 0,
    isClean: marks === before.length,
    hasMark: marks > 0,
    hasMissed: before.some(({ state }) => state === 'missed'),
    addsBalls: line.table.addsBalls,
    isBeforeGiven: line.table.given.includes(frame + 1),
    scores,
  };
}

function isStrike(frame: Frame): boolean {
  return frame.result === 'strike';
}

function isMark(frame: Frame): boolean {
  return frame.result !== null && frame.result !== 'open';
}
