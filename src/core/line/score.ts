import type { Table } from './table.ts';
import type { Frame } from './frame.ts';
import { nextFrame, type Line } from './line.ts';

/** Whether a line by this table can have this score. -0 would be read back as 0, another value. */
export function isScore(table: Table, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= highestScore(table) && !Object.is(value, -0);
}

export interface FrameScore {
  /** The frame's points so far: its pins and the bonus balls bowled. */
  readonly soFar: number;
  /** Bonus balls still owed. */
  readonly owed: number;
  /** The running total once this frame and all before it are settled, else null. */
  readonly cumulative: number | null;
}

/** A line's score, three ways (rules: ten-pin). */
export interface LineScore {
  readonly frames: readonly FrameScore[];
  /** The running total of the last settled frame, or 0. */
  readonly posted: number;
  /** Pins and bonuses counted as they fall. */
  readonly soFar: number;
  /** The score if every remaining ball is the best: the highest still possible, or the lowest where that wins. */
  readonly max: number;
}

export function scoreLine(line: Line): LineScore {
  const frames = scoresOf(line.frames);
  const soFar = line.blind ?? totalOf(frames);
  return {
    frames,
    posted: line.blind ?? postedIn(frames),
    soFar,
    max: nextFrame(line) === null ? soFar : maxOf(line.frames),
  };
}

function scoresOf(frames: readonly Frame[]): readonly FrameScore[] {
  const scores: FrameScore[] = [];
  let total = 0;
  let isSettled = true;
  for (let place = 0; place < frames.length; place += 1) {
    const worth = worthAt(frames, place);
    const [soFar, owed] = [pointsIn(worth), owedIn(worth)];
    total += soFar;
    isSettled &&= owed === 0 && frames[place]?.rack === null;
    scores.push({ soFar, owed, cumulative: isSettled ? total : null });
  }
  return scores;
}

function postedIn(scores: readonly FrameScore[]): number {
  let posted = 0;
  for (const { cumulative } of scores) if (cumulative !== null) posted = cumulative;
  return posted;
}

function totalOf(scores: readonly FrameScore[]): number {
  let total = 0;
  for (const { soFar } of scores) total += soFar;
  return total;
}

/** The score so far alone, as in `scoreLine`. */
export function soFarOf({ frames, blind }: Line): number {
  return blind ?? sumOf(frames);
}

/** The highest score of a line by this table. */
export function highestScore({ most }: Table): number {
  return most;
}

/** The best score of a line by this table: the highest, or the lowest where that wins. */
export function bestScore({ start }: Table): number {
  return maxOf(start);
}

/**
 * Whether a line is as good as one by its table can be, with every frame bowled. A line of one frame is not a whole
 * game, and so never a perfect one.
 */
export function isPerfect(line: Line): boolean {
  const { table, frames, blind } = line;
  if (blind !== null || frames.length === 1) return false;
  const isWhole = frames.every(({ state }) => state === 'finished' || state === 'given');
  return isWhole && sumOf(frames) === bestScore(table);
}

/** The posted score as written: null before the first settled frame; an absent player's counts at once. */
export function writtenScore({ blind }: Line, { frames, posted }: LineScore): number | null {
  return blind === null && frames[0]?.cumulative === null ? null : posted;
}

/** The points so far of the frame at this place, from 0, and the bonus balls it is owed. */
export function pointsOf(frames: readonly Frame[], place: number): Pick<FrameScore, 'soFar' | 'owed'> {
  const worth = worthAt(frames, place);
  return { soFar: pointsIn(worth), owed: owedIn(worth) };
}

// A frame's points and the balls it is owed in one number: a card is ten of them, and a list of cards is long.
const OWED_BITS = 4;

function pointsIn(worth: number): number {
  return worth >> OWED_BITS;
}

function owedIn(worth: number): number {
  return worth & ((1 << OWED_BITS) - 1);
}

/**
 * The balls that follow come from the next frames, up to one that owes a ball: after a correction that ball comes
 * before those already bowled (decision 2).
 */
function worthAt(frames: readonly Frame[], place: number): number {
  const frame = frames[place];
  if (frame === undefined) return 0;
  let points = frame.points;
  let owed = frame.bonus;
  for (let next = place + 1; owed > 0; next += 1) {
    const following = frames[next];
    if (following === undefined) break;
    const balls = Math.min(owed, following.sums.length - 1);
    points += following.sums[balls] ?? 0;
    owed -= balls;
    if (following.rack !== null) break;
  }
  return (points << OWED_BITS) | owed;
}

function sumOf(frames: readonly Frame[]): number {
  let sum = 0;
  for (let place = 0; place < frames.length; place += 1) sum += pointsIn(worthAt(frames, place));
  return sum;
}

/** The best ball on every remaining ball: no ending is better, because each ball only adds. */
function maxOf(frames: readonly Frame[]): number {
  return sumOf(frames.map((frame) => frame.best ?? frame));
}
