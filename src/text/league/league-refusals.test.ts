import { expect, test } from 'vitest';
import { LEAGUE_FIGURES, type LeagueRefusal } from '../../core/league/refusal.ts';
import { LANGUAGES } from '../language.ts';
import { LEAGUE_REFUSALS, leagueRefusalText } from './league-refusals.ts';

const REFUSALS: readonly LeagueRefusal[] = [
  ...LEAGUE_FIGURES.map((figure) => ({ code: 'figure-out-of-range', figure, least: 0, most: 77 }) as const),
  { code: 'wrong-number-of-games', games: 4, due: 3 },
  { code: 'teams-differ', game: 2, home: 3, visitors: 4 },
  { code: 'bowler-twice', game: 2, bowler: 'TOM' },
  { code: 'no-roll-off-due' },
  { code: 'roll-off-over' },
];

test.each(LANGUAGES)(
  'every refusal of a league is a sentence of its own, with its figures (%s)',
  (language) => {
    const sentences = REFUSALS.map((refusal) => leagueRefusalText(LEAGUE_REFUSALS[language], refusal));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/u);
    for (const sentence of sentences.slice(0, LEAGUE_FIGURES.length)) expect(sentence).toContain('77');
    expect(sentences.find((sentence) => sentence.includes('TOM'))).toContain('2');
  },
);
