import { expect, test } from 'vitest';
import { CHANGES_TEXT } from './changes.ts';
import { LANGUAGES } from '../language.ts';
import { RULING_TEXT } from './ruling.ts';

test.each(LANGUAGES)(
  'in %s a provisional frame has the same name when it is told as on its button',
  (language) => {
    const told = CHANGES_TEXT[language].disputed('PJS', 3).toLowerCase();
    expect(told).toContain(RULING_TEXT[language].provisional.toLowerCase());
  },
);
