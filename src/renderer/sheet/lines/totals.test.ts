import { expect, test } from 'vitest';
import { lineOfNotation } from '../../../core/testing/notation.testing.ts';
import { scoreLine } from '../../../core/line/score.ts';
import type { SheetLine } from './sheet-lines.ts';
import { DRAWING_WIDTH, LETTERS, drawTotals } from './totals.ts';

const HEIGHT = 60;

test('a line goes from 0 to the last settled total, with a point per frame', () => {
  const drawing = drawTotals([lineOf('PJS', 'X X X 72 8/ F9 X 7/ 9- XX8')], HEIGHT);
  const [line] = drawing?.lines ?? [];
  expect(line).toMatchObject({ name: 'PJS', figure: 180 });
  expect(line?.points).toHaveLength(11);
  expect(line?.points[0]?.y).toBe(drawing?.plot.bottom);
  const heights = (line?.points ?? []).map(({ y }) => y);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
});

test('against an average a line shows how far it is ahead or behind, frame by frame', () => {
  const lines = [lineOf('PJS', 'X X X 72 8/ F9 X 7/ 9- XX8'), lineOf('KYJ', '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-')];
  const drawing = drawTotals(lines, HEIGHT, { width: 100, average: 170 });
  expect(drawing?.lines.map(({ name, figure }) => [name, figure])).toEqual([
    ['PJS', 10],
    ['KYJ', -80],
  ]);
  const level = drawing?.rules.find(({ figure }) => figure === 0)?.y ?? 0;
  // 30 after the first frame, and 17 would be the average.
  const [ahead, behind] = (drawing?.lines ?? []).map(({ points }) => points[1]?.y ?? 0);
  expect(ahead).toBeLessThan(level);
  expect(behind).toBeGreaterThan(level);
});

test('a frame that waits for its bonus has no point in the chart yet', () => {
  expect(drawTotals([lineOf('PJS', '72 X 9')], HEIGHT)?.lines[0]?.points).toHaveLength(2);
});

test('there is no chart before a frame is settled', () => {
  expect(drawTotals([lineOf('PJS', 'X'), lineOf('KYJ', '')], HEIGHT)).toBeNull();
});

test('the names are in order of score without overlaps, and everything is within the drawing', () => {
  const lines = ['9- 9-', '9- 81', '9- 72', '5- 11'].map((notation, index) =>
    lineOf(`P${String(index)}`, notation),
  );
  const drawing = drawTotals(lines, HEIGHT);
  expect(drawing?.lines.map(({ name }) => name)).toEqual(['P0', 'P1', 'P2', 'P3']);
  const labels = drawing?.lines.map(({ labelY }) => labelY) ?? [];
  for (const [index, y] of labels.slice(1).entries())
    expect(y - (labels[index] ?? 0)).toBeGreaterThan(LETTERS);
  for (const { points } of drawing?.lines ?? [])
    for (const { x, y } of points) {
      expect(x >= 0 && x <= DRAWING_WIDTH).toBe(true);
      expect(y >= 0 && y <= HEIGHT).toBe(true);
    }
});

function lineOf(name: string, notation: string): SheetLine {
  const line = lineOfNotation(notation);
  return {
    player: { id: 1, name },
    format: 'ten-pin',
    presence: 'bowling',
    line,
    score: scoreLine(line),
    others: [],
    agreed: false,
    facts: null,
    begins: null,
    bowlers: [],
  };
}
