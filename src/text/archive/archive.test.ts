import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { ARCHIVE_TEXT } from './archive.ts';

const NOW = new Date(2026, 10, 21, 0, 30);

describe('the archive says', () => {
  test('the day of a game, with its year if it is another one', () => {
    const { days } = ARCHIVE_TEXT.en;
    expect(days.short(new Date(2026, 2, 5, 19, 0), NOW)).toMatch(/^Thu,? 5 Mar$/u);
    expect(days.short(new Date(2025, 2, 5, 19, 0), NOW)).toMatch(/^Wed,? 5 Mar 2025$/u);
  });

  test('how many games it found of all, in groups of thousands', () => {
    expect(LANGUAGES.map((language) => ARCHIVE_TEXT[language].found(11, 41207))).toEqual([
      '11 games of 41,207',
      '11 partidas de 41.207',
      '전체 41,207게임 중 11게임',
      '11 Spiele von 41.207',
    ]);
    expect(ARCHIVE_TEXT.en.found(1, 1)).toBe('1 game of 1');
    expect(ARCHIVE_TEXT.en.range(1, 7, 11)).toBe('1–7 of 11');
  });

  test.each(LANGUAGES)('the scores looked for, from one end or both (%s)', (language) => {
    const { scores } = ARCHIVE_TEXT[language].search;
    const said = [scores(180, null), scores(null, 120), scores(150, 180)];
    expect(new Set(said).size).toBe(3);
    expect(said[2]).toContain('150–180');
  });
});
