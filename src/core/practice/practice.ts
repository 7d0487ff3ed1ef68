import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { PIN_NUMBERS, type PinNumber } from '../line/leave.ts';
import { markOf, type Mark } from '../line/marks.ts';
import { fallAt, fitsLeave, rackWith, type Rack } from '../line/rack.ts';
import { felledBy, leaveOf, sameRoll, type Roll } from '../line/roll.ts';
import { madeOf, sameLeave, type Conversion } from './conversions.ts';

/** A ball of practice: it never counts in a game. */
export interface PracticeBall {
  /** The place of the bowler, from 0. */
  readonly bowler: number;
  /** The leave it was aimed at, in order; null: a free ball. */
  readonly leave: readonly PinNumber[] | null;
  /** Its number at its rack, from 1. */
  readonly ball: number;
  readonly roll: Roll;
}

/** Balls without a score: who bowls at what, and the newest balls. */
export interface Practice {
  /** Their names, in bowling order. */
  readonly bowlers: readonly string[];
  /** The place of the bowler who is up, from 0. */
  readonly up: number;
  /** The leave that every rack is set to, in order; null: full racks. */
  readonly leave: readonly PinNumber[] | null;
  /** The balls at the rack that stands now. */
  readonly rack: readonly Roll[];
  /** The newest balls, oldest first, at most `MOST_BALLS`. */
  readonly balls: readonly PracticeBall[];
  readonly conversions: readonly Conversion[];
}

/** Older balls are forgotten; conversions keep counting. */
export const MOST_BALLS = 200;

/** Practice of these bowlers before its first ball. */
export function newPractice(bowlers: readonly string[]): Practice {
  return { bowlers, up: 0, leave: null, rack: [], balls: [], conversions: [] };
}

/** The rack that the next ball meets. */
export function rackNow({ leave, rack }: Pick<Practice, 'leave' | 'rack'>): Rack {
  return rackAfter(fullRack(leave), rack) ?? fullRack(leave);
}

/** A rack as it is set: all ten pins, or a leave. */
function fullRack(leave: readonly PinNumber[] | null): Rack {
  if (leave === null || leave.length === PIN_NUMBERS.length) return TEN_PIN.rack;
  const rack = TEN_PIN.rack.falls[PIN_NUMBERS.length - leave.length]?.left ?? TEN_PIN.rack;
  return rackWith(rack, leave);
}

/** The rack after these balls; null if they end it or cannot be bowled at it. */
export function rackAfter(rack: Rack, rolls: readonly Roll[]): Rack | null {
  return rolls.reduce<Rack | null>((now, roll) => (now === null ? null : nextRack(now, roll)), rack);
}

/** What a ball leaves for the next one; null where it was the rack's last, or cannot be bowled at it. */
export function nextRack(rack: Rack, roll: Roll): Rack | null {
  if (!canBeBowled(rack, roll)) return null;
  const { left } = fallAt(rack, roll);
  const pins = leaveOf(roll);
  return left === null || pins === null ? left : rackWith(left, pins);
}

function canBeBowled(rack: Rack, roll: Roll): boolean {
  return (felledBy(roll) ?? 0) <= rack.standing && fitsLeave(rack, roll);
}

/** The balls at one rack of a bowler. */
export interface RackBowled {
  readonly leave: readonly PinNumber[] | null;
  readonly rolls: readonly Roll[];
}

/** The newest racks of this bowler, oldest first. */
export function lastRacks({ balls }: Practice, bowler: number, most: number): readonly RackBowled[] {
  const racks: RackBowled[] = [];
  for (const one of balls) {
    if (one.bowler !== bowler) continue;
    const last = one.ball > 1 ? racks.pop() : undefined;
    racks.push({ leave: one.leave, rolls: [...(last?.rolls ?? []), one.roll] });
  }
  return racks.slice(-most);
}

/** The marks of a rack's balls, as a frame would show them. */
export function marksOf({ leave, rolls }: RackBowled): readonly Mark[] {
  const marks: Mark[] = [];
  let rack: Rack | null = fullRack(leave);
  for (const roll of rolls) {
    if (rack === null) return marks;
    marks.push(markOf(rack, roll));
    rack = nextRack(rack, roll);
  }
  return marks;
}

/** A bowler's tries at a leave, and how many were made. */
export function conversionOf(
  { conversions }: Practice,
  bowler: number,
  leave: readonly PinNumber[],
): Pick<Conversion, 'tries' | 'made'> {
  return (
    conversions.find((one) => one.bowler === bowler && sameLeave(one.leave, leave)) ?? { tries: 0, made: 0 }
  );
}

/** Whether practice like this can have been bowled; what a file says is asked before it is believed. */
export function isSound(practice: Practice): boolean {
  const { bowlers, up, leave, balls, conversions } = practice;
  const known = (bowler: number): boolean => bowlers[bowler] !== undefined;
  if (!known(up) || balls.length > MOST_BALLS || !isLeave(leave)) return false;
  if (!isRack(practice) || !areCounted(conversions, known)) return false;
  return balls.every((one, place) => known(one.bowler) && isLeave(one.leave) && fits(balls, place));
}

/** Whether every try is a bowler's, at a leave that is counted once. */
function areCounted(conversions: readonly Conversion[], known: (bowler: number) => boolean): boolean {
  const aims = new Set(conversions.map((one) => `${String(one.bowler)} ${one.leave.join()}`));
  const isOne = (one: Conversion): boolean =>
    known(one.bowler) && isLeave(one.leave) && one.made <= one.tries;
  return aims.size === conversions.length && conversions.every(isOne);
}

/** Pins in order, each once, and at least one. */
export function isLeave(leave: readonly PinNumber[] | null): boolean {
  if (leave === null) return true;
  return leave.length > 0 && sameLeave(orderedLeave(leave), leave);
}

export function orderedLeave(pins: readonly PinNumber[]): readonly PinNumber[] {
  return PIN_NUMBERS.filter((pin) => pins.includes(pin));
}

/** The balls bowled at the rack of the ball at this place before it. */
export function ballsBefore(balls: readonly PracticeBall[], place: number): readonly PracticeBall[] {
  const ball = balls[place]?.ball ?? 1;
  return balls.slice(Math.max(0, place - ball + 1), place);
}

/** Whether the balls at the rack that stands leave pins, and are the newest ones, by who is up. A drill has none. */
function isRack({ up, leave, rack, balls }: Practice): boolean {
  if (rackAfter(fullRack(leave), rack) === null || (leave !== null && rack.length > 0)) return false;
  const newest = balls.slice(balls.length - rack.length);
  return rack.every((roll, index) => {
    const one = newest[index];
    return one?.bowler === up && one.ball === index + 1 && sameRoll(one.roll, roll);
  });
}

function fits(balls: readonly PracticeBall[], place: number): boolean {
  const one = balls[place];
  if (one === undefined) return false;
  if (one.leave !== null) return one.ball === 1 && canBeBowled(fullRack(one.leave), one.roll);
  const before = ballsBefore(balls, place);
  if (before.length !== one.ball - 1) return false;
  const isSame = before.every(
    (other, index) => other.bowler === one.bowler && other.leave === null && other.ball === index + 1,
  );
  const rack = rackAfter(
    fullRack(null),
    before.map(({ roll }) => roll),
  );
  return isSame && rack !== null && canBeBowled(rack, one.roll);
}

/** Whether this ball made the spare it was aimed at; null for a free ball. */
export function isMade({ leave, roll }: PracticeBall): boolean | null {
  return leave === null ? null : madeOf(leave, roll);
}
