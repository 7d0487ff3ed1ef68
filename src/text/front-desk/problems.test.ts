import { expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { PROBLEMS_TEXT, problemText } from './problems.ts';

test.each(LANGUAGES)('every code is a sentence in %s, and one that is not known is quoted', (language) => {
  const text = PROBLEMS_TEXT[language];
  expect(Object.values(text.known).filter((sentence) => !/[.!?]$/u.test(sentence))).toEqual([]);
  expect(problemText(text, 'game-running')).toBe(text.known['game-running']);
  for (const code of ['brand-new', 'constructor']) expect(problemText(text, code)).toContain(code);
});
