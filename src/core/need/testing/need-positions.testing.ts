import { FRAME_NUMBERS, formatOf } from '../../formats/formats.ts';
import { usualTable, type Format } from '../../formats/format.ts';
import { TEN_PIN_FORMAT } from '../../formats/ten-pin.ts';
import { bowl, frameAt, newLine, nextFrame, rackOfLine, replaceFrame, type Line } from '../../line/line.ts';
import { leftLine, missedBefore } from '../../line/missed.ts';
import { TEN_PIN_GAME, type SecondGame } from './second-games.testing.ts';
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

/** What a position is drawn from: the rules, and the same game as the second scorer sees it. */
export interface DrawnFormat {
  readonly format: Format;
  readonly game: SecondGame;
  /** Whether frames are missed too; a given frame that was missed is none of the second scorer's. */
  readonly misses: boolean;
}

const DRAWN_TEN_PIN: DrawnFormat = { format: TEN_PIN_FORMAT, game: TEN_PIN_GAME, misses: true };

function startOf(draw: Draw, { format }: DrawnFormat): Line {
  const [usual, ...others] = format.ways;
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
export function drawPosition(draw: Draw, fromFrame: number, by: DrawnFormat = DRAWN_TEN_PIN): Drawn {
  const { game } = by;
  const own = draw(12) === 0 ? corrected(draw, by) : bowledUpTo(draw, by, frameFrom(draw, by, fromFrame));
  const average = draw(3) === 0 ? 100 + draw(150) : null;
  const rivals = Array.from({ length: draw(4) }, (_, index) => rival(draw, by, index + 2, fromFrame));
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
      own: pinsOf(game, own),
      others: otherLines(own, disputes).map((line) => pinsOf(game, line)),
      average,
      rivals: rivals.map((one) => rivalOf(game, one)),
    },
  };
}

function frameFrom(draw: Draw, { format }: DrawnFormat, least: number): number {
  return least + draw(usualTable(format).numbers.length + 1 - least);
}

function rival(draw: Draw, by: DrawnFormat, player: number, fromFrame: number): PlayerLine {
  const entry = newPlayerLine(
    { player, name: `R${String(player)}`, bowler: bowlerOf(player), series: seriesOf(player) },
    bowledUpTo(draw, by, frameFrom(draw, by, fromFrame)),
  );
  const line = entry.line;
  const choice = draw(8);
  if (choice === 0 && by.misses) return { ...entry, status: 'left', line: leftLine(line) };
  if (choice === 1) return { ...entry, status: 'absent', line: { ...newLine(line.table), blind: draw(250) } };
  const bowled = choice < 6 ? bowledOut(draw, line) : line;
  return { ...entry, line: bowled, disputes: draw(4) === 0 ? provisional(draw, bowled) : [] };
}

/** A player with a provisional frame is done only if both outcomes have the same score. */
function rivalOf(game: SecondGame, { name, line, disputes, status }: PlayerLine): Rival {
  const hasLeft = status === 'left';
  if (line.blind !== null)
    return { name, least: line.blind, most: line.blind, finished: true, hasLeft, lines: [] };
  const lines = [line, ...otherLines(line, disputes)].map((one) => pinsOf(game, one));
  const extents: readonly Extent[] = lines.map((one) => extentOf(one));
  const least = Math.min(...extents.map((extent) => extent.least));
  const most = Math.max(...extents.map((extent) => extent.most));
  return { name, least, most, finished: nextFrame(line) === null && least === most, hasLeft, lines };
}

/** One or two provisional frames before the next ball. */
function provisional(draw: Draw, line: Line): readonly Dispute[] {
  const due = nextFrame(line) ?? 11;
  const frames = line.table.numbers.filter(
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
function bowledUpTo(draw: Draw, by: DrawnFormat, frame: number): Line {
  const start = startOf(draw, by);
  let line = draw(8) === 0 && by.misses ? missedBefore(start, numberOf(1 + draw(Math.min(frame, 9)))) : start;
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
function corrected(draw: Draw, by: DrawnFormat): Line {
  const whole = bowledOut(draw, startOf(draw, by));
  const number = by.game.numbers[draw(by.game.numbers.length)] ?? 1;
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
function pinsOf(game: SecondGame, line: Line): Pins {
  const due = nextFrame(line);
  const strikeFrom = line.table.option ?? 10;
  const frames = line.frames.map((frame) => {
    const pins = countedIn(frame.rolls.map(pinfall), strikeFrom);
    return frame.state === 'missed' ? missedPins(pins) : pins;
  });
  if (due === null) return { game, strikeFrom, before: frames.flat(), inFrame: 0, behind: null };
  const later = line.frames.slice(due).some(({ state }) => state === 'finished' || state === 'missed');
  return {
    game,
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
