import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../text/language.ts';
import { PRINTING_TEXT } from '../../../text/console/printing.ts';
import { jobText } from './printing.ts';

const JAM = { state: 'stopped', printed: 2, pages: 5, printer: 'Counter', reasons: ['media-jam'] } as const;

describe('a print job', () => {
  test('that jams at page 2 of 5 says so, how many pages came out, and that nothing is lost', () => {
    expect(jobText(PRINTING_TEXT.en, JAM)).toBe(
      'The printer has stopped: paper jam. 2 of 5 pages came out. The game is safe; print again whenever you like.',
    );
  });

  test.each(LANGUAGES)(
    'has words for every state in %s, and keeps a reason that nobody knows',
    (language) => {
      for (const state of ['waiting', 'printing', 'stopped', 'ended'] as const)
        expect(jobText(PRINTING_TEXT[language], { ...JAM, state, reasons: ['moon-full'] })).toContain(
          'moon-full',
        );
    },
  );

  test('that came out whole, or of which nothing is known, needs no words', () => {
    expect(jobText(PRINTING_TEXT.en, { ...JAM, state: 'done' })).toBe('');
    expect(jobText(PRINTING_TEXT.en, null)).toBe('');
  });
});
