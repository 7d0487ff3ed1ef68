import { expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { REFUSALS_TEXT } from './refusals.ts';

/** The words for "safe" in each language. */
const SAFE = {
  en: 'the game is safe',
  es: 'la partida está a salvo',
  ko: '게임은 안전',
  de: 'das Spiel ist sicher',
} as const;

test.each(LANGUAGES)('whatever printing came to, people read that the game is safe (%s)', (language) => {
  const { noPrinter, printFailed, printSilent, printUnsure, sheetFailed } = REFUSALS_TEXT[language];
  for (const sentence of [noPrinter, printFailed('Counter: paused'), printSilent, printUnsure, sheetFailed])
    expect(sentence.toLowerCase()).toContain(SAFE[language].toLowerCase());
});

test.each(LANGUAGES)(
  'a print service that does not answer leaves the PDF, and that is said (%s)',
  (language) => {
    const { printSilent, printUnsure } = REFUSALS_TEXT[language];
    for (const sentence of [printSilent, printUnsure]) expect(sentence).toContain('PDF');
  },
);

test.each(LANGUAGES)('every refusal is a sentence of its own (%s)', (language) => {
  const sentences = Object.values(REFUSALS_TEXT[language]).filter((one) => typeof one === 'string');
  expect(sentences.length).toBeGreaterThan(20);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/\S{2}.*[.!?]$/u);
});
