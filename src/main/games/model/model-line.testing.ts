/** A second implementation of the rules, written from the rules alone: lists of balls, and nothing of the engine. */
import { secondScore } from '../../../core/testing/second-scorer.testing.ts';

export interface ModelBall {
  readonly pins: number;
  readonly foul: boolean;
  readonly split: boolean;
  /** A foul's pins, if known. */
  readonly fell?: number;
}

/** The balls of ten frames. */
export type ModelLine = readonly (readonly ModelBall[])[];

/** An entry for one ball. */
export type ModelEntry =
  | { readonly kind: 'pins'; readonly pins: number }
  | { readonly kind: 'strike' | 'spare' }
  | { readonly kind: 'foul'; readonly fell?: number };

/** Before a ball: the standing pins, and whether it is the first at them. */
interface Pins {
  readonly standing: number;
  readonly isFirst: boolean;
}

/** A line before its first ball. */
export const EMPTY_LINE: ModelLine = Array.from({ length: 10 }, () => []);

/** The rack before a frame's next ball; the frame counts from 1; null when it takes no more. */
export function pinsBefore(frame: number, balls: ModelLine[number]): Pins | null {
  const [first, second, third] = balls.map(({ pins }) => pins);
  if (first === undefined) return { standing: 10, isFirst: true };
  const fresh = { standing: 10, isFirst: true };
  if (frame < 10) return first === 10 || second !== undefined ? null : after(first);
  if (second === undefined) return first === 10 ? fresh : after(first);
  if (third !== undefined || first + second < 10) return null;
  return first === 10 && second < 10 ? after(second) : fresh;
}

function after(pins: number): Pins {
  return { standing: 10 - pins, isFirst: false };
}

/** The entered ball, or the refusal's code. */
export function judged(entry: ModelEntry, split: boolean, pins: Pins | null): ModelBall | string {
  if (pins === null) return 'frame-finished';
  const ball = felled(entry, pins);
  if (typeof ball === 'string' || ball.foul || !split) return ball;
  return canBeRinged(ball, pins) ? { ...ball, split: true } : 'no-split-here';
}

function felled(entry: ModelEntry, { standing, isFirst }: Pins): ModelBall | string {
  switch (entry.kind) {
    case 'foul': {
      const foul = { pins: 0, foul: true, split: false };
      if (entry.fell === undefined) return foul;
      return noPins(entry.fell, standing) ?? { ...foul, fell: entry.fell };
    }
    case 'strike':
      return isFirst ? counted(10) : 'no-strike-here';
    case 'spare':
      return isFirst ? 'no-spare-here' : counted(standing);
    case 'pins':
      return noPins(entry.pins, standing) ?? counted(entry.pins);
  }
}

/** Why this many pins cannot have fallen; null when they can. */
function noPins(pins: number, standing: number): string | null {
  if (pins % 1 !== 0) return 'not-an-integer';
  if (pins < 0 || pins > 10) return 'out-of-range';
  return pins > standing ? 'too-many-pins' : null;
}

function counted(pins: number): ModelBall {
  return { pins, foul: false, split: false };
}

/** A first ball that leaves two pins or more, but not all of them, may have a ring. */
function canBeRinged({ pins, foul }: ModelBall, { isFirst }: Pins): boolean {
  return isFirst && !foul && pins >= 1 && pins <= 8;
}

/** A frame's balls from its entries, or the first refusal's code; the frame counts from 1. */
export function frameOfEntries(
  frame: number,
  entered: readonly { readonly entry: ModelEntry; readonly split: boolean }[],
): ModelLine[number] | string {
  const balls: ModelBall[] = [];
  for (const { entry, split } of entered) {
    const ball = judged(entry, split, pinsBefore(frame, balls));
    if (typeof ball === 'string') return ball;
    balls.push(ball);
  }
  return balls;
}

/** The frame with one ball's ring set or cleared, or the refusal's code; balls count from 1. */
export function ringed(
  frame: number,
  balls: ModelLine[number],
  number: number,
  split: boolean,
): ModelLine[number] | string {
  const ball = balls[number - 1];
  if (ball === undefined || ball.foul) return 'no-split-here';
  if (ball.split === split) return 'nothing-changes';
  const pins = pinsBefore(frame, balls.slice(0, number - 1));
  if (split && (pins === null || !canBeRinged(ball, pins))) return 'no-split-here';
  return balls.with(number - 1, { ...ball, split });
}

/**
 * A line's score so far and posted score. A frame left unfinished by a correction interrupts the second scorer's
 * list: no later ball is a bonus for an earlier one. So each stretch is scored separately, after misses.
 */
export function modelScore(line: ModelLine): { readonly soFar: number; readonly posted: number } {
  const scores = stretches(line).map((stretch) => secondScore(stretch.flat()));
  return { soFar: scores.reduce((sum, { soFar }) => sum + soFar, 0), posted: scores[0]?.posted ?? 0 };
}

function stretches(line: ModelLine): readonly (readonly (readonly number[])[])[] {
  const all: number[][][] = [[]];
  for (const [place, balls] of line.entries()) {
    all.at(-1)?.push(balls.map(({ pins }) => pins));
    if (pinsBefore(place + 1, balls) !== null) all.push(Array.from({ length: place + 1 }, () => [0, 0]));
  }
  return all;
}
