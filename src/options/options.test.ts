import { describe, expect, test } from 'vitest';
import { BATCH_TEXT } from '../text/terminal/batch.ts';
import { CHECK_TEXT } from '../text/terminal/check.ts';
import { LANGUAGES } from '../text/language.ts';
import { SCOREBOARD_TEXT } from '../text/terminal/scoreboard.ts';
import { START_TEXT } from '../text/start/start.ts';
import { optionsOf, type Program } from './options.ts';

const TEXTS = {
  headpin: START_TEXT,
  scoreboard: SCOREBOARD_TEXT,
  score: BATCH_TEXT,
  check: CHECK_TEXT,
} as const;
const PROGRAMS: readonly Program[] = ['headpin', 'scoreboard', 'score', 'check'];

describe.each(PROGRAMS)('the options of %s', (program) => {
  test.each(LANGUAGES)('are described in %s, and no others', (language) => {
    const { title, ...lines } = TEXTS[program][language].options;
    expect(title).toContain('--');
    expect(Object.keys(lines).toSorted()).toEqual(optionsOf(program).toSorted());
    for (const [name, line] of Object.entries(lines)) expect(line).toMatch(new RegExp(`^  --${name} `, 'u'));
  });
});
