import type { Frame } from '../line/frame.ts';
import type { Line } from '../line/line.ts';
import type { Mark } from '../line/marks.ts';
import { fallAt, hasNumbers, pinfallAt, pinsOn, type Fall, type Rack } from '../line/rack.ts';
import type { Roll } from '../line/roll.ts';
import type { FrameResult } from '../line/rules.ts';
import { addLeave, emptyTally, inOrder, type CountName, type Counts, type Tally } from './counts.ts';
import { leaveSet, type LeaveCount } from './leaves.ts';

/** Whether a ball is counted: the frame's number, and the ball's place in it from 0. */
export type IsCounted = (frame: number, place: number) => boolean;

interface Ball {
  readonly frame: Frame;
  readonly place: number;
  readonly rack: Rack;
  readonly roll: Roll;
  readonly fall: Fall;
}

interface Sums {
  readonly tally: Tally;
  readonly leaves: Map<number, LeaveCount>;
}

/** The counts of a line as it stands, of balls that were bowled: a given strike is none. */
export function countsOfLine({ frames }: Line, isCounted: IsCounted = () => true): Counts {
  const sums: Sums = { tally: emptyTally(), leaves: new Map() };
  const balls = frames.flatMap((frame, index) =>
    ballsOf(frame).filter(({ place }) => isCounted(index + 1, place)),
  );
  for (const ball of balls) addBall(sums, ball);
  return { ...sums.tally, leaves: inOrder(sums.leaves) };
}

function ballsOf(frame: Frame): readonly Ball[] {
  return frame.rolls.flatMap((roll, place) => {
    const rack = frame.racks[place];
    return rack === undefined ? [] : [{ frame, place, rack, roll, fall: fallAt(rack, roll) }];
  });
}

function addBall(sums: Sums, ball: Ball): void {
  const { tally } = sums;
  const { place, rack, roll, fall } = ball;
  if (place === 0) {
    tally.firstBalls += 1;
    tally.firstPins += pinfallAt(rack, roll);
  }
  if (rack.ball === 1) tally.racks += 1;
  if (roll.kind === 'foul') tally.fouls += 1;
  if (fall.ended !== null && fall.ended !== 'open') tally[RACKS[fall.ended]] += 1;
  const { result } = ball.frame;
  if (result !== null && endsFirstRack(ball)) tally[FRAMES[result]] += 1;
  addLeaveBefore(sums, ball);
}

const RACKS: Readonly<Record<Exclude<FrameResult, 'open'>, CountName>> = {
  strike: 'strikes',
  spare: 'spares',
};

const FRAMES: Readonly<Record<FrameResult, CountName>> = {
  strike: 'strikeFrames',
  spare: 'spareFrames',
  open: 'openFrames',
};

/** A frame belongs to the ball that ended its first rack; the balls after it are fill balls. */
function endsFirstRack({ frame, place, fall }: Ball): boolean {
  return fall.ended !== null && ballsOf(frame).findIndex((ball) => ball.fall.ended !== null) === place;
}

/** What the second ball at a rack met: the leave of a first ball, which has a chance at it only now. */
function addLeaveBefore(sums: Sums, { frame, place, rack, fall }: Ball): void {
  // After a foul nothing was left: the pins were set again, or nobody knows which ones stood.
  if (rack.ball !== 2 || frame.rolls[place - 1]?.kind !== 'pins') return;
  const made = fall.ended === 'spare' ? 1 : 0;
  const isSplit = isRinged(frame.marks[place - 1]);
  if (isSplit) addChance(sums.tally, 'splits', 'splitsMade', made);
  if (isOnePin(rack)) addChance(sums.tally, 'singles', 'singlesMade', made);
  addPins(sums, rack, { isSplit, made });
}

interface Chance {
  readonly isSplit: boolean;
  /** 1 or 0. */
  readonly made: number;
}

function addPins({ tally, leaves }: Sums, rack: Rack, { isSplit, made }: Chance): void {
  const pins = hasNumbers(rack) ? pinsOn(rack) : null;
  if (pins === null) {
    tally.unknownLeaves += 1;
    return;
  }
  addLeave(leaves, [leaveSet(pins, isSplit), 1, made]);
}

function isRinged(mark: Mark | undefined): boolean {
  return mark?.kind === 'count' && mark.split;
}

/** Where pins have worths, their number is not known. */
function isOnePin(rack: Rack): boolean {
  return hasNumbers(rack) && rack.standing === 1;
}

function addChance(tally: Tally, left: CountName, made: CountName, spares: number): void {
  tally[left] += 1;
  tally[made] += spares;
}
