import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualTable } from '../../core/formats/format.ts';
import { formatOf, type FormatId } from '../../core/formats/formats.ts';
import type { Table } from '../../core/line/table.ts';
import { shared } from './sharing.ts';

const data = fc.jsonValue();

describe('what is the same as before is the same object', () => {
  it('a list with one new item keeps the others', () => {
    const before = [{ pins: 7 }, { pins: 2 }];
    const after = shared(before, [{ pins: 7 }, { pins: 3 }, { pins: 10 }]);
    expect(after).toEqual([{ pins: 7 }, { pins: 3 }, { pins: 10 }]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it.each([
    [{ pins: 7 }, { pins: 7, foul: true }],
    [{ pins: 7, foul: true }, { pins: 7 }],
    [{ pins: undefined }, { foul: undefined }],
    [[7], [7, 2]],
    [[7, 2], [7]],
    [{ 0: 7 }, [7]],
    [[], {}],
    [null, {}],
    [[], null],
  ])('%j and %j are not the same', (before, after) => {
    expect(shared(before, after)).toEqual(after);
    expect(shared(before, after)).not.toBe(before);
  });

  it('the table of a format is never mixed with that of the game before', () => {
    const [before, after] = ['ten-pin', '3-6-9'] as const;
    const tableIn = (format: FormatId): { readonly table: Table } => ({
      table: usualTable(formatOf(format)),
    });
    expect(shared(tableIn(before), tableIn(after)).table).toBe(tableIn(after).table);
    const same = tableIn(after);
    expect(shared(same, tableIn(after))).toBe(same);
  });

  it('a copy of any data is the data itself, and a new value is never changed by the old one', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        expect(shared(before, structuredClone(before))).toBe(before);
        expect(shared(before, structuredClone(after))).toEqual(after);
      }),
    );
  });
});
