import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES } from '../testing/names.testing.ts';
import { lettersApart, lettersOf } from './near-name.ts';
import { runs } from '../../core/testing/runs.testing.ts';

function nameDistance(one: string, other: string): number | null {
  return lettersApart(lettersOf(one), lettersOf(other));
}

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

test('are found as a plain table of all letters finds them', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      const apart = plainDistance(one, other);
      const most = slipsIn(Math.min(one.length, other.length));
      expect(nameDistance(one, other)).toBe(apart <= most ? apart : null);
    }),
    // Names that differ by exactly the last slip allowed are rare.
    runs(10),
  );
});

function slipsIn(letters: number): number {
  if (letters < 3) return 0;
  return letters < 8 ? 1 : Math.min(3, Math.floor(letters / 4));
}

/** The textbook definition, recursive from the last letter. */
function plainDistance(one: string, other: string, known = new Map<string, number>()): number {
  if (one === '' || other === '') return one.length + other.length;
  const key = `${one} ${other}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const [start, otherStart] = [one.slice(0, -1), other.slice(0, -1)];
  const isSwap = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  const apart = Math.min(
    plainDistance(start, otherStart, known) + (one.at(-1) === other.at(-1) ? 0 : 1),
    plainDistance(start, other, known) + 1,
    plainDistance(one, otherStart, known) + 1,
    isSwap ? plainDistance(one.slice(0, -2), other.slice(0, -2), known) + 1 : Infinity,
  );
  known.set(key, apart);
  return apart;
}
