import { expect, test } from 'vitest';
import { USUAL_TERMS } from '../league/terms.ts';
import { HOME, matchGame } from '../testing/league.testing.ts';
import { after, agreement } from '../testing/notation.testing.ts';
import { withFirstNight } from './first-night.ts';
import { matchLines } from './match-lines.ts';

test('the lines of a match with moving averages have the scores of absent and injured bowlers as its points have', () => {
  const averages = { ...USUAL_TERMS.averages, way: 'combined', games: 1, during: 'moving' } as const;
  const terms = { ...USUAL_TERMS, averages };
  const known = { average: 100, entering: 100 };
  const first = after(matchGame(['PJS', 'KYJ'], [known, {}], terms), agreement(1, 'X X X X X X X X X XXX'));
  const second = after(matchGame(['PJS', 'KYJ'], [known, {}], terms), {
    ...{ kind: 'setScoreType', player: 1, scoreType: 'absent' },
  });
  const games = [first, second].map(({ position }) => ({ home: matchLines(position, HOME), visitors: [] }));
  const [, game] = withFirstNight(terms, games);
  // 100 and 300 are an average of 200; the game by itself knows only 100.
  expect(games[1]?.home).toMatchObject([{ figures: { posted: 90 } }]);
  expect(game?.home).toMatchObject([
    { counts: { average: 200 }, figures: { posted: 190, soFar: 190, handicap: 18, total: 208 } },
  ]);
});

test('the lines of a first night have the handicap that its points are counted with', () => {
  const bowled = after(
    matchGame(['PJS', 'KYJ'], [{}, { average: 150 }]),
    agreement(1, '9- '.repeat(10).trim()),
  );
  const home = matchLines(bowled.position, HOME);
  const [game] = withFirstNight(USUAL_TERMS, [{ home, visitors: [] }]);
  // 90 % of 220 less 90.
  expect(game?.home).toMatchObject([{ counts: { average: 90 }, figures: { handicap: 117, total: 207 } }]);
  const averages = { ...USUAL_TERMS.averages, first: 'no-handicap' } as const;
  expect(withFirstNight({ ...USUAL_TERMS, averages }, [{ home, visitors: [] }])).toEqual([
    { home, visitors: [] },
  ]);
});
