import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank, isUnreadable, tidyLine } from './readable.ts';

describe('a line', () => {
  test.each([
    ['Strike City', 'Strike City'],
    ['  Alley   &  Söhne ', 'Alley & Söhne'],
    ['Alley\t\n& Söhne', 'Alley & Söhne'],
    ['Alley\u3000Nine', 'Alley Nine'],
    ['Alley \u200b Nine', 'Alley Nine'],
    ['A\u0000l\u202el\u200be\u2066y\ue000', 'Alley'],
    ['Jose\u0301', 'Jos\u00e9'],
    ['\ud83cAlley', 'Alley'],
    ['🎳 Bowl', '🎳 Bowl'],
    ['باشگاه\u200cها 🏳\ufe0f\u200d🌈', 'باشگاه\u200cها 🏳\ufe0f\u200d🌈'],
    ['Al\u200dley\ufe0f', 'Alley'],
    ['\u2800 \u2800', ''],
    ['\u3164\u115f\u200b', ''],
    ['', ''],
  ])('written %j is shown as %j', (written, shown) => {
    expect(tidyLine(written)).toBe(shown);
  });

  test('stays the same when tidied again, and is visible or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = tidyLine(text);
        expect(tidyLine(line)).toBe(line);
        expect(isUnreadable(line)).toBe(false);
        expect(line === '' || !isBlank(line)).toBe(true);
      }),
    );
  });
});
