import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withKey, withoutKey, ROWS } from './keys.ts';

// The keys of a syllable in the order of the Unicode standard (3.12): 19 initials, 21 vowels, 27 finals.
const INITIALS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const FINALS =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );

function keysOf(syllable: string): readonly string[] {
  const number = (syllable.codePointAt(0) ?? 0) - 0xac00;
  const initial = INITIALS[Math.floor(number / 588)] ?? '';
  const vowel = VOWELS[Math.floor((number % 588) / 28)] ?? '';
  return Array.from(initial + vowel + (FINALS[number % 28] ?? ''));
}

function typed(keys: Iterable<string>): string {
  let text = '';
  for (const key of keys) text = withKey(text, key);
  return text;
}

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const keyOfKeyboard = fc.constantFrom(
  ...Object.values(ROWS).flatMap((rows) => rows.flat().flatMap(({ plain, shifted }) => [plain, shifted])),
  ' ',
);

describe('composing Hangul', () => {
  test('typing every syllable by its keys gives it, and Backspace removes them one by one', () => {
    for (let code = 0xac00; code <= 0xd7a3; code += 1) {
      const whole = String.fromCodePoint(code);
      const keys = keysOf(whole);
      expect(typed(keys)).toBe(whole);
      for (let left = keys.length - 1; left >= 0; left -= 1) {
        const before = typed(keys.slice(0, left + 1));
        expect(withoutKey(before)).toBe(typed(keys.slice(0, left)));
      }
    }
  });

  test('typing a whole name by its keys gives that name', () => {
    fc.assert(
      fc.property(fc.array(syllable, { maxLength: 12 }), (name) => {
        expect(typed(name.flatMap(keysOf))).toBe(name.join(''));
      }),
    );
  });

  test('any three letters in a row are taken, and none is lost', () => {
    const letters = [...INITIALS, ...Array.from('ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ')];
    for (const first of letters)
      for (const second of letters)
        for (const third of letters) expect(typed([first, second, third])).not.toBe('');
    expect(typed('ㅗㅏㅊ')).toBe('ㅘㅊ');
  });

  test('whatever was typed, Backspace empties it in no more presses than keys', () => {
    fc.assert(
      fc.property(fc.array(keyOfKeyboard, { maxLength: 30 }), (keys) => {
        let text = typed(keys);
        let presses = 0;
        for (; text !== ''; presses += 1) text = withoutKey(text);
        expect(presses).toBeLessThanOrEqual(keys.length);
      }),
    );
  });

  test.each([
    ['ㅊㅗㅣㅁㅣㄴㅅㅓ', '최민서'],
    ['ㄱㅏㄱㅅㅏ', '각사'],
    ['ㄷㅏㄹㄱ', '닭'],
    ['ㄷㅏㄹㄱㅣ', '달기'],
    ['ㄲㅗㅊㅎㅣ', '꽃히'],
    ['ㄱㅏ ㄴㅏ', '가 나'],
    ['Kㄱㅏ2', 'K가2'],
  ])('%s is %s', (keys, name) => {
    expect(typed(keys)).toBe(name);
  });

  test('a letter other than Hangul joins nothing and is erased whole', () => {
    expect(withKey('가', 'A')).toBe('가A');
    expect(withoutKey('가A')).toBe('가');
    expect(withoutKey('Ñ')).toBe('');
    expect(withoutKey('')).toBe('');
  });
});
