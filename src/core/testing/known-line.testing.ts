/** A line as a test knows it: each frame's balls, by the second scorers' rules alone. */
import type { Entry } from '../line/entry.ts';
import type { SecondScorer } from './second-formats.testing.ts';
import type { SecondScore } from './second-scorer.testing.ts';

/** A ball; `fell` is how many pins a foul knocked down, if somebody said so. They count in few formats. */
export type KnownBall =
  | { readonly kind: 'pins'; readonly pins: number }
  | { readonly kind: 'foul'; readonly fell: number | null };

/** Every frame's balls. */
export type KnownLine = readonly (readonly KnownBall[])[];

export function emptyLine(second: SecondScorer): KnownLine {
  return second.sizes([]).map(() => []);
}

export function countedPins({ foulTakes }: SecondScorer, balls: readonly KnownBall[]): readonly number[] {
  return balls.map((ball) =>
    ball.kind === 'pins' ? ball.pins : foulTakes === undefined ? 0 : (ball.fell ?? 0),
  );
}

/** The score of a line whose balls are in order, without what its fouls take off its frames. */
export function scoreOfKnown(second: SecondScorer, line: KnownLine): SecondScore {
  const { frames, soFar } = second.score(countedPins(second, line.flat()));
  const off = frames.map((_frame, place) => takenOff(second, line[place] ?? []));
  const upTo = (place: number): number => off.slice(0, place + 1).reduce((sum, one) => sum + one, 0);
  const net = frames.map(({ points, total }, place) => ({
    points: points - (off[place] ?? 0),
    total: total === null ? null : total - upTo(place),
  }));
  const posted = net.findLast(({ total }) => total !== null)?.total ?? 0;
  return { frames: net, posted, soFar: soFar - upTo(frames.length) };
}

function takenOff({ foulTakes = 0 }: SecondScorer, balls: readonly KnownBall[]): number {
  return foulTakes * balls.filter(({ kind }) => kind === 'foul').length;
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
  const pins = countedPins(second, line.slice(0, frame).flat());
  return second.standing(pins) === null || second.sizes([...pins, 0])[frame - 1] === line[frame - 1]?.length;
}

export function withBall(line: KnownLine, frame: number, ball: KnownBall): KnownLine {
  return line.with(frame - 1, [...(line[frame - 1] ?? []), ball]);
}

/** Any ball in the frame due: a mark, a miss, a foul or any number of pins, so that none of them is rare. */
export function randomBall(
  second: SecondScorer,
  line: KnownLine,
  frame: number,
  draw: (below: number) => number,
): KnownBall {
  const legal = legalPins(second, countedPins(second, line.slice(0, frame).flat()));
  const any = (): number => legal[draw(legal.length)] ?? NaN;
  const kind = draw(13);
  if (kind === 12) return { kind: 'foul', fell: draw(2) === 0 ? null : any() };
  if (kind > 8) return { kind: 'pins', pins: 0 };
  return { kind: 'pins', pins: kind > 5 ? (legal.at(-1) ?? NaN) : any() };
}

/** What the next ball can be, the fewest pins first. */
export function legalPins({ standing, legal }: SecondScorer, pins: readonly number[]): readonly number[] {
  const stands = standing(pins);
  if (stands === null) throw new Error('the line is over');
  return legal?.(pins) ?? Array.from({ length: stands + 1 }, (_none, count) => count);
}

/** A line of which this many frames are whole. */
export function randomLine(second: SecondScorer, frames: number, draw: (below: number) => number): KnownLine {
  let line = emptyLine(second);
  for (let due = frameDue(second, line); due !== null && due <= frames; due = frameDue(second, line))
    line = withBall(line, due, randomBall(second, line, due, draw));
  return line;
}

/** What this line comes to if every further ball is the best one. */
export function bestOf(second: SecondScorer, line: KnownLine): number {
  const all = [...countedPins(second, line.flat())];
  for (let stands = second.standing(all); stands !== null; stands = second.standing(all))
    all.push(second.best(stands));
  const off = line.reduce((sum, balls) => sum + takenOff(second, balls), 0);
  return second.score(all).soFar - off;
}

export function entryOfKnown(ball: KnownBall): Entry {
  if (ball.kind === 'pins') return ball;
  return ball.fell === null ? { kind: 'foul' } : { kind: 'foul', fell: ball.fell };
}
