import { framesIn, type SecondGame } from './second-games.testing.ts';

/**
 * Every way to finish a line, by the second scorer alone: pins in a flat list and index arithmetic. It shares no code
 * with the engine and knows none of its frames, racks or lines.
 */

/** A line's pins before the next ball, and those already bowled after its frame (after a correction). */
export interface Pins {
  readonly game: SecondGame;
  /** This many pins or more with the first ball are a strike; the pins of such a ball are 10 here. */
  readonly strikeFrom: number;
  readonly before: readonly number[];
  /** How many entries of `before` belong to the next ball's frame. */
  readonly inFrame: number;
  /** Null if frames after the next ball's are still to be bowled. */
  readonly behind: readonly number[] | null;
}

/** What the balls at the present rack can knock down, and the resulting scores. */
export interface RackWay {
  readonly balls: readonly number[];
  readonly least: number;
  readonly most: number;
}

export type Extent = Pick<RackWay, 'least' | 'most'>;

/** Every way to play the next ball's rack. */
export function rackWaysOf(pins: Pins): readonly RackWay[] {
  const walk = (balls: readonly number[]): readonly RackWay[] => {
    const done = balls.length > 0 && rackIsDone(pins, balls);
    if (done) return [{ balls, ...extentOf(pins, balls) }];
    return countsAt(pins, balls).flatMap((count) => walk([...balls, count]));
  };
  return walk([]);
}

/** Every way to finish the frame, with the final score; only for a line's last frame. */
export function endingsFrom(
  pins: Pins,
): readonly { readonly balls: readonly number[]; readonly score: number }[] {
  const walk = (
    balls: readonly number[],
  ): readonly { readonly balls: readonly number[]; readonly score: number }[] =>
    isOver(pins, balls)
      ? [{ balls, score: pins.game.score([...pins.before, ...balls, ...(pins.behind ?? [])]).soFar }]
      : countsAt(pins, balls).flatMap((count) => walk([...balls, count]));
  return walk([]);
}

/** Whether the next ball's frame is the only unfinished one. */
export function inLastFrame({ game, before, inFrame, behind }: Pins): boolean {
  return behind !== null || placeOf(game, before.slice(0, before.length - inFrame)).isLast;
}

/** The lowest and the highest final score from here. */
export function extentOf(pins: Pins, balls: readonly number[] = []): Extent {
  if (pins.behind === null) {
    const here = [...pins.before, ...balls];
    const { soFar } = pins.game.score(here);
    const gain = gainFrom(pins.game, here, pins.strikeFrom);
    return { least: soFar + gain.least, most: soFar + gain.most };
  }
  const scores = endingsFrom(pins)
    .filter((ending) => balls.every((count, index) => ending.balls[index] === count))
    .map(({ score }) => score);
  return { least: Math.min(...scores), most: Math.max(...scores) };
}

const gains = new Map<string, Extent>();

/**
 * The points that a line can still gain. Lines with the same frame in progress and the same bonus balls owed have the
 * same future.
 */
function gainFrom(game: SecondGame, pins: readonly number[], strikeFrom: number): Extent {
  const standing = game.standing(pins);
  if (standing === null) return { least: 0, most: 0 };
  const key = `${game.id} ${String(strikeFrom)} ${futureOf(game, pins)}`;
  const known = gains.get(key);
  if (known !== undefined) return known;
  const { soFar } = game.score(pins);
  const futures = countsUpTo(standing, isFreshAt(game, pins) ? strikeFrom : 10).map((count) => {
    const next = [...pins, count];
    const step = game.score(next).soFar - soFar;
    const gain = gainFrom(game, next, strikeFrom);
    return { least: step + gain.least, most: step + gain.most };
  });
  const gain = {
    least: Math.min(...futures.map(({ least }) => least)),
    most: Math.max(...futures.map(({ most }) => most)),
  };
  gains.set(key, gain);
  return gain;
}

/** The frame in progress and the two before it: no mark waits for balls of a later one. */
const REMEMBERED = 3;

function futureOf(game: SecondGame, pins: readonly number[]): string {
  const { frame, start } = placeOf(game, pins);
  const before = framesIn(game, pins.slice(0, start)).slice(1 - REMEMBERED);
  return [frame, pins.slice(start).join(), ...before.map(markOf)].join(' | ');
}

/** Of a finished frame only its mark has a future: the pins of any other are counted. */
function markOf([first = 0, second = 0]: readonly number[]): string {
  if (first === 10) return 'strike';
  return first + second === 10 ? 'spare' : 'open';
}

/** The next ball's frame among those that are bowled, from 0, where it starts, and whether it is the last one. */
function placeOf(
  game: SecondGame,
  pins: readonly number[],
): { readonly frame: number; readonly start: number; readonly isLast: boolean } {
  const last = game.numbers.length - 1;
  let start = 0;
  let frame = 0;
  for (; frame < last; frame += 1) {
    const balls = pins[start] === 10 ? 1 : 2;
    if (start + balls > pins.length) break;
    start += balls;
  }
  return { frame, start, isLast: frame === last };
}

function countsAt(pins: Pins, balls: readonly number[]): readonly number[] {
  const here = [...pins.before, ...balls];
  const standing = pins.game.standing(here);
  const frame = [...pins.before.slice(pins.before.length - pins.inFrame), ...balls];
  return standing === null ? [] : countsUpTo(standing, isFresh(frame) ? pins.strikeFrom : 10);
}

function isFreshAt(game: SecondGame, pins: readonly number[]): boolean {
  return isFresh(pins.slice(placeOf(game, pins).start));
}

/** A strike counts the whole rack. */
function countsUpTo(standing: number, strikeFrom: number): readonly number[] {
  const counts = Array.from({ length: standing + 1 }, (_, count) => count);
  return counts.filter((count) => count < strikeFrom || count === 10);
}

/** A rack is done when its pins are down, after two balls, or at the end of its frame. */
function rackIsDone(pins: Pins, balls: readonly number[]): boolean {
  return isOver(pins, balls) || isFresh([...pins.before.slice(pins.before.length - pins.inFrame), ...balls]);
}

/** Whether the next ball is the first at a full rack. */
export function meetsFreshRack({ before, inFrame }: Pins): boolean {
  return isFresh(before.slice(before.length - inFrame));
}

function isFresh(frame: readonly number[]): boolean {
  let standing = 10;
  let ball = 0;
  for (const count of frame) {
    standing -= count;
    ball += 1;
    if (standing === 0 || ball === 2) [standing, ball] = [10, 0];
  }
  return ball === 0;
}

/** Whether the frame is over; one in the middle of a line has no fill balls. */
function isOver({ game, before, inFrame }: Pins, balls: readonly number[]): boolean {
  const earlier = before.slice(0, before.length - inFrame);
  const frame = [...before.slice(before.length - inFrame), ...balls];
  if (!placeOf(game, earlier).isLast) return frame[0] === 10 || frame.length === 2;
  return game.standing([...earlier, ...frame]) === null;
}
