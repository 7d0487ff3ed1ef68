import { describe, expect, it } from 'vitest';
import { NINES } from '../testing/nines.testing.ts';
import { must } from '../testing/notation.testing.ts';
import { formatOf } from './formats.ts';
import { formatWithOptions, optionsOf, tableFor } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

describe('a format with an option for each player', () => {
  it('has a table for each option, and the usual one where none is chosen', () => {
    expect(optionsOf(NINES)).toEqual([9, 8]);
    expect([9, 8, undefined].map((option) => must(tableFor(NINES, option)).option)).toEqual([9, 8, 9]);
  });

  it.each([6, 10, 8.5, NaN])('refuses %d and says what it offers', (option) => {
    const error = { code: 'no-such-option', option, options: [9, 8] };
    expect(tableFor(NINES, option)).toEqual({ ok: false, error });
  });
});

describe('a format without options', () => {
  const tenPin = formatOf('ten-pin');

  it('refuses each', () => {
    const error = { code: 'no-such-option', option: 9, options: [] };
    expect(tableFor(tenPin, 9)).toEqual({ ok: false, error });
    expect(optionsOf(tenPin)).toEqual([]);
  });

  it('has one table for all players', () => {
    expect(must(tableFor(tenPin, undefined)).option).toBeNull();
    expect(tenPin.ways).toHaveLength(1);
  });
});

describe('a table', () => {
  /** The options whose rules were read for a table. */
  const read: number[] = [];
  const format = formatWithOptions('watched', 'pins', [9, 8], (option) => ({
    ...TEN_PIN_RULES,
    get cleared() {
      read.push(option);
      return TEN_PIN_RULES.cleared;
    },
  }));

  it('is built when a line first asks for it, and then kept', () => {
    expect(read).toEqual([]);
    const eight = tableFor(format, 8);
    const reads = read.length;
    expect(new Set(read)).toEqual(new Set([8]));
    expect(must(tableFor(format, 8))).toBe(must(eight));
    expect(read).toHaveLength(reads);
  });
});
