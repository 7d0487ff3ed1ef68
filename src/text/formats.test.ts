import { expect, it } from 'vitest';
import { NINES_TEXT } from './testing/nines-text.testing.ts';
import { optionMeaning, optionTag, FORMATS_TEXT } from './formats.ts';

it('what a player chose stands beside the name in a few characters, and is explained in words', () => {
  const texts = { nines: NINES_TEXT };
  expect(optionTag(texts, 'nines', 8)).toBe('8=X');
  expect(optionMeaning(texts, 'nines', 8)).toBe('8 or more are a strike');
});

it('nothing stands beside a name in a format without options', () => {
  expect(optionTag(FORMATS_TEXT.en, 'ten-pin', null)).toBe('');
});

it('a choice in a format that a language does not name is shown as it is', () => {
  expect(optionTag({}, 'nines', 8)).toBe('8');
  expect(optionMeaning(FORMATS_TEXT.en, 'ten-pin', 8)).toBe('8');
});
