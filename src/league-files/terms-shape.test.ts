import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { USUAL_TERMS } from '../core/league/terms.ts';
import { FULL_TERMS, PARTIAL_TERMS } from './terms-shape.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The terms without one field, for each field at any depth. */
function withoutOne(terms: Fields): readonly (readonly [field: string, Fields])[] {
  return Object.entries(terms).flatMap(([name, value]) => [
    [name, without(terms, name)] as const,
    ...(isObject(value)
      ? withoutOne(value).map(([inner, rest]) => [`${name}.${inner}`, { ...terms, [name]: rest }] as const)
      : []),
  ]);
}

function without(terms: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(terms).filter(([other]) => other !== name));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

const USUAL: Fields = { ...USUAL_TERMS };

const SINCE_11: readonly string[] = ['averages.first'];

describe("a league's terms", () => {
  it('are read as they are', () => {
    expect(v.parse(FULL_TERMS, USUAL)).toEqual(USUAL);
    expect(v.parse(PARTIAL_TERMS, USUAL)).toEqual(USUAL);
  });

  it.each(withoutOne(USUAL))('are whole only with %s, which a file may leave out', (field, terms) => {
    // Games saved before version 11 lack these.
    expect(v.is(FULL_TERMS, terms)).toBe(SINCE_11.includes(field));
    expect(v.parse(PARTIAL_TERMS, terms)).toEqual(terms);
  });

  it('have no field that Headpin does not know', () => {
    const terms = { ...USUAL, bonus: 1 };
    expect(v.is(FULL_TERMS, terms)).toBe(false);
    expect(v.is(PARTIAL_TERMS, terms)).toBe(false);
  });

  it.each([[[]], [{ points: [] }], [{ handicap: [] }], [{ averages: [] }]])(
    'are an object and never a list: %j',
    (terms) => {
      expect(v.is(PARTIAL_TERMS, terms)).toBe(false);
    },
  );

  it('have no undefined field in a file', () => {
    expect(v.is(PARTIAL_TERMS, { games: undefined })).toBe(false);
  });
});
