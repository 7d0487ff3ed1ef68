import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { bowl, frameAt, newLine, rackOfLine, replaceFrame, type Line } from './line.ts';
import { lineOfNotation, must } from '../testing/notation.testing.ts';
import { isPinCount } from './pins.ts';
import { FOUL, pinfall, pinsRoll } from './roll.ts';
import { isPerfect, scoreLine } from './score.ts';
import { usualTable } from '../formats/format.ts';
import { formatOf } from '../formats/formats.ts';
import { leftLine } from './missed.ts';
import { parseNotation } from './notation.ts';

/** A line's running totals; `null` where a frame is not settled. */
function totals(line: Line): readonly (number | null)[] {
  return scoreLine(line).frames.map((frame) => frame.cumulative);
}

// Source: first request, "The following table": Martin's diagram, 133. Each ball, the points of the last frames begun
// after it, the total score.
const MARTINS_GAME: readonly (readonly [ball: number, points: readonly number[], total: number])[] = [
  [1, [1], 1],
  [4, [5], 5],
  [4, [5, 4], 9],
  [5, [5, 9], 14],
  [6, [9, 6], 20],
  [4, [9, 10], 24],
  [5, [15, 5], 34],
  [5, [15, 10], 39],
  [10, [20, 10], 59],
  [0, [10, 0], 59],
  [1, [11, 1], 61],
  [7, [1, 7], 68],
  [3, [1, 10], 71],
  [6, [16, 6], 83],
  [4, [16, 10], 87],
  [10, [20, 10], 107],
  [2, [12, 2], 111],
  [8, [20, 10], 127],
  [6, [20, 16], 133],
];

describe("Martin's diagram", () => {
  it('matches its table in points and total after each ball', () => {
    let line = newLine(TEN_PIN);
    for (const [ball, points, total] of MARTINS_GAME) {
      line = must(bowl(line, pinsRoll(isPinCount(ball) ? ball : 0)));
      const begun = scoreLine(line).frames.filter((_, index) => frameAt(line, index + 1).rolls.length > 0);
      expect(begun.map((frame) => frame.soFar).slice(-points.length)).toEqual(points);
      expect(scoreLine(line).soFar).toBe(total);
    }
    expect(rackOfLine(line)).toBeNull();
  });

  it('posts the running totals of the diagram', () => {
    // Source: R. C. Martin, "The Bowling Game Kata", the first page's score sheet.
    const line = lineOfNotation('14 45 6/ 5/ X -1 7/ 6/ X 2/6');
    expect(totals(line)).toEqual([5, 14, 29, 49, 60, 61, 77, 97, 117, 133]);
  });
});

describe('finished games', () => {
  it.each([
    // Source: IBF Universal Playing Rules 2.1.2, the golden game.
    ['X X X 72 (8)/ F9 X 7/ 9- XX8', [30, 57, 76, 85, 95, 104, 124, 143, 152, 180]],
    // Source: rules: ten-pin; twelve strikes make 300.
    ['X X X X X X X X X XXX', [30, 60, 90, 120, 150, 180, 210, 240, 270, 300]],
    // Source: Martin's kata: all misses, all ones, all fives.
    ['-- -- -- -- -- -- -- -- -- --', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['11 11 11 11 11 11 11 11 11 11', [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]],
    ['5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/5', [15, 30, 45, 60, 75, 90, 105, 120, 135, 150]],
    // Source: rules: fouls; two fouls count 0.
    ['FF FF FF FF FF FF FF FF FF FF', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    // Alternate strikes and spares: every frame 20 (Dutch 200).
    ['X 5/ X 5/ X 5/ X 5/ X 5/X', [20, 40, 60, 80, 100, 120, 140, 160, 180, 200]],
  ])('%s', (notation, expected) => {
    const line = lineOfNotation(notation);
    const last = expected.at(-1);
    expect(totals(line)).toEqual(expected);
    expect(scoreLine(line)).toMatchObject({ posted: last, soFar: last, max: last });
  });
});

describe('the tenth frame counts the sum of its balls', () => {
  const nine = '-- '.repeat(9);
  it.each([
    ['X1/', 20], // Source: second request, "X 1/".
    ['XXX', 30], // Source: second and third request.
    ['X8-', 18], // Source: third request, strike then open.
    ['X9-', 19], // Source: third request, no bonus in the tenth: 19, not 28.
    ['8/7', 17], // Source: third request, spare then 7.
    ['F/X', 20], // Source: rules: fouls.
    ['X-/', 20], // Source: rules: ten-pin; ten on the second ball at a rack is a spare.
    ['XF/', 20],
    ['X34', 17],
    ['7/F', 10], // Source: rules: fouls; on ball 3 only the first two count.
    ['XXF', 20],
    ['9F', 9],
  ])('%s is %i', (tenth, points) => {
    expect(scoreLine(lineOfNotation(nine + tenth))).toMatchObject({ posted: points, soFar: points });
  });
});

describe('the three scores of a line', () => {
  it.each([
    ['', { posted: 0, soFar: 0, max: 300 }],
    ['X', { posted: 0, soFar: 10, max: 300 }],
    ['7', { posted: 0, soFar: 7, max: 290 }],
    ['7/', { posted: 0, soFar: 10, max: 290 }],
    ['72', { posted: 9, soFar: 9, max: 279 }],
    ['X X', { posted: 0, soFar: 30, max: 300 }],
    ['X X 7', { posted: 27, soFar: 51, max: 277 }],
    ['X X 72', { posted: 55, soFar: 55, max: 265 }],
    ['F', { posted: 0, soFar: 0, max: 290 }],
    ['X X X X X X X X X X', { posted: 240, soFar: 270, max: 300 }],
    ['X X X X X X X X X XX', { posted: 270, soFar: 290, max: 300 }],
    ['X X X X X X X X X XX9', { posted: 299, soFar: 299, max: 299 }],
  ])('after "%s"', (notation, expected) => {
    expect(scoreLine(lineOfNotation(notation))).toMatchObject(expected);
  });

  it('shows a running total only when its frame is settled', () => {
    expect(totals(lineOfNotation('X 7')).slice(0, 2)).toEqual([null, null]);
    expect(totals(lineOfNotation('X 7/')).slice(0, 2)).toEqual([20, null]);
    expect(totals(lineOfNotation('X 7/ F')).slice(0, 3)).toEqual([20, 30, null]);
  });

  it('tells how many bonus balls a frame waits for', () => {
    const owed = (notation: string): readonly number[] =>
      scoreLine(lineOfNotation(notation)).frames.map((frame) => frame.owed);
    expect(owed('X X 7').slice(0, 3)).toEqual([0, 1, 0]);
    expect(owed('X X').slice(0, 3)).toEqual([1, 2, 0]);
    expect(owed('7/').slice(0, 2)).toEqual([1, 0]);
    expect(owed('-- -- -- -- -- -- -- -- X X')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  });
});

describe('a frame that a correction left unfinished', () => {
  const corrected = must(replaceFrame(lineOfNotation('X X 72 X X'), 3, [pinsRoll(7)]));

  it('ends earlier bonuses where its missing ball would come', () => {
    // Frame 1 has its two bonus balls (10, 7); frame 2 has 7 and waits; frames 4 and 5 count by themselves.
    expect(scoreLine(corrected).frames.slice(0, 5)).toEqual([
      { soFar: 27, owed: 0, cumulative: 27 },
      { soFar: 17, owed: 1, cumulative: null },
      { soFar: 7, owed: 0, cumulative: null },
      { soFar: 20, owed: 1, cumulative: null },
      { soFar: 10, owed: 2, cumulative: null },
    ]);
    expect(scoreLine(corrected)).toMatchObject({ posted: 27, soFar: 81 });
  });

  it('holds back the running totals of later finished frames', () => {
    const owing = must(replaceFrame(lineOfNotation('X 72 9-'), 1, [pinsRoll(7)]));
    expect(totals(owing).slice(0, 3)).toEqual([null, null, null]);
    expect(scoreLine(owing)).toMatchObject({ posted: 0, soFar: 7 + 9 + 9 });
  });

  it('has a spare and then strikes as its maximum', () => {
    expect(scoreLine(corrected).max).toBe(27 + 20 + 20 + 7 * 30);
  });

  it('settles everything after it once its ball is bowled', () => {
    const bowledOn = must(bowl(corrected, pinsRoll(2)));
    expect(bowledOn).toEqual(lineOfNotation('X X 72 X X'));
  });
});

describe('a foul', () => {
  it('scores exactly as a ball with no pins', () => {
    const ball = fc.record({ foul: fc.boolean(), pins: fc.integer({ min: 0, max: 10 }) });
    fc.assert(
      fc.property(fc.array(ball, { maxLength: 21 }), (balls) => {
        let fouled = newLine(TEN_PIN);
        let missed = newLine(TEN_PIN);
        for (const { foul, pins } of balls) {
          const standing = rackOfLine(fouled)?.standing;
          if (standing === undefined) break;
          const roll = foul ? FOUL : pinsRoll(isPinCount(pins) && pins < standing ? pins : standing);
          fouled = must(bowl(fouled, roll));
          missed = must(bowl(missed, pinsRoll(pinfall(roll))));
        }
        expect(scoreLine(fouled)).toEqual(scoreLine(missed));
      }),
    );
  });
});

describe('a perfect line', () => {
  const low = usualTable(formatOf('low-game'));
  const lowLine = (notation: string): Line => must(parseNotation(low, notation));

  it('has the best score there is: the highest, or the lowest where that wins', () => {
    expect(isPerfect(lineOfNotation('X '.repeat(12)))).toBe(true);
    expect(isPerfect(lineOfNotation(`${'X '.repeat(11)} 9`))).toBe(false);
    expect(isPerfect(lowLine('11 '.repeat(10)))).toBe(true);
    expect(isPerfect(lowLine(`${'11 '.repeat(9)} 12`))).toBe(false);
  });

  it('has every frame bowled: who leaves low game with twenty pins was not perfect', () => {
    const left = leftLine(lowLine('55 5'));
    expect(scoreLine(left).soFar).toBe(20);
    expect(isPerfect(left)).toBe(false);
    expect(isPerfect(lineOfNotation('X '.repeat(9)))).toBe(false);
  });

  it('is more than one frame: three strikes of a roll-off are none', () => {
    expect(isPerfect(must(parseNotation(usualTable(formatOf('roll-off')), 'XXX')))).toBe(false);
  });
});
