import { expect, it } from 'vitest';
import { parseNotation } from '../line/notation.ts';
import { scoreLine } from '../line/score.ts';
import { must } from '../testing/notation.testing.ts';
import { usualTable } from './format.ts';
import { formatOf, type FormatId } from './formats.ts';

const GOLDEN: readonly (readonly [FormatId, string, readonly number[]])[] = [
  // Source: the ten frames of the IBF's golden game (Universal Playing Rules 2.1.2), by the rule of World Bowling.
  ['current-frame', 'X X X 72 (8)/ F9 X 7/ 9- X', [30, 60, 90, 99, 117, 126, 156, 173, 182, 212]],
  // Source: World Bowling's rule: ten strikes are 300.
  ['current-frame', 'X X X X X X X X X X', [30, 60, 90, 120, 150, 180, 210, 240, 270, 300]],
  // A foul counts nothing, so that its spare is ten alone.
  ['current-frame', 'F/ 9/ 5/ -/ -- -- -- -- -- --', [10, 29, 44, 54, 54, 54, 54, 54, 54, 54]],
  // Source: QubicaAMF, "Lowball": the 7 and the 10 alone in each frame are a perfect game.
  ['low-game', '11 11 11 11 11 11 11 11 11 11', [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]],
  // Source: the same: a gutter ball becomes a strike or a spare.
  ['low-game', '- - - - - - - - - ---', [30, 60, 90, 120, 150, 180, 210, 240, 270, 300]],
  ['low-game', '1- 11 - 11 X 21 F 9- 1/ 11', [11, 13, 25, 27, 40, 43, 63, 74, 85, 87]],
  // Sources: the two lines of this program's own design, computed by hand.
  ['3-6-9', 'X (8)1 [X] (8)/ 9/ [X] X 72 [X] 8/8', [19, 28, 48, 67, 87, 114, 133, 142, 162, 180]],
  ['3-6-9', '81 63 [X] X 9/ [X] (8)- X [X] 7/9', [9, 18, 47, 67, 87, 105, 113, 140, 160, 179]],
  ['3-6-9', 'X X X X X X XXX', [30, 60, 90, 120, 150, 180, 210, 240, 270, 300]],
  // Source: Duckpin Bowling Proprietors of America, as robinsweb.com quotes its brochure; computed by hand.
  ['duckpin', 'X 7/ 523 81- 9/ F/ 343 --- X 9-1', [20, 35, 45, 54, 64, 77, 87, 87, 106, 116]],
  ['duckpin', '--10 X -- 10 --1 1-- --- --- --- --- --10', [10, 20, 30, 31, 32, 32, 32, 32, 32, 42]],
  ['duckpin', 'X X X X X X X X X XXX', [30, 60, 90, 120, 150, 180, 210, 240, 270, 300]],
  // Source: the rules of the ICBA, as big20bowling.com has them: marks, and those of the tenth at once.
  ['candlepin', '523 X 7/ 81- 9/ 343 --- F/ 521 X72', [10, 30, 48, 57, 70, 80, 80, 95, 103, 122]],
  // Source: everything2, "Five-pin Bowling": a chop off (10) and a spare, then 13, a miss and 2 are 28 and 43.
  ['five-pin', '10/ 13-2 --- --- --- --- --- --- --- ---', [28, 43, 43, 43, 43, 43, 43, 43, 43, 43]],
  // Source: Youth Bowling Canada, "How to score": 12 and 8 make 47 and 55 there, and a strike before 5 and a spare 85.
  ['five-pin', '10-- 10-- 10-- 5-- 525 53- X 5/ --- ---', [10, 20, 30, 35, 47, 55, 85, 100, 100, 100]],
  // Source: the same sites: twelve strikes are 450.
  ['five-pin', 'X X X X X X X X X XXX', [45, 90, 135, 180, 225, 270, 315, 360, 405, 450]],
  // Three balls in the tenth whatever they are, each by hand: fouls count their pins and cost 15 each.
  ['five-pin', 'X 5F28 -- 2F 11/ XF 735 8/ --- --F- 13/X', [22, 22, 9, 39, 49, 64, 79, 79, 64, 94]],
  ['roll-off', 'X9/', [20]],
  ['roll-off', '9-', [9]],
];

it.each(GOLDEN)('%s: %s', (format, notation, totals) => {
  const line = must(parseNotation(usualTable(formatOf(format)), notation));
  const score = scoreLine(line);
  const last = totals.at(-1);
  expect(score.frames.map(({ cumulative }) => cumulative)).toEqual(totals);
  expect(score).toMatchObject({ posted: last, soFar: last, max: last });
});
