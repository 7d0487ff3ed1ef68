import { highest } from './extremes.ts';
import type { Frame } from './frame.ts';
import { emptyFrame, waitingFrame } from './frame-tree.ts';
import type { Rack } from './rack.ts';
import { mostPoints, type FrameResult, type Rules, type Winning } from './rules.ts';
import { fullRackOf } from './rack-tree.ts';

/** Every frame a line can have, each one frozen value that all lines share (decision 11). */
export interface Table {
  /** The player's option; null in a format without options. */
  readonly option: number | null;
  /** A full one. */
  readonly rack: Rack;
  /** A line's frames before its first ball. */
  readonly start: readonly Frame[];
  /** Their numbers, from 1. */
  readonly numbers: readonly number[];
  /** The most balls each of them takes, or would take were it not given. */
  readonly balls: readonly number[];
  /** The numbers of those that nobody bowls. */
  readonly given: readonly number[];
  readonly wins: Winning;
  /** The highest score of a line. */
  readonly most: number;
  /** Scores below the highest that bowlers have a name for, highest first. */
  readonly named: readonly number[];
}

/** Builds every frame of a line by these rules, once: a ball is then a step from one to the next. */
export function tableOf(rules: Rules, option: number | null = null): Table {
  const { frames, bonusBalls, fillBalls, named, alone, given = [], wins = 'highest' } = rules;
  const rack = fullRackOf(rules);
  const longestBonus = highest(Object.values(bonusBalls));
  const ordinary = emptyFrame({ rack, longestBonus, bonusBalls, fillBalls: NO_BALLS, alone, wins });
  const last = emptyFrame({ rack, longestBonus, bonusBalls: NO_BALLS, fillBalls, alone, wins });
  const waiting = waitingFrame(rules, longestBonus);
  const start = Array.from({ length: frames }, (_none, index) => {
    if (given.includes(index + 1)) return waiting;
    return index < frames - 1 ? ordinary : last;
  });
  const numbers = start.map((_frame, index) => index + 1);
  const balls = start.map((frame) => mostBalls(frame === waiting ? ordinary : frame));
  return Object.freeze({ option, rack, start, numbers, balls, given, wins, most: mostPoints(rules), named });
}

const NO_BALLS: Readonly<Record<FrameResult, number>> = { strike: 0, spare: 0, open: 0 };

/** The balls of the longest frame that this one can become. */
function mostBalls({ rolls, after }: Frame): number {
  return highest(after.map(mostBalls), rolls.length);
}

/** Whether a line by this table has a frame of this number. */
export function hasFrame({ numbers }: Pick<Table, 'numbers'>, number: number): boolean {
  return numbers.includes(number);
}
