import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameLines } from './name-lines.ts';

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
