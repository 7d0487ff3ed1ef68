import { describe, expect, test } from 'vitest';
import { SETUP_TEXT } from './setup.ts';

const NOW = new Date(2026, 10, 21, 0, 30);

describe('when a game was', () => {
  test.each([
    ['en', new Date(2026, 10, 20, 21, 40), /yesterday, 21:40$/u],
    ['de', new Date(2026, 10, 20, 21, 40), /gestern, 21:40$/u],
    ['es', new Date(2026, 10, 20, 21, 40), /ayer, 21:40$/u],
    ['ko', new Date(2026, 10, 20, 21, 40), /어제, 오후 09:40$/u],
    // Half an hour ago, but yesterday; a week ago shows its date, as does a time after now.
    ['en', new Date(2026, 10, 20, 23, 59), /yesterday, 23:59$/u],
    ['en', new Date(2026, 10, 15, 21, 40), /6 days ago, 21:40$/u],
    ['en', new Date(2026, 10, 14, 21, 40), /14 November 2026, 21:40$/u],
    ['en', new Date(2026, 10, 22, 21, 40), /22 November 2026, 21:40$/u],
  ] as const)('the time when a game was left is in common words (%s)', (language, at, said) => {
    expect(SETUP_TEXT[language].leftUnfinished(at, NOW)).toMatch(said);
  });
});
