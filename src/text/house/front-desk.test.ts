import { expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { FRONT_DESK_TEXT } from './front-desk.ts';

/** Whole words, because whoever says what a button shows must be understood (WCAG 2.5.3). */
function wordsOf(text: string): string {
  return ` ${text.toLowerCase()} `;
}

test.each(LANGUAGES)('the name of the staff button has the word on it, in %s', (language) => {
  const { staff, ask, waits, asked, coming, come } = FRONT_DESK_TEXT[language];
  for (const [shown, name] of [
    [staff, ask],
    [waits, asked('20:15')],
    [coming, come],
  ] as const)
    expect(wordsOf(name)).toContain(wordsOf(shown));
});
