import { extentOf, type Pins } from './endings.testing.ts';
import type { Contest } from './need-oracle.testing.ts';
import type { Present } from '../present.ts';
import { secondScore, secondStanding } from '../../testing/second-scorer.testing.ts';

/** Whether a statement about the present holds for every line that the player may have, by the second scorer alone. */
export function isTrueNow(contest: Contest, said: Present): boolean {
  return [contest.own, ...contest.others].every((own) => isTrueOf(own, contest, said));
}

function isTrueOf(own: Pins, contest: Contest, said: Present): boolean {
  const { before } = own;
  const frames = framesOf(before);
  switch (said.kind) {
    case 'counts':
      return countsUpTo(before).every((pins) => gainOf(before, pins) === pins * said.times);
    case 'streak':
      return trailingStrikes(frames) === said.strikes - 1 && secondStanding(before) === 10;
    case 'perfect':
      return before.length > 0 && extentOf(own).most === said.score;
    case 'clean':
      return frames.every(isMark);
    case 'stayClean':
      return (
        frames.slice(0, -1).every(isMark) &&
        framesOf(withSpare(before)).every(isMark) &&
        said.last === (frames.length === 10)
      );
    case 'firstMark':
      return !frames.some(isMark) && framesOf(withSpare(before)).some(isMark);
    case 'toGo':
      return (
        said.score % 50 === 0 &&
        soFar([...before, said.points]) === said.score &&
        soFar([...before, said.points - 1]) === said.score - 1
      );
    case 'worth':
      return [0, 7, 10].every((pins) => bonusOf(before, said.mark, pins));
    case 'gap':
      return isGap(before, contest, said);
    case 'pace':
      return isPace(before, contest.average, said);
  }
}

/** The balls by frame, found by index; the last has all of the tenth. */
function framesOf(pins: readonly number[]): readonly (readonly number[])[] {
  const frames: (readonly number[])[] = [];
  let ball = 0;
  while (ball < pins.length) {
    const balls = frames.length === 9 ? 3 : pins[ball] === 10 ? 1 : 2;
    frames.push(pins.slice(ball, ball + balls));
    ball += balls;
  }
  return frames;
}

function isMark([first = 0, second = 0]: readonly number[]): boolean {
  return first === 10 || first + second === 10;
}

function trailingStrikes(frames: readonly (readonly number[])[]): number {
  const last = frames.findLastIndex(([first]) => first !== 10);
  return frames.length - 1 - last;
}

function withSpare(pins: readonly number[]): readonly number[] {
  return [...pins, secondStanding(pins) ?? 0];
}

function countsUpTo(pins: readonly number[]): readonly number[] {
  return Array.from({ length: (secondStanding(pins) ?? 0) + 1 }, (_, count) => count);
}

function soFar(pins: readonly number[]): number {
  return secondScore(pins).soFar;
}

function gainOf(before: readonly number[], pins: number): number {
  return soFar([...before, pins]) - soFar(before);
}

/**
 * Whether the frame makes ten and the balls after it, two for a strike or one for a spare, knock down this many pins.
 */
function bonusOf(before: readonly number[], mark: 'strike' | 'spare', pins: number): boolean {
  const marked = withSpare(before);
  const place = framesOf(marked).length - 1;
  const behind = mark === 'spare' ? [pins] : pins === 10 ? [pins, pins] : [pins, 0];
  const frame = secondScore([...marked, ...behind]).frames[place];
  const bonus = behind.reduce((total, ball) => total + ball, 0);
  const isOwn = (framesOf(marked)[place]?.length ?? 0) === (mark === 'strike' ? 1 : 2);
  return isOwn && frame?.points === 10 + bonus;
}

function totalAfter(pins: readonly number[], frames: number): number | null {
  return secondScore(pins).frames[frames - 1]?.total ?? null;
}

/** Whether the totals of the same frames differ by this much, whichever line the other has. */
function isGap(
  before: readonly number[],
  { rivals }: Contest,
  { rival, frames, points }: Extract<Present, { kind: 'gap' }>,
): boolean {
  const own = totalAfter(before, frames);
  const lines = rivals.find(({ name }) => name === rival)?.lines ?? [];
  const totals = lines.map((line) => totalAfter([...line.before, ...(line.behind ?? [])], frames));
  return (
    own !== null && totals.length > 0 && totals.every((total) => total !== null && own - total === points)
  );
}

/** Whole pins above or below a tenth of the average per frame. */
function isPace(
  before: readonly number[],
  average: number | null,
  { frames, points }: Extract<Present, { kind: 'pace' }>,
): boolean {
  const total = totalAfter(before, frames);
  if (total === null || average === null || framesOf(before).length < frames) return false;
  const tenths = 10 * total - average * frames;
  return points === (tenths < 0 ? -Math.floor(-tenths / 10) + 0 : Math.floor(tenths / 10));
}
