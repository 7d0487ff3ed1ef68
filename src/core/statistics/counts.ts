import type { Frame } from '../line/frame.ts';
import type { PinNumber } from '../line/leave.ts';
import type { Line } from '../line/line.ts';
import type { Mark } from '../line/marks.ts';
import { fallAt, hasNumbers, pinfallAt, pinsOn, type Rack } from '../line/rack.ts';
import type { Roll } from '../line/roll.ts';
import type { FrameResult } from '../line/rules.ts';
import { leaveSet, type LeaveCount } from './leaves.ts';

/** A ball that was bowled, and what it came to. */
interface Ball {
  /** From 0, in its frame. */
  readonly place: number;
  readonly rack: Rack;
  readonly roll: Roll;
  /** How it ended its rack; null where the rack goes on. */
  readonly ended: FrameResult | null;
  /** Its frame's result where it ended the frame's first rack: the balls after it are fill balls. */
  readonly result: FrameResult | null;
  /** The first ball's leave, if this is the next ball. */
  readonly met: Met | null;
}

interface Met {
  readonly isSplit: boolean;
  readonly isOnePin: boolean;
  /** Null where only the number of pins is known. */
  readonly pins: readonly PinNumber[] | null;
}

/** What is counted of balls and frames, by ball (rules: statistics). Each is a sum, so that counts can be added. */
const COUNTS = {
  /** Finished frames by the result of their first rack: fill balls and given frames are in none of them. */
  strikeFrames: ({ result }) => result === 'strike',
  spareFrames: ({ result }) => result === 'spare',
  openFrames: ({ result }) => result === 'open',
  /** Racks that ended as a strike or a spare, those of fill balls too. */
  strikes: ({ ended }) => ended === 'strike',
  spares: ({ ended }) => ended === 'spare',
  /** Full racks that were bowled at, those of fill balls too. */
  racks: ({ rack }) => rack.ball === 1,
  /** Frames that were begun, and the pins that fell with their first balls. */
  firstBalls: ({ place }) => place === 0,
  firstPins: ({ place, rack, roll }) => (place === 0 ? pinfallAt(rack, roll) : 0),
  /** Leaves with a ring that had a next ball. */
  splits: ({ met }) => met?.isSplit,
  splitsMade: ({ met, ended }) => met?.isSplit === true && ended === 'spare',
  /** Leaves of one pin, also where nobody noted which. */
  singles: ({ met }) => met?.isOnePin,
  singlesMade: ({ met, ended }) => met?.isOnePin === true && ended === 'spare',
  /** Leaves of which only the number of pins is known. */
  unknownLeaves: ({ met }) => met?.pins === null,
  fouls: ({ roll }) => roll.kind === 'foul',
} as const satisfies Readonly<Record<string, (ball: Ball) => number | boolean | undefined>>;

export type CountName = keyof typeof COUNTS;

/** In the order in which an index packs them. */
export const COUNT_NAMES = Object.keys(COUNTS) as readonly CountName[];

export type Tally = Record<CountName, number>;

/** What was bowled, as sums. */
export interface Counts extends Readonly<Tally> {
  /** Leaves whose pins are known, the lowest set first. */
  readonly leaves: readonly LeaveCount[];
}

/** A number for each count. */
export function tallyOf(count: (name: CountName) => number): Tally {
  return Object.fromEntries(COUNT_NAMES.map((name) => [name, count(name)])) as Tally;
}

/** Whether a ball is counted: the frame's number, and the ball's place in it from 0. */
export type IsCounted = (frame: number, place: number) => boolean;

/** The counts of a line as it stands, of balls that were bowled: a given strike is none. */
export function countsOfLine({ frames }: Line, isCounted: IsCounted = () => true): Counts {
  const balls = frames.flatMap((frame, index) =>
    ballsOf(frame).filter(({ place }) => isCounted(index + 1, place)),
  );
  const leaves = balls.flatMap(({ met, ended }): readonly LeaveCount[] =>
    met === null || met.pins === null
      ? []
      : [[leaveSet(met.pins, met.isSplit), 1, ended === 'spare' ? 1 : 0]],
  );
  const tally = tallyOf((name) => balls.reduce((sum, ball) => sum + Number(COUNTS[name](ball) ?? 0), 0));
  return { ...tally, leaves: together(leaves) };
}

/** The counts of all these together. */
export function sumOfCounts(all: readonly Counts[]): Counts {
  const tally = tallyOf((name) => all.reduce((sum, counts) => sum + counts[name], 0));
  return { ...tally, leaves: together(all.flatMap(({ leaves }) => leaves)) };
}

/** One of each leave, the lowest set first. */
export function together(all: readonly LeaveCount[]): readonly LeaveCount[] {
  const leaves = new Map<number, LeaveCount>();
  for (const [set, left, made] of all) {
    const [, before, madeBefore] = leaves.get(set) ?? [set, 0, 0];
    leaves.set(set, [set, before + left, madeBefore + made]);
  }
  return Array.from(leaves.values()).toSorted(([one], [other]) => one - other);
}

function ballsOf(frame: Frame): readonly Ball[] {
  const bowled = frame.rolls.flatMap((roll, place) => {
    const rack = frame.racks[place];
    return rack === undefined ? [] : [{ place, rack, roll, ended: fallAt(rack, roll).ended }];
  });
  const endsFirst = bowled.find(({ ended }) => ended !== null);
  return bowled.map((ball) => ({
    ...ball,
    result: ball === endsFirst ? frame.result : null,
    met: metIn(frame, ball),
  }));
}

function metIn(frame: Frame, { place, rack }: Pick<Ball, 'place' | 'rack'>): Met | null {
  // After a foul nothing was left: the pins were set again, or nobody knows which ones stood.
  if (rack.ball !== 2 || frame.rolls[place - 1]?.kind !== 'pins') return null;
  const numbered = hasNumbers(rack);
  return {
    isSplit: isRinged(frame.marks[place - 1]),
    // Where pins have worths, their number is not known.
    isOnePin: numbered && rack.standing === 1,
    pins: numbered ? pinsOn(rack) : null,
  };
}

function isRinged(mark: Mark | undefined): boolean {
  return mark?.kind === 'count' && mark.split;
}
