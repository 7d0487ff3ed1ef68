import { expect, test } from 'vitest';
import { USUAL_TERMS } from '../league/terms.ts';
import { HOME, matchGame } from '../testing/league.testing.ts';
import { after, agreement } from '../testing/notation.testing.ts';
import { withFirstNight } from './first-night.ts';
import { matchLines } from './match-lines.ts';

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
