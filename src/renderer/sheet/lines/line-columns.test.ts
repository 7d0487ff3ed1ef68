import { expect, test, describe } from 'vitest';
import { usualTable } from '../../../core/formats/format.ts';
import { FORMAT_IDS, formatOf, type FormatId } from '../../../core/formats/formats.ts';
import { lineColumns, nameLines } from './line-columns.ts';
import fc from 'fast-check';

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

describe('a name on the sheet', () => {
  test.each(['PJS', '최민서', '볼링왕김도윤', 'Alexandra K.', 'Maximilian', 'Müller-Lüden'])(
    '%s stands on one line',
    (name) => {
      expect(nameLines(name)).toEqual([name]);
    },
  );

  test('seven or more Hangul syllables take two lines, broken at a space if there is one', () => {
    expect(nameLines('가나다라마바사아자차카타')).toEqual(['가나다라마바', '사아자차카타']);
    expect(nameLines('볼링왕 김도윤 선수')).toEqual(['볼링왕', '김도윤 선수']);
  });

  test('a name of the widest letters takes two lines', () => {
    expect(nameLines('WWWWWWWWWWWW')).toEqual(['WWWWWW', 'WWWWWW']);
  });

  test('a space near the end of a wide name does not leave a number alone on its line', () => {
    expect(nameLines('WWWWWWWWWWWW 2')).toEqual(['WWWWWWW', 'WWWWW 2']);
  });

  test('no letter of any name is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 14 }), (name) => {
        expect(nameLines(name).join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
      }),
    );
  });
});
