import { FRAME_NUMBERS, formatOf } from '../../formats/formats.ts';
import type { Format } from '../../formats/format.ts';
import { TEN_PIN_FORMAT } from '../../formats/ten-pin.ts';
import { bowl, frameAt, newLine, nextFrame, rackOfLine, replaceFrame, type Line } from '../../line/line.ts';
import { leftLine, missedBefore } from '../../line/missed.ts';
import type { Contest, Rival } from './need-oracle.testing.ts';
import { extentOf, type Extent, type Pins } from './endings.testing.ts';
import { must } from '../../testing/notation.testing.ts';
import { isPinCount } from '../../line/pins.ts';
import { bowlerOf, seriesOf } from '../../testing/setup.testing.ts';
import { newPlayerLine, type Dispute, type PlayerLine } from '../../players/player-line.ts';
import { startPosition, type Position } from '../../players/position.ts';
import { FOUL, pinfall, pinsRoll, sameRolls, type Roll } from '../../line/roll.ts';

/** A position, also as the second scorer sees it; player 1 is on turn. */
export interface Drawn {
  readonly position: Position;
  readonly contest: Contest;
}

type Ways = Format['ways'];

function startOf(draw: Draw, [usual, ...others]: Ways): Line {
  const way = others.length === 0 ? usual : (others[draw(others.length + 1)] ?? usual);
  return newLine(way.table());
}

/** A random whole number from 0 to below `limit`. */
type Draw = (limit: number) => number;

/** Repeatable random numbers by seed (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit) | 0;
  };
}

/**
 * A random position by this format with up to three rivals, in which the player on turn is in `fromFrame` or later. Strikes, spares,
 * fouls, provisional, missed and corrected frames, and rivals who are done, away, absent or behind all occur.
 */
export function drawPosition(draw: Draw, fromFrame: number, { ways }: Format = TEN_PIN_FORMAT): Drawn {
  const own =
    draw(12) === 0 ? corrected(draw, ways) : bowledUpTo(draw, ways, fromFrame + draw(11 - fromFrame));
  const average = draw(3) === 0 ? 100 + draw(150) : null;
  const rivals = Array.from({ length: draw(4) }, (_, index) => rival(draw, ways, index + 2, fromFrame));
  const disputes = draw(4) === 0 ? provisional(draw, own) : [];
  const player = {
    ...newPlayerLine({ player: 1, name: 'PJS', bowler: bowlerOf(1), series: seriesOf(1) }, own),
    average,
    disputes,
  };
  const lines = [player, ...rivals].sort(() => draw(3) - 1);
  return {
    position: { ...startPosition(formatOf('ten-pin'), []), lines },
    contest: {
      own: pinsOf(own),
      others: otherLines(own, disputes).map(pinsOf),
      average,
      rivals: rivals.map(rivalOf),
    },
  };
}

function rival(draw: Draw, ways: Ways, player: number, fromFrame: number): PlayerLine {
  const entry = newPlayerLine(
    { player, name: `R${String(player)}`, bowler: bowlerOf(player), series: seriesOf(player) },
    bowledUpTo(draw, ways, fromFrame + draw(11 - fromFrame)),
  );
  const line = entry.line;
  const choice = draw(8);
  if (choice === 0) return { ...entry, status: 'left', line: leftLine(line) };
  if (choice === 1) return { ...entry, status: 'absent', line: { ...newLine(line.table), blind: draw(250) } };
  const bowled = choice < 6 ? bowledOut(draw, line) : line;
  return { ...entry, line: bowled, disputes: draw(4) === 0 ? provisional(draw, bowled) : [] };
}

/** A player with a provisional frame is done only if both outcomes have the same score. */
function rivalOf({ name, line, disputes, status }: PlayerLine): Rival {
  const hasLeft = status === 'left';
  if (line.blind !== null)
    return { name, least: line.blind, most: line.blind, finished: true, hasLeft, lines: [] };
  const lines = [line, ...otherLines(line, disputes)].map(pinsOf);
  const extents: readonly Extent[] = lines.map((one) => extentOf(one));
  const least = Math.min(...extents.map((extent) => extent.least));
  const most = Math.max(...extents.map((extent) => extent.most));
  return { name, least, most, finished: nextFrame(line) === null && least === most, hasLeft, lines };
}

/** One or two provisional frames before the next ball. */
function provisional(draw: Draw, line: Line): readonly Dispute[] {
  const due = nextFrame(line) ?? 11;
  const frames = FRAME_NUMBERS.filter(
    (number) => number < due && frameAt(line, number).state === 'finished' && draw(6) === 0,
  );
  return frames.slice(0, 2).flatMap((frame) => {
    let other = must(replaceFrame(line, frame, []));
    while (nextFrame(other) === frame) other = must(bowl(other, ball(draw, other, draw(10))));
    const balls = frameAt(other, frame).rolls;
    return sameRolls(balls, frameAt(line, frame).rolls) ? [] : [{ frame, balls }];
  });
}

/** The line with the other outcome of the first of these frames, of the second, and of both. */
function otherLines(line: Line, [first, second]: readonly Dispute[]): readonly Line[] {
  if (first === undefined) return [];
  const withFirst = must(replaceFrame(line, first.frame, first.balls));
  if (second === undefined) return [withFirst];
  const withSecond = (from: Line): Line => must(replaceFrame(from, second.frame, second.balls));
  return [withFirst, withSecond(line), withSecond(withFirst)];
}

/** A line bowled up to a ball of this frame, perhaps with a late start. */
function bowledUpTo(draw: Draw, ways: Ways, frame: number): Line {
  const start = startOf(draw, ways);
  let line = draw(8) === 0 ? missedBefore(start, numberOf(1 + draw(Math.min(frame, 9)))) : start;
  const lean = draw(10);
  while ((nextFrame(line) ?? 11) < frame) line = must(bowl(line, ball(draw, line, lean)));
  for (let balls = draw(3); balls > 0 && nextFrame(line) === frame; balls -= 1) {
    const next = must(bowl(line, ball(draw, line, lean)));
    if (nextFrame(next) !== null) line = next;
  }
  return line;
}

function bowledOut(draw: Draw, line: Line): Line {
  let whole = line;
  while (nextFrame(whole) !== null) whole = must(bowl(whole, ball(draw, whole, draw(10))));
  return whole;
}

/** A finished line but for one frame that a correction cut short. */
function corrected(draw: Draw, ways: Ways): Line {
  const whole = bowledOut(draw, startOf(draw, ways));
  const number = numberOf(1 + draw(10));
  const rolls = frameAt(whole, number).rolls;
  return must(replaceFrame(whole, number, rolls.slice(0, draw(rolls.length))));
}

function ball(draw: Draw, line: Line, lean: number): Roll {
  const standing = rackOfLine(line)?.standing ?? 0;
  if (draw(12) === 0) return FOUL;
  const pins = draw(10) < lean ? standing : draw(standing + 1);
  return isPinCount(pins) ? pinsRoll(pins) : FOUL;
}

/** Balls in scoring order; a missed frame is padded with misses. */
function pinsOf(line: Line): Pins {
  const due = nextFrame(line);
  const strikeFrom = line.table.option ?? 10;
  const frames = line.frames.map((frame) => {
    const pins = countedIn(frame.rolls.map(pinfall), strikeFrom);
    return frame.state === 'missed' ? missedPins(pins) : pins;
  });
  if (due === null) return { strikeFrom, before: frames.flat(), inFrame: 0, behind: null };
  const later = line.frames.slice(due).some((frame) => frame.rack === null);
  return {
    strikeFrom,
    before: frames.slice(0, due).flat(),
    inFrame: frames[due - 1]?.length ?? 0,
    behind: later ? frames.slice(due).flat() : null,
  };
}

/** A frame's pins as they count: those that make a strike are all ten. */
function countedIn(pins: readonly number[], strikeFrom: number): readonly number[] {
  let standing = 10;
  let ball = 0;
  return pins.map((count) => {
    const counted = ball === 0 && count >= strikeFrom ? 10 : count;
    standing -= counted;
    ball += 1;
    if (standing === 0 || ball === 2) [standing, ball] = [10, 0];
    return counted;
  });
}

/** Two misses, less the balls bowled; a strike in the tenth leaves two fill balls. */
function missedPins(pins: readonly number[]): readonly number[] {
  const balls = pins[0] === 10 || (pins[0] ?? 0) + (pins[1] ?? 0) === 10 ? 3 : 2;
  return [...pins, 0, 0, 0].slice(0, balls);
}

function numberOf(frame: number): number {
  return FRAME_NUMBERS.includes(frame) ? frame : (FRAME_NUMBERS.at(-1) ?? 10);
}
