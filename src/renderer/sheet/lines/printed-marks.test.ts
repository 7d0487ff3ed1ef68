import { describe, expect, test } from 'vitest';
import { FRAME_NUMBERS } from '../../../core/formats/formats.ts';
import { TEN_PIN } from '../../../core/formats/ten-pin-table.ts';
import { frameAt } from '../../../core/line/line.ts';
import { lineOfNotation } from '../../../core/testing/notation.testing.ts';
import { boxesOf, printedMark, printedMarks } from './printed-marks.ts';
import { deliveriesOf } from '../../../core/game-code/deliveries.ts';

// The golden game of the rules, and a game with what it lacks.
const GOLDEN = lineOfNotation('X | X | X | 7 2 | (8) / | F 9 | X | 7 / | 9 - | X X 8');
const ODD = lineOfNotation('F / | - / | F F | 9 - | 1 2 | X | X | X | X | X (8) 1');

describe('the boxes of a frame', () => {
  test('a strike goes in the small box and leaves the first one empty', () => {
    expect(boxesOf(TEN_PIN, 1, frameAt(GOLDEN, 1))).toEqual([null, { kind: 'strike' }]);
  });

  test('two balls have a box each', () => {
    expect(written(GOLDEN)).toEqual(['_X', '_X', '_X', '72', '8/', 'F9', '_X', '7/', '9–', 'XX8']);
  });

  test('ten after a foul or a miss is a spare in the small box', () => {
    expect(written(ODD)).toEqual(['F/', '–/', 'FF', '9–', '12', '_X', '_X', '_X', '_X', 'X81']);
  });

  test('a frame in progress has an empty second box, and the tenth an empty third one', () => {
    expect(boxesOf(TEN_PIN, 1, frameAt(lineOfNotation('7'), 1))).toEqual([expect.anything(), null]);
    const open = lineOfNotation('X X X X X X X X X 9 -');
    expect(boxesOf(TEN_PIN, 10, frameAt(open, 10))).toEqual([expect.anything(), { kind: 'miss' }, null]);
  });

  test('in the table of corrections a split is in parentheses', () => {
    expect(printedMarks(frameAt(GOLDEN, 5))).toBe('(8)\u00a0\u00a0/');
    expect(printedMarks(frameAt(GOLDEN, 9))).toBe('9\u00a0\u00a0–');
  });
});

describe('the deliveries under a frame', () => {
  test('are the exact pinfall of each ball, of a spare’s second ball too, and F for a foul', () => {
    expect(deliveries(GOLDEN)).toEqual([
      '10',
      '10',
      '10',
      '7 2',
      '8 2',
      'F 9',
      '10',
      '7 3',
      '9 0',
      '10 10 8',
    ]);
    expect(deliveries(ODD)).toEqual(['F 10', '0 10', 'F F', '9 0', '1 2', '10', '10', '10', '10', '10 8 1']);
  });

  test('are none under a frame that was not begun', () => {
    expect(deliveriesOf(frameAt(lineOfNotation('X'), 2))).toEqual([]);
  });
});

function written(line: typeof GOLDEN): readonly string[] {
  return FRAME_NUMBERS.map((number) =>
    boxesOf(TEN_PIN, number, frameAt(line, number))
      .map((box) => (box === null ? '_' : printedMark(box)))
      .join(''),
  );
}

function deliveries(line: typeof GOLDEN): readonly string[] {
  return line.frames.map((frame) => deliveriesOf(frame).join(' '));
}
