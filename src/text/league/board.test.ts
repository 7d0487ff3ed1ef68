import { describe, expect, test } from 'vitest';
import { SCORE_TYPES } from '../../core/league/score-type.ts';
import { LANGUAGES } from '../language.ts';
import { LEAGUE_BOARD_TEXT, duelText, fixtureText, leadText, tagOf } from './board.ts';
import { LEAGUE_PLAYER_TEXT } from './player.ts';

const en = LEAGUE_BOARD_TEXT.en;

describe('the word beside a name', () => {
  const tag = (
    type: (typeof SCORE_TYPES)[number],
    instead: string | null = null,
    score: number | null = null,
  ) => tagOf(en, { type, instead, score });

  test('says what is special, with for whom a substitute bowls and what a vacancy counts', () => {
    expect([
      tag('bowler'),
      tag('absent', null, 153),
      tag('substitute', 'TOM'),
      tag('vacancy', null, 120),
    ]).toEqual([...['', 'Absent', 'Sub for TOM', 'Vacancy 120']]);
  });

  test.each(LANGUAGES)('is there for every score type but a bowler’s (%s)', (language) => {
    const words = SCORE_TYPES.map((type) =>
      tagOf(LEAGUE_BOARD_TEXT[language], { type, instead: null, score: null }),
    );
    expect(words.filter((word) => word === '')).toHaveLength(1);
    expect(new Set(words).size).toBe(SCORE_TYPES.length);
  });
});

test('a team is ahead, behind or level, with what it has', () => {
  expect([leadText(en, 315, 13), leadText(en, 302, -13), leadText(en, 302, 0)]).toEqual([
    ...['315, 13 ahead', '302, 13 behind', '302, level'],
  ]);
});

test('a player is compared with who has the same place, after the frame that both have settled', () => {
  const duel = (by: number, withHandicap: boolean): string =>
    duelText(en, { rival: 'DOM', frame: 5, by, withHandicap });
  expect([duel(12, true), duel(-12, false), duel(0, true)]).toEqual([
    '12 ahead of DOM after frame 5, with handicap',
    '12 behind DOM after frame 5',
    'Level with DOM after frame 5, with handicap',
  ]);
  expect(duelText(en, null)).toBe('');
});

test('points are one or several, with a half', () => {
  const written = (text: string, points: number): readonly string[] =>
    LANGUAGES.map((language) => LEAGUE_BOARD_TEXT[language].points(text, points));
  expect(written('1', 1)).toEqual(['1 point', '1 punto', '승점 1', '1 Punkt']);
  expect(written('½', 0.5)).toEqual(['½ point', '½ punto', '승점 ½', '½ Punkt']);
  expect(written('0', 0)).toEqual(['0 points', '0 puntos', '승점 0', '0 Punkte']);
});

test.each(LANGUAGES)('every sentence has its names and figures (%s)', (language) => {
  const text = LEAGUE_BOARD_TEXT[language];
  const player = LEAGUE_PLAYER_TEXT[language];
  const handicap = { base: 218, scope: 'individual' } as const;
  const rule = { percentage: 87.5, maximum: null, rounding: 'down', negative: false, span: 'game' } as const;
  const all: readonly (readonly [string, readonly string[]])[] = [
    [text.rule('87.5', { ...rule, ...handicap }), ['87.5', '218']],
    [text.rule('87.5', { ...rule, ...handicap, scope: 'difference' }), ['87.5']],
    [text.blindScore(153), ['153']],
    [text.ofAverage(163, { less: 10 }), ['163', '10']],
    [text.ofAverage(163, { less: 10, absence: 'percent' }), ['163', '10', '%']],
    [text.after(5, true), ['5']],
    [text.ahead(315, 13), ['315', '13']],
    [text.behind(302, 13), ['302', '13']],
    [text.level(302), ['302']],
    ...[12, -12, 0].map((by) => [text.duel('DOM', by, 5, true), ['DOM', '5']] as const),
    [text.handicap('+35'), ['+35']],
    [player.counts(120), ['120']],
    [player.computed('+35'), ['+35']],
    [player.typed('+35'), ['+35']],
    [player.seat('Late Hooks', 2), ['Late Hooks', '2']],
    [player.whoBowlsFor('PJS'), ['PJS']],
    [player.bowlsFor('PJS'), ['PJS']],
  ];
  for (const [sentence, parts] of all) for (const part of parts) expect(sentence).toContain(part);
  expect(text.after(5, true)).not.toBe(text.after(5, false));
});

test.each([
  ['en', 'Tuesday Trios, round 9'],
  ['es', 'Tuesday Trios, jornada 9'],
  ['ko', 'Tuesday Trios, 9라운드'],
  ['de', 'Tuesday Trios, Spieltag 9'],
] as const)('the head of a board has the league, and its round in words (%s)', (language, head) => {
  const text = LEAGUE_BOARD_TEXT[language];
  expect(fixtureText(text, { league: 'Tuesday Trios', round: '9' })).toBe(head);
  expect(fixtureText(text, { league: 'Tuesday Trios', round: 'final' })).toBe('Tuesday Trios, final');
  expect(fixtureText(text, { league: null, round: null })).toBe('');
  expect(fixtureText(text, null)).toBe('');
});

test.each([
  ['en', 'average 187 less 10 %'],
  ['es', 'promedio 187 menos 10 %'],
  ['ko', '에버리지 187 − 10%'],
  ['de', 'Schnitt 187 minus 10 %'],
] as const)('an absent bowler’s average less per cent has the sign as %s writes it', (language, said) => {
  expect(LEAGUE_BOARD_TEXT[language].ofAverage(187, { less: 10, absence: 'percent' })).toBe(said);
});
