import { expect, test } from 'vitest';
import { parseNotation } from '../../core/line/notation.ts';
import { usualTable } from '../../core/formats/format.ts';
import { formatOf, type FormatId } from '../../core/formats/formats.ts';
import { frameAt } from '../../core/line/line.ts';
import { must } from '../../core/testing/notation.testing.ts';
import { marksCell } from './board.ts';

test.each<readonly [FormatId, string, string]>([
  ['ten-pin', 'X', '  X   '],
  ['ten-pin', '8/', '  8|/ '],
  ['duckpin', '523', ' 5|2|3'],
  ['duckpin', '--10', '-|-|10'],
  ['candlepin', 'F-10', 'F|-|10'],
])('a cell has the same width whatever is in it: %s %s', (format, notation, cell) => {
  const line = must(parseNotation(usualTable(formatOf(format)), notation));
  expect(marksCell(frameAt(line, 1))).toBe(cell);
});
