import { extentOf, type Pins } from './endings.testing.ts';
import type { Contest } from './need-oracle.testing.ts';
import type { Present } from '../present.ts';
import { framesIn, type SecondGame } from './second-games.testing.ts';

/** Whether a statement about the present holds for every line that the player may have, by the second scorer alone. */
export function isTrueNow(contest: Contest, said: Present): boolean {
  return [contest.own, ...contest.others].every((own) => isTrueOf(own, contest, said));
}

function isTrueOf(own: Pins, contest: Contest, said: Present): boolean {
  const { game, before } = own;
  const frames = framesIn(game, before);
  switch (said.kind) {
    case 'counts':
      return countsUpTo(game, before).every((pins) => gainOf(game, before, pins) === pins * said.times);
    case 'streak':
      return trailingStrikes(frames) === said.strikes - 1 && game.standing(before) === 10;
    case 'perfect':
      return before.length > 0 && extentOf(own).most === said.score;
    case 'clean':
      return frames.every(isMark);
    case 'stayClean':
      return (
        frames.slice(0, -1).every(isMark) &&
        framesIn(game, withSpare(game, before)).every(isMark) &&
        said.last === (frames.length === game.numbers.length)
      );
    case 'firstMark':
      return !frames.some(isMark) && framesIn(game, withSpare(game, before)).some(isMark);
    case 'toGo':
      return (
        said.score % 50 === 0 &&
        soFar(game, [...before, said.points]) === said.score &&
        soFar(game, [...before, said.points - 1]) === said.score - 1
      );
    case 'worth':
      return [0, 7, 10].every((pins) => bonusOf(game, before, said.mark, pins));
    case 'gap':
      return isGap(own, contest, said);
    case 'pace':
      return isPace(own, contest.average, said);
  }
}

function isMark([first = 0, second = 0]: readonly number[]): boolean {
  return first === 10 || first + second === 10;
}

function trailingStrikes(frames: readonly (readonly number[])[]): number {
  const last = frames.findLastIndex(([first]) => first !== 10);
  return frames.length - 1 - last;
}

function withSpare(game: SecondGame, pins: readonly number[]): readonly number[] {
  return [...pins, game.standing(pins) ?? 0];
}

function countsUpTo(game: SecondGame, pins: readonly number[]): readonly number[] {
  return Array.from({ length: (game.standing(pins) ?? 0) + 1 }, (_, count) => count);
}

function soFar(game: SecondGame, pins: readonly number[]): number {
  return game.score(pins).soFar;
}

function gainOf(game: SecondGame, before: readonly number[], pins: number): number {
  return soFar(game, [...before, pins]) - soFar(game, before);
}

/**
 * Whether the frame makes ten and the balls after it, two for a strike or one for a spare, knock down this many pins.
 */
function bonusOf(
  game: SecondGame,
  before: readonly number[],
  mark: 'strike' | 'spare',
  pins: number,
): boolean {
  const marked = withSpare(game, before);
  const place = framesIn(game, marked).length - 1;
  const number = game.numbers[place] ?? 0;
  const behind = mark === 'spare' ? [pins] : pins === 10 ? [pins, pins] : [pins, 0];
  const frame = game.score([...marked, ...behind]).frames[number - 1];
  const bonus = behind.reduce((total, ball) => total + ball, 0);
  const isOwn = (framesIn(game, marked)[place]?.length ?? 0) === (mark === 'strike' ? 1 : 2);
  return isOwn && frame?.points === 10 + bonus;
}

function totalAfter(game: SecondGame, pins: readonly number[], frames: number): number | null {
  return game.score(pins).frames[frames - 1]?.total ?? null;
}

/** Whether the totals of the same frames differ by this much, whichever line the other has. */
function isGap(
  { game, before }: Pins,
  { rivals }: Contest,
  { rival, frames, points }: Extract<Present, { kind: 'gap' }>,
): boolean {
  const own = totalAfter(game, before, frames);
  const lines = rivals.find(({ name }) => name === rival)?.lines ?? [];
  const totals = lines.map((line) => totalAfter(game, [...line.before, ...(line.behind ?? [])], frames));
  return (
    own !== null && totals.length > 0 && totals.every((total) => total !== null && own - total === points)
  );
}

/** Whole pins above a tenth of the average per frame; less than one below counts as none. */
function isPace(
  { game, before }: Pins,
  average: number | null,
  { frames, points }: Extract<Present, { kind: 'pace' }>,
): boolean {
  const total = totalAfter(game, before, frames);
  if (total === null || average === null) return false;
  const tenths = 10 * total - average * frames;
  return tenths > -10 && points === Math.max(0, Math.floor(tenths / 10));
}
