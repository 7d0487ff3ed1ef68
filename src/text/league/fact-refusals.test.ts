import { expect, test } from 'vitest';
import type { FactRefusal } from '../../core/line/refusal.ts';
import { SCORE_TYPES } from '../../core/league/score-type.ts';
import { FACTS_TEXT, signed } from './facts.ts';
import { LANGUAGES } from '../language.ts';
import { REFUSALS_TEXT, refusalText } from '../refusals/refusals.ts';

const REFUSALS: readonly FactRefusal[] = [
  { code: 'no-league' },
  { code: 'no-team', place: 77 },
  { code: 'no-such-seat' },
  { code: 'seat-taken', place: 77 },
  { code: 'teams-differ', home: 3, visitors: 77 },
  { code: 'bad-team-name', most: 77 },
  { code: 'handicap-out-of-range', most: 77 },
  { code: 'type-does-not-fit' },
  { code: 'has-not-bowled' },
  { code: 'score-missing' },
  { code: 'terms-decide' },
  { code: 'nobody-there' },
  { code: 'too-late-to-make-up', until: 77 },
  { code: 'too-late-to-make-up', until: null },
];

test.each(LANGUAGES)(
  'every refused fact of a league is a sentence of its own, with its figures (%s)',
  (language) => {
    const said = REFUSALS.map((refusal) => refusalText(REFUSALS_TEXT[language], refusal));
    expect(new Set(said).size).toBe(said.length);
    for (const [index, sentence] of said.entries()) {
      expect(sentence).toMatch(/^\S.*\.$/u);
      expect(sentence.includes('77')).toBe(Object.values(REFUSALS[index] ?? {}).includes(77));
    }
  },
);

test.each(LANGUAGES)('each score type has a word of its own (%s)', (language) => {
  const words = SCORE_TYPES.map((type) => FACTS_TEXT[language].types[type]);
  expect(new Set(words).size).toBe(SCORE_TYPES.length);
});

test('a handicap is written with its sign', () => {
  expect([24, 0, -4].map(signed)).toEqual(['+24', '+0', '−4']);
});
