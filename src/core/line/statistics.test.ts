import { describe, expect, test } from 'vitest';
import { usualTable } from '../formats/format.ts';
import { FRAME_NUMBERS, formatOf, type FormatId } from '../formats/formats.ts';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { frameOf, type Frame } from './frame.ts';
import { newLine, withFrames, type Line } from './line.ts';
import { isPinCount } from './pins.ts';
import { FOUL, pinsRoll, withSplit, type Roll } from './roll.ts';
import { parseNotation } from './notation.ts';
import { statisticsOf, type Statistics } from './statistics.ts';
import { must } from '../testing/notation.testing.ts';

/** Balls as pins, `F`, or pins with the split ring as a string such as `(8)`. */
type Ball = number | 'F' | `(${string})`;

describe('the statistics of a line', () => {
  test('before the first ball there is no first-ball average', () => {
    expect(statisticsOf(line([]))).toEqual({
      strikes: 0,
      spares: 0,
      opens: 0,
      splits: 0,
      splitsMade: 0,
      fouls: 0,
      firstBallAverage: null,
    });
  });

  test('the golden game: six strikes with the fill balls, a split made, a foul', () => {
    const golden = line([[10], [10], [10], [7, 2], ['(8)', 2], ['F', 9], [10], [7, 3], [9, 0], [10, 10, 8]]);
    expect(statisticsOf(golden)).toEqual({
      strikes: 6,
      spares: 2,
      opens: 3,
      splits: 1,
      splitsMade: 1,
      fouls: 1,
      firstBallAverage: 8.1,
    });
  });

  test('a perfect game has twelve strikes and a first-ball average of ten', () => {
    const perfect = line([[10], [10], [10], [10], [10], [10], [10], [10], [10], [10, 10, 10]]);
    expect(statisticsOf(perfect)).toMatchObject({ strikes: 12, spares: 0, opens: 0, firstBallAverage: 10 });
  });

  test('a spare on the fill balls is counted separately', () => {
    expect(statisticsOf(tenth([10, 9, 1]))).toMatchObject({ strikes: 1, spares: 1, opens: 0 });
  });

  test('ten after a foul on the first ball is a spare, not a strike', () => {
    expect(statisticsOf(line([['F', 10]]))).toMatchObject({ strikes: 0, spares: 1, fouls: 1 });
  });

  test('an unfinished frame is not open yet, and its split not yet attempted', () => {
    expect(statisticsOf(line([['(8)']]))).toMatchObject({ opens: 0, splits: 0, firstBallAverage: 8 });
  });

  test('a split still standing after the second ball is not converted', () => {
    expect(statisticsOf(line([['(8)', 1]]))).toMatchObject({ splits: 1, splitsMade: 0, opens: 1 });
  });

  test('a split on the last fill ball is no chance to convert it', () => {
    expect(statisticsOf(tenth([10, 10, '(8)']))).toMatchObject({ splits: 0, splitsMade: 0 });
    expect(statisticsOf(tenth([10, '(8)', 2]))).toMatchObject({ splits: 1, splitsMade: 1 });
  });
});

describe('the statistics of other formats', () => {
  test.each<[FormatId, string, Partial<Statistics>]>([
    // Frame 3 is given: six strikes would be seven.
    ['3-6-9', 'X 9/ [X] 72', { strikes: 1, spares: 1, opens: 1, firstBallAverage: 26 / 3 }],
    ['current-frame', 'X 8/ 81', { strikes: 1, spares: 1, opens: 1 }],
    ['no-tap', '9 X 72', { strikes: 2, spares: 0, opens: 1, firstBallAverage: 26 / 3 }],
    ['roll-off', 'X9/', { strikes: 1, spares: 1, opens: 0, firstBallAverage: 10 }],
    // Ten with the third ball add no bonus.
    ['duckpin', '--10 5/ X 523 81-', { strikes: 1, spares: 1, opens: 3, firstBallAverage: 5.6 }],
    ['candlepin', '523', { strikes: 0, spares: 0, opens: 1, firstBallAverage: 5 }],
    // A miss, all ten and a foul are strikes.
    ['low-game', '- X F 7- 7/ 7F 11', { strikes: 3, spares: 3, opens: 1, fouls: 2 }],
  ])('%s: %s', (format, notation, figures) => {
    const bowled = must(parseNotation(usualTable(formatOf(format)), notation));
    expect(statisticsOf(bowled)).toMatchObject(figures);
  });
});

function line(frames: readonly (readonly Ball[])[]): Line {
  return withFrames(
    newLine(TEN_PIN),
    FRAME_NUMBERS.map((number) => frame(number, frames[number - 1] ?? [])),
  );
}

function tenth(balls: readonly Ball[]): Line {
  return line([...FRAME_NUMBERS.slice(0, 9).map(() => []), balls]);
}

function frame(number: (typeof FRAME_NUMBERS)[number], balls: readonly Ball[]): Frame {
  const made = frameOf(TEN_PIN, number, balls.map(roll));
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

function roll(ball: Ball): Roll {
  if (ball === 'F') return FOUL;
  const pins = Number(typeof ball === 'number' ? ball : ball.slice(1, -1));
  if (!isPinCount(pins)) throw new Error(`no such ball: ${String(ball)}`);
  return withSplit(pinsRoll(pins), typeof ball === 'string');
}
