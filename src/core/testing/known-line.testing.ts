/** A line as a test knows it: each frame's balls, by the second scorers' rules alone. */
import type { Entry } from '../line/entry.ts';
import type { SecondScorer } from './second-formats.testing.ts';

/** A ball; a foul's pins do not count, and `fell` is how many it knocked down, if somebody said so. */
export type KnownBall =
  { readonly kind: 'pins'; readonly pins: number } | { readonly kind: 'foul'; readonly fell: number | null };

/** Every frame's balls. */
export type KnownLine = readonly (readonly KnownBall[])[];

export function emptyLine(second: SecondScorer): KnownLine {
  return second.sizes([]).map(() => []);
}

export function countedPins(balls: readonly KnownBall[]): readonly number[] {
  return balls.map((ball) => (ball.kind === 'foul' ? 0 : ball.pins));
}

/** The first frame that still takes a ball; null: the line is over. */
export function frameDue(second: SecondScorer, line: KnownLine): number | null {
  const place = line.findIndex((_balls, index) => !isFinished(second, line, index + 1));
  return place === -1 ? null : place + 1;
}

/** Whether the frames before the last one begun take no more balls, so that its balls are a game's in order. */
export function isInOrder(second: SecondScorer, line: KnownLine): boolean {
  const due = frameDue(second, line);
  return due === null || line.slice(due).every(({ length }) => length === 0);
}

/** The next ball would belong to another frame. The frames before this one have to be finished. */
function isFinished(second: SecondScorer, line: KnownLine, frame: number): boolean {
  const pins = countedPins(line.slice(0, frame).flat());
  return second.standing(pins) === null || second.sizes([...pins, 0])[frame - 1] === line[frame - 1]?.length;
}

export function withBall(line: KnownLine, frame: number, ball: KnownBall): KnownLine {
  return line.with(frame - 1, [...(line[frame - 1] ?? []), ball]);
}

/** Any ball in the frame due: a mark, a miss, a foul or any number of pins, so that none of them is rare. */
export function randomBall(
  { standing }: SecondScorer,
  line: KnownLine,
  frame: number,
  draw: (below: number) => number,
): KnownBall {
  const stands = standing(countedPins(line.slice(0, frame).flat()));
  if (stands === null) throw new Error('the line is over');
  const kind = draw(13);
  if (kind === 12) return { kind: 'foul', fell: draw(2) === 0 ? null : draw(stands + 1) };
  if (kind > 8) return { kind: 'pins', pins: 0 };
  return { kind: 'pins', pins: kind > 5 ? stands : draw(stands + 1) };
}

/** A line of which this many frames are whole. */
export function randomLine(second: SecondScorer, frames: number, draw: (below: number) => number): KnownLine {
  let line = emptyLine(second);
  for (let due = frameDue(second, line); due !== null && due <= frames; due = frameDue(second, line))
    line = withBall(line, due, randomBall(second, line, due, draw));
  return line;
}

/** What this line comes to if every further ball is the best one. */
export function bestOf({ standing, best, score }: SecondScorer, pins: readonly number[]): number {
  const all = [...pins];
  for (let stands = standing(all); stands !== null; stands = standing(all)) all.push(best(stands));
  return score(all).soFar;
}

export function entryOfKnown(ball: KnownBall): Entry {
  if (ball.kind === 'pins') return ball;
  return ball.fell === null ? { kind: 'foul' } : { kind: 'foul', fell: ball.fell };
}
