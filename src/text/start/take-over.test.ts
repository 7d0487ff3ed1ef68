import { describe, expect, test } from 'vitest';
import { textFor } from '../index.ts';
import { LANGUAGES } from '../language.ts';
import { noticeSentence } from './notice.ts';
import { momentText, takeOverSentences } from './take-over.ts';

const UNTIL = '2026-11-22T19:30:00.000Z';

describe.each(LANGUAGES)('who is asked for the folder of another PC (%s)', (language) => {
  const text = textFor(language).takeOver;

  test('is told which PC had it and until when, what is safe, and what to do', () => {
    const [happened = '', safe, toDo] = takeOverSentences(language, { name: 'LANE-2', until: UNTIL });
    expect(happened).toContain('LANE-2');
    expect(happened).toContain(momentText(UNTIL, language));
    expect([safe, toDo]).toEqual([text.safe, text.toDo]);
  });

  test('is told so where nobody knows which PC had it', () => {
    expect(takeOverSentences(language, { name: null, until: null })[0]).toBe(text.unknown);
    expect(text.another('LANE-2', null)).toContain('LANE-2');
    expect(text.withOption).toContain('--take-over');
  });

  test('is told which PC has it now, where that is known', () => {
    expect(text.heldElsewhere('LANE-2')).toContain('LANE-2');
    expect(text.heldElsewhere('')).not.toMatch(/ {2}/u);
    const lost = noticeSentence(textFor(language), { kind: 'folder-lost', by: 'LANE-2' });
    expect(lost).toContain('LANE-2');
    expect(noticeSentence(textFor(language), { kind: 'folder-lost', by: null })).not.toContain('null');
  });
});
