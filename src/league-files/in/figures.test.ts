import { describe, expect, test } from 'vitest';
import { decimalSignOf, numberOf, type DecimalSign, type NumberKind } from './figures.ts';

describe('a number in a league’s file', () => {
  test.each<[string, NumberKind, DecimalSign | null, number | 'unclear' | null]>([
    ['187', 'any', null, 187],
    ['-3', 'any', null, -3],
    ['\u22123', 'any', null, -3],
    ['１８７', 'any', null, 187],
    ['-0', 'any', null, 0],
    ['187.5', 'any', null, 187.5],
    ['187,5', 'any', null, 187.5],
    ['0.125', 'any', null, 0.125],
    ['0,125', 'any', null, 0.125],
    ['1234,567', 'any', null, 1234.567],
    // A spreadsheet’s thousands, in English, German, French and Swiss.
    ['1,234.5', 'any', null, 1234.5],
    ['1.234,5', 'any', null, 1234.5],
    ['1,234,567', 'any', null, 1_234_567],
    ['3 000', 'any', null, 3000],
    ['3\u202f000', 'any', null, 3000],
    ['3’000', 'any', null, 3000],
    ["3'000.5", 'any', null, 3000.5],
    // One sign and three digits: the file says which, else the column.
    ['3,000', 'any', '.', 3000],
    ['3,000', 'any', ',', 3],
    ['3.000', 'any', ',', 3000],
    ['3,000', 'any', null, 'unclear'],
    ['10,000', 'any', null, 'unclear'],
    ['1.000', 'any', null, 'unclear'],
    ['3,000', 'whole', null, 3000],
    ['3.000', 'whole', null, 3000],
    ['187.333', 'average', null, 187.333],
    ['187,333', 'average', null, 187.333],
    ['', 'any', null, null],
    ['high', 'any', null, null],
    ['1,23,456', 'any', null, null],
    ['1,2,3', 'any', null, null],
    ['1.2.3', 'any', null, null],
    ['1 2', 'any', null, null],
    ['1e3', 'any', null, null],
    ['0x10', 'any', null, null],
    ['1234567', 'any', null, null],
    ['187.333333333333', 'any', null, 187.333333333333],
  ])('%j in a column of %s numbers, decimal sign %j, is %j', (text, kind, sign, value) => {
    expect(numberOf(text, kind, sign)).toBe(value);
  });

  test.each<[string, readonly (readonly [NumberKind, string])[], DecimalSign | null]>([
    ['a fraction', [['any', '187.5']], '.'],
    ['a German fraction', [['any', '187,5']], ','],
    ['thousands twice', [['any', '1,234,567']], '.'],
    ['thousands and a fraction', [['any', '1.234,5']], ','],
    [
      'an average with three digits',
      [
        ['average', '187.333'],
        ['whole', '3,000'],
      ],
      '.',
    ],
    [
      'whole numbers alone',
      [
        ['whole', '3,000'],
        ['any', '21'],
        ['any', ''],
      ],
      null,
    ],
    [
      'two that contradict',
      [
        ['any', '187.5'],
        ['any', '187,5'],
      ],
      null,
    ],
    [
      'words',
      [
        ['any', 'high'],
        ['any', 'A.B'],
      ],
      null,
    ],
  ])('the decimal sign of a file is told by %s', (_by, cells, sign) => {
    expect(decimalSignOf(cells)).toBe(sign);
  });
});
