import { highest } from './extremes.ts';
import type { Frame } from './frame.ts';
import { emptyFrame, waitingFrame, type Place } from './frame-tree.ts';
import type { PinCount } from './pins.ts';
import type { Fall, Rack } from './rack.ts';
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
  /** The frames that a player bowls before the next one does. */
  readonly framesATurn: number;
  /** The most balls at one rack. */
  readonly ballsARack: number;
  /** Whether a mark adds following balls to its frame. */
  readonly addsBalls: boolean;
  /** The points that a foul takes off the total where its pins count; null where they do not. */
  readonly foulTakes: number | null;
  /** Balls of two digits that are written as a number. */
  readonly longCounts: readonly PinCount[];
  /** What its marks look like in a written line. */
  readonly written: RegExp;
  /** The highest score of a line. */
  readonly most: number;
  /** Scores below the highest that bowlers have a name for, highest first. */
  readonly named: readonly number[];
}

/** Builds every frame of a line by these rules, once: a ball is then a step from one to the next. */
export function tableOf(rules: Rules, option: number | null = null): Table {
  const { given = [], wins = 'highest', bonusBalls, cleared, named } = rules;
  const rack = fullRackOf(rules);
  const longCounts = longCountsOf(rack);
  const longestBonus = highest(Object.values(bonusBalls));
  const { alone, foulTakes } = rules;
  const everywhere = { rack, longestBonus, alone, wins, ...(foulTakes !== undefined && { foulTakes }) };
  const { start, balls } = framesOf(everywhere, rules);
  return Object.freeze({
    ...{ option, rack, start, balls, given, wins, named },
    numbers: start.map((_frame, index) => index + 1),
    most: mostPoints(rules),
    ballsARack: cleared.length,
    foulTakes: foulTakes ?? null,
    longCounts,
    written: markPattern(longCounts, foulTakes !== undefined),
    framesATurn: rules.framesATurn ?? 1,
    addsBalls: longestBonus > 0,
  });
}

/** A line's frames before its first ball, and the most balls of each. */
function framesOf(
  everywhere: Omit<Place, 'bonusBalls' | 'fillBalls'>,
  rules: Rules,
): Pick<Table, 'start' | 'balls'> {
  const { frames, bonusBalls, fillBalls, given = [] } = rules;
  const ordinary = emptyFrame({ ...everywhere, bonusBalls, fillBalls: NO_BALLS });
  const last = emptyFrame({ ...everywhere, bonusBalls: NO_BALLS, fillBalls });
  const waiting = waitingFrame(rules, everywhere.longestBonus);
  const start = Array.from({ length: frames }, (_none, index) => {
    if (given.includes(index + 1)) return waiting;
    return index < frames - 1 ? ordinary : last;
  });
  return { start, balls: start.map((frame) => mostBalls(frame === waiting ? ordinary : frame)) };
}

const NO_BALLS: Readonly<Record<FrameResult, number>> = { strike: 0, spare: 0, open: 0 };

/** The balls of the longest frame that this one can become. */
function mostBalls({ rolls, after }: Frame): number {
  return highest(
    after.map((next) => (next === null ? 0 : mostBalls(next))),
    rolls.length,
  );
}

/** What a ball at this rack or a later one can count in two digits, without a sign of its own. */
function longCountsOf(rack: Rack): readonly PinCount[] {
  const long = fallsFrom(rack, new Set()).flatMap(({ mark }) =>
    mark.kind === 'count' && mark.pins > 9 ? [mark.pins] : [],
  );
  return Array.from(new Set(long)).toSorted((one, other) => one - other);
}

function fallsFrom(rack: Rack, seen: Set<Rack>): readonly Fall[] {
  if (seen.has(rack)) return [];
  seen.add(rack);
  return rack.falls.flatMap((fall) => {
    if (fall === null) return [];
    return fall.left === null ? [fall] : [fall, ...fallsFrom(fall.left, seen)];
  });
}

/** Whether a line by this table has a frame of this number. */
export function hasFrame({ numbers }: Pick<Table, 'numbers'>, number: number): boolean {
  return numbers.includes(number);
}

/**
 * What a mark of a written line looks like: a foul with its pins, a number, a ring around a count or a single character.
 * `10` is whole in every format.
 */
function markPattern(longCounts: readonly PinCount[], countsFouls: boolean): RegExp {
  const long = Array.from(new Set([10, ...longCounts])).join('|');
  const foul = countsFouls ? `(?:${long}|[\\dX/-])F|` : '';
  return new RegExp(`${foul}F\\((?:${long}|\\d)\\)|${long}|\\(\\d\\)|[^\\s|]`, 'giu');
}
