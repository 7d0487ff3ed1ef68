/** Lines as a bowler sees them: bowled at random, read from docs/statistics.md, and entered into the engine. */
import type { EnteredBall } from '../../line/entry.ts';
import { enter, newLine, type Line } from '../../line/line.ts';
import { isPinNumber, isSplitLeave, PIN_NUMBERS, type PinNumber } from '../../line/leave.ts';
import type { Table } from '../../line/table.ts';
import { must } from '../../testing/notation.testing.ts';
import type { SeenBall, SeenLine, SeenRules } from './second-statistics.testing.ts';

/** How a format's frames follow each other. */
export interface SeenFormat extends SeenRules {
  readonly frames: number;
  /** Whether the last frame has fill balls. */
  readonly fills: boolean;
  readonly given: readonly number[];
}

type Draw = (below: number) => number;

/** A line bowled by these rules alone, up to so many frames. */
export function bowledAtRandom(format: SeenFormat, draw: Draw, frames = format.frames): SeenLine {
  return Array.from({ length: format.frames }, (_none, index) => {
    const number = index + 1;
    if (number > frames || format.given.includes(number)) return [];
    return randomFrame(format, number === format.frames && format.fills, draw);
  });
}

function randomFrame(rules: SeenRules, fills: boolean, draw: Draw): readonly SeenBall[] {
  const balls: SeenBall[] = [];
  let more: number | null = null;
  while (more === null || more > 0) {
    const [rack, result] = randomRack(rules, draw, more ?? Infinity);
    balls.push(...rack);
    if (more === null) more = !fills || result === 'open' ? 0 : result === 'strike' ? 2 : 1;
    else more -= rack.length;
  }
  return balls;
}

/** The balls at one rack, `most` of them at the most. */
function randomRack(
  rules: SeenRules,
  draw: Draw,
  most: number,
): readonly [readonly SeenBall[], 'strike' | 'spare' | 'open'] {
  const { strikeFrom, ballsARack, fouledCount, noneIsMark } = rules;
  const balls: SeenBall[] = [];
  let standing = rackOf(rules);
  while (balls.length < Math.min(ballsARack, most)) {
    const isFirst = balls.length === 0;
    const foul = draw(16) === 0;
    if (foul && !fouledCount) {
      balls.push({ pins: 0, foul: true, left: null, ring: false });
      if (noneIsMark) return [balls, isFirst ? 'strike' : 'spare'];
      continue;
    }
    const left = leaveOf(standing, draw);
    const pins = worthOf(standing) - worthOf(left);
    const isStrike = isFirst && (pins >= strikeFrom || (noneIsMark && pins === 0));
    balls.push({ pins, foul, ...notesOf(left, isFirst && pins > 0 && !isStrike, draw, rules) });
    if (isStrike) return [balls, 'strike'];
    if (noneIsMark && pins === 0) return [balls, 'spare'];
    if (left.length === 0) return [balls, balls.length === 2 ? 'spare' : 'open'];
    standing = left;
  }
  return [balls, 'open'];
}

/** A pin by its number and what it is worth; five-pin has no numbers, so that they stand for places. */
interface Standing {
  readonly pin: PinNumber;
  readonly worth: number;
}

const FIVE: readonly Standing[] = [
  { pin: 1, worth: 2 },
  { pin: 2, worth: 3 },
  { pin: 3, worth: 5 },
  { pin: 4, worth: 3 },
  { pin: 5, worth: 2 },
];
const TEN: readonly Standing[] = PIN_NUMBERS.map((pin) => ({ pin, worth: 1 }));

function rackOf({ rack }: SeenRules): readonly Standing[] {
  return rack === 15 ? FIVE : TEN;
}

function worthOf(standing: readonly Standing[]): number {
  return standing.reduce((sum, { worth }) => sum + worth, 0);
}

/** What somebody noted beside a ball: the pins left, or only the ring of a split. */
function notesOf(
  leave: readonly Standing[],
  mayRing: boolean,
  draw: Draw,
  { rack }: SeenRules,
): Pick<SeenBall, 'left' | 'ring'> {
  if (rack === 15) return { left: null, ring: false };
  const left = leave.map(({ pin }) => pin);
  const noted = draw(3) > 0 && left.length > 0;
  const canRing = mayRing && left.length > 1;
  const ring = canRing && (noted ? isSplitLeave(new Set(left)) : draw(4) === 0);
  return { left: noted ? left : null, ring };
}

/** Often nothing or one pin, so that marks are not rare. */
function leaveOf(standing: readonly Standing[], draw: Draw): readonly Standing[] {
  const kind = draw(6);
  if (kind < 2) return [];
  if (kind === 2) {
    const one = draw(standing.length);
    return standing.slice(one, one + 1);
  }
  return standing.filter(() => draw(kind === 3 ? 2 : 4) === 0);
}

/** The line that the engine makes of these balls. */
export function enteredLine(table: Table, seen: SeenLine): Line {
  let line = newLine(table);
  for (const ball of seen.flat()) line = must(enter(line, entered(ball)));
  return line;
}

function entered({ pins, foul, left, ring }: SeenBall): EnteredBall {
  if (foul) return { entry: { kind: 'foul', ...(pins > 0 ? { fell: pins } : {}) }, split: false };
  if (left === null) return { entry: { kind: 'pins', pins }, split: ring };
  return { entry: { kind: 'leave', left: left.filter(isPinNumber) }, split: ring };
}

/** Reads a line of the document: `8{7-10}/` is an eight that left 7 and 10, and then a spare. */
export function seenLine(text: string): SeenLine {
  return text.split(' ').map((frame) => {
    let stood = 10;
    return Array.from(
      frame.matchAll(/(\(\d\)|[X/F\d-])(?:\{([\d-]+)\})?/g),
      ([, mark = '', noted]): SeenBall => {
        const left = noted?.split('-').map(Number) ?? null;
        const ring =
          mark.startsWith('(') || (left !== null && isSplitLeave(new Set(left.filter(isPinNumber))));
        const digits = Number(mark.replace(/[()]/g, ''));
        const pins = mark === 'X' || mark === '/' ? stood : Number.isNaN(digits) ? 0 : digits;
        stood = pins === stood ? 10 : stood - pins;
        return { pins, foul: mark === 'F', left, ring };
      },
    );
  });
}
