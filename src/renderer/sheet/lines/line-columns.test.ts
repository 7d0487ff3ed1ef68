import { expect, test } from 'vitest';
import { usualTable } from '../../../core/formats/format.ts';
import { FORMAT_IDS, formatOf, type FormatId } from '../../../core/formats/formats.ts';
import { lineColumns } from './line-columns.ts';

function widths(format: FormatId): readonly number[] {
  return lineColumns(usualTable(formatOf(format)))
    .split(' ')
    .filter((column) => column !== '1fr')
    .map((column) => Number.parseFloat(column));
}

test('a line of ten-pin has two boxes of 7.2 mm a frame, and three in the tenth', () => {
  expect(widths('ten-pin')).toEqual([23, ...Array<number>(9).fill(14.4), 21.6]);
});

test('with three balls a frame all frames are of one width, and the line is as long', () => {
  expect(widths('duckpin')).toEqual([23, ...Array<number>(10).fill(15.12)]);
  expect(widths('current-frame')).toEqual([23, ...Array<number>(10).fill(15.12)]);
});

test('a line of one frame is shorter than the page', () => {
  expect(widths('roll-off')).toEqual([60, 42, 30]);
});

test.each(FORMAT_IDS)('a line of %s leaves room for its score on 188 mm', (format) => {
  const room = 188 - widths(format).reduce((sum, width) => sum + width, 0);
  expect(room).toBeGreaterThan(13);
});
