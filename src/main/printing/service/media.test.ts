import { describe, expect, test } from 'vitest';
import { mediaFor } from './media.ts';

const A4 = { paper: 'A4', length: null } as const;
const LETTER = { paper: 'Letter', length: null } as const;
const CARD = { paper: 'receipt', length: 123 } as const;

describe('the paper asked of a printer', () => {
  test('is asked by its name of a printer that has it, and of one that lists nothing', () => {
    expect(mediaFor(['iso_a4_210x297mm'], A4)).toBe('iso_a4_210x297mm');
    expect(mediaFor(['na_letter_8.5x11in'], LETTER)).toBe('na_letter_8.5x11in');
    expect(mediaFor([], A4)).toBe('iso_a4_210x297mm');
    expect(mediaFor([], CARD)).toBe('custom_80x123mm_80x123mm');
  });

  test('is never asked of a printer that has only others', () => {
    expect(mediaFor(['na_letter_8.5x11in'], A4)).toBeNull();
    expect(mediaFor(['iso_a4_210x297mm'], CARD)).toBeNull();
    expect(mediaFor(['roll_58_58x210mm', 'roll_80_80x100mm'], CARD)).toBeNull();
  });

  test('is cut to the length of a card where the printer cuts any, else the shortest roll that holds it', () => {
    const any = ['custom_min_25x25mm', 'custom_max_80x3000mm'];
    expect(mediaFor(any, CARD)).toBe('custom_80x123mm_80x123mm');
    expect(mediaFor(any, A4)).toBeNull();
    expect(mediaFor(['roll_a_80x297mm', 'roll_b_80x200mm', 'roll_c_80x100mm'], CARD)).toBe('roll_b_80x200mm');
  });
});
