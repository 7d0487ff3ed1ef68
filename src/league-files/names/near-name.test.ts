import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES } from '../testing/names.testing.ts';
import { nameDistance } from './near-name.ts';

describe('names that are near', () => {
  test.each([
    ['a letter more', 'Thomas', 'Tomas', 1],
    ['two letters swapped', 'John', 'Jhon', 1],
    ['an accent', 'Jose', 'José', 0],
    ['another case', 'TOM', 'tom', 0],
    ['family name first', 'Smith, John', 'John Smith', 0],
    ['a final consonant of Hangul', '김영일', '김영이', 1],
    ['a vowel of Hangul', '박지현', '박지헌', 1],
    ['an umlaut written as two letters', 'Müller', 'Mueller', 1],
  ])('%s', (_, one, other, apart) => {
    expect(nameDistance(one, other)).toBe(apart);
  });

  test.each([
    ['a short name with another letter or two', 'Tom', 'Tim Lee'],
    ['another Korean of the same family', '김영일', '김민서'],
    ['two letters alone', 'Al', 'Ed'],
    ['another name', 'Smith', 'Jones'],
  ])('but not %s', (_, one, other) => {
    expect(nameDistance(one, other)).toBeNull();
  });

  test('are as far apart both ways, and every name is itself', () => {
    const name = fc.oneof(
      fc.constantFrom(...LANGUAGE_NAMES),
      fc.string({ unit: fc.constantFrom('김', '긴', 'a', 'á', 'b', ' '), maxLength: 8 }),
    );
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(nameDistance(one, other)).toBe(nameDistance(other, one));
        expect(nameDistance(one, one)).toBe(0);
      }),
    );
  });
});
