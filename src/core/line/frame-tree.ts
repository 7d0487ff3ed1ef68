import type { Frame, Steps } from './frame.ts';
import { withLinks } from './links.ts';
import { exactMark, markOf, markText, type Mark } from './marks.ts';
import { pinCountsTo, worthOf, type PinCount } from './pins.ts';
import { fallAt, type Rack } from './rack.ts';
import { FOUL, foulRoll, pinsRoll, type Roll } from './roll.ts';
import type { FrameResult, Rules, Winning } from './rules.ts';

/** The rules for the frames at one place of a line. */
export interface Place extends Pick<Rules, 'bonusBalls' | 'fillBalls' | 'foulTakes'> {
  /** A full one. */
  readonly rack: Rack;
  /** The most balls that any frame of the line waits for. */
  readonly longestBonus: number;
  readonly alone: Rules['alone'];
  readonly wins: Winning;
}

/** The balls of a frame. */
interface Bowled {
  readonly rolls: readonly Roll[];
  readonly racks: readonly Rack[];
  readonly marks: readonly Mark[];
  readonly sums: readonly number[];
  /** The points that its fouls take off. */
  readonly off: number;
  /** The first rack's; null while that rack has a ball to come. */
  readonly result: FrameResult | null;
  /** Fill balls to come. */
  readonly fill: number;
}

const NOTHING: Bowled = { rolls: [], racks: [], marks: [], sums: [0], off: 0, result: null, fill: 0 };

/** A frame before its first ball, and with it every frame it can become. */
export function emptyFrame(place: Place): Frame {
  return unfinishedFrame(place, NOTHING, place.rack);
}

/** A given frame before its turn. Its best is the strike that it then becomes, without a ball. */
export function waitingFrame({ worth, bonusBalls }: Rules, longestBonus: number): Frame {
  const marks: readonly Mark[] = [{ kind: 'strike', given: true }];
  const strike: Bowled = { ...NOTHING, marks, sums: [0, worthOf(worth)], result: 'strike' };
  const best = frameOf(strike, { state: 'given', rack: null, bonus: bonusBalls.strike }, NO_STEPS);
  const missed = missedFrame({ longestBonus }, NOTHING);
  return frameOf(NOTHING, { state: 'empty', rack: null, bonus: 0 }, { ...NO_STEPS, best, missed });
}

/** A frame with a ball to come, and with it every frame it can become. */
function unfinishedFrame(place: Place, bowled: Bowled, rack: Rack): Frame {
  const state = bowled.rolls.length === 0 ? 'empty' : 'running';
  const after = byPins(rack).map((pins) =>
    pins === null ? null : frameAfter(place, bowled, rack, pinsRoll(pins)),
  );
  // Of the lowest totals each ball but the last of a rack leaves pins, and a pin a ball is the least.
  const good = after.at(place.wins === 'lowest' ? 1 : -1) ?? null;
  return frameOf(
    { ...bowled, result: null },
    { state, rack, bonus: 0 },
    {
      after,
      afterFoul: foulsAt(rack).map((foul) => (foul === null ? null : frameAfter(place, bowled, rack, foul))),
      best: good?.best ?? good,
      missed: missedFrame(place, bowled),
    },
  );
}

/** The fouls that differ in more than what the sheet says, by the pins of them that count. */
function foulsAt(rack: Rack): readonly (Roll | null)[] {
  if (!rack.kind.countsFouls) return [FOUL];
  return byPins(rack).map((pins) => (pins === 0 ? FOUL : pins === null ? null : foulRoll(pins)));
}

/** The numbers of pins that a ball can fell at their own places, null between them. */
function byPins({ standing, falls }: Rack): readonly (PinCount | null)[] {
  return pinCountsTo(standing).map((pins) => (falls[pins] === null ? null : pins));
}

function frameAfter(place: Place, before: Bowled, rack: Rack, roll: Roll): Frame {
  const { counted, ended, left } = fallAt(rack, roll);
  const fill = ended === null ? 0 : place.fillBalls[ended];
  const bowled: Bowled = {
    rolls: [...before.rolls, roll],
    racks: [...before.racks, rack],
    marks: [...before.marks, markOf(rack, roll)],
    sums: [...before.sums, pointsOf(before) + counted],
    off: before.off + offFor(place, roll),
    result: before.result ?? ended,
    fill: before.result === null ? fill : before.fill - 1,
  };
  if (bowled.result !== null && bowled.fill === 0) return finishedFrame(place, bowled, bowled.result);
  return unfinishedFrame(place, bowled, left ?? place.rack);
}

/** The points that a ball takes off. */
function offFor({ foulTakes = 0 }: Place, roll: Roll): number {
  return roll.kind === 'foul' ? foulTakes : 0;
}

function finishedFrame({ bonusBalls, alone }: Place, bowled: Bowled, result: FrameResult): Frame {
  const points = alone === undefined ? pointsOf(bowled) : pointsAlone(alone, bowled, result);
  const net = points - bowled.off;
  return frameOf(bowled, { state: 'finished', rack: null, bonus: bonusBalls[result], points: net }, NO_STEPS);
}

function pointsAlone(
  alone: Readonly<Record<'strike' | 'spare', number>>,
  bowled: Bowled,
  result: FrameResult,
): number {
  if (result === 'open') return pointsOf(bowled);
  return result === 'strike' ? alone.strike : alone.spare + (bowled.sums[1] ?? 0);
}

/** Balls never bowled count 0, also where they are the bonus of an earlier frame (rules: late players). */
function missedFrame({ longestBonus }: Pick<Place, 'longestBonus'>, bowled: Bowled): Frame {
  const never = Array.from({ length: longestBonus }, () => pointsOf(bowled));
  const sums = [...bowled.sums, ...never];
  return frameOf({ ...bowled, result: null, sums }, { state: 'missed', rack: null, bonus: 0 }, NO_STEPS);
}

const NO_STEPS: Steps = { after: [], afterFoul: [], best: null, missed: null };

/**
 * All frames are made here, with the same keys in the same order: so they are read fastest. The lists that a score is
 * made from are not frozen, as frozen lists are read at half the speed.
 */
function frameOf(
  bowled: Bowled,
  {
    state,
    rack,
    bonus,
    points = pointsOf(bowled) - bowled.off,
  }: Pick<Frame, 'state' | 'rack' | 'bonus'> & Partial<Pick<Frame, 'points'>>,
  steps: Steps,
): Frame {
  const { rolls, racks, marks, sums, result } = bowled;
  const text = marks.map(markText).join('');
  [rolls, racks, marks].forEach(Object.freeze);
  const shown = { rolls, racks, marks, text, notation: marks.map(exactMark).join(''), isNoted: false };
  return withLinks({ state, result, ...shown, rack, points, sums, bonus }, steps);
}

function pointsOf({ sums }: Pick<Bowled, 'sums'>): number {
  return sums.at(-1) ?? 0;
}
