import { call } from '../../../drive/bridge.ts';
import { USUAL_TERMS } from '../../../src/core/league/terms.ts';
import type { League } from '../../../src/league-files/in/league.ts';
import { inTurn, type Scene, scene, type Step } from '../scene.ts';
import { button, chosen, keys, typed } from '../steps.ts';

function team(
  number: number,
  name: string,
  ...bowlers: readonly (readonly [name: string, average: number])[]
): League['teams'][number] {
  const roster = bowlers.map(([bowler, average], index) => ({
    ...{ id: `${String(number)}0${String(index + 1)}`, name: bowler, average, handicap: null },
    ...(number === 3 ? { group: { gender: index === 1 ? 'man' : 'woman' } as const } : {}),
    place: index < 3 ? index + 1 : null,
    season: number === 1 ? { games: 21 - index, pins: (21 - index) * (average + 4) } : null,
  }));
  return { id: null, name, roster };
}

function day(after: number): string {
  return new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
}

/** Four teams of three; one name is longer than a board. */
function league(): League {
  return {
    ...{ name: 'Tuesday Trios', format: 'ten-pin', teamSize: 3, rosterLimit: 5 },
    terms: { ...USUAL_TERMS, points: { game: 2, series: 2, individual: 1, individualSeries: 0 } },
    teams: [
      team(1, 'Late Hooks', ['PJS', 181], ['TOM', 167], ['DOM', 163], ['EVE', 151]),
      team(2, '볼링메이트', ['최민서', 172], ['KYJ', 176], ['볼링왕김도윤', 149]),
      team(3, 'Corner Pins', ['IDA', 142], ['Maximiliane von Hohenfels', 161], ['SUN', 155]),
      team(4, 'Kingpins', ['BEN', 151], ['BEA', 138], ['BER', 164]),
    ],
    schedule: [
      { round: '9', date: day(0), lanes: '1-2', home: 0, visitors: 1 },
      { round: '9', date: day(0), lanes: '3-4', home: 2, visitors: 3 },
      { round: '10', date: day(7), lanes: null, home: 3, visitors: null },
      { round: '8', date: day(-7), lanes: '5-6', home: 1, visitors: 3 },
    ],
  };
}

const kept: Step = async ({ page }) => {
  const answer = await call(page, 'leagues.keep', {
    league: { kind: 'typed', league: league() },
    replaces: null,
  });
  if (!answer.ok) throw new Error(`the league is refused: ${answer.error.code}`);
};
const fixtures = inTurn(kept, button('League'));
const named = (...names: readonly string[]): Step =>
  inTurn(...names.flatMap((name) => [typed(name), keys('Enter')]));
const byHand = inTurn(
  ...[button('League'), button(/^Type two teams by hand/u), named('SUN', 'LSY', 'BE'), keys('Enter')],
  named('IDA', 'Maximilian'),
);
const taken = inTurn(fixtures, button(/^Take this match/u));
const forTom = inTurn(taken, button(/TOM/u));
const forSomebodyNew = inTurn(forTom, button(/^Substitute/u), button(/^Somebody new/u), named('SUE'));
const onPair = chosen({ pair: true });
const done = inTurn(keys('Escape'), button(/^Line-ups done/u));
const filled =
  (name: string, text: string): Step =>
  ({ page }) =>
    page.getByRole('textbox', { name }).fill(text);
const terms = [button('Other'), filled('Base', '-5'), filled('Points a game', '0.005')];

/** A league's match before its first game. */
export const matchSetup: readonly Scene[] = [
  scene('match-none', [1], button('League')),
  scene('match-fixtures', [1], fixtures),
  scene('match-line-up', [1], taken, button(/DOM/u), button(/^Absent/u)),
  scene(
    'match-long-name',
    [1],
    fixtures,
    button(/Corner Pins/u),
    button(/^Take this match/u),
    button(/Maximiliane/u),
  ),
  scene('match-question', [1], forTom, button('Name'), named('Thom')),
  scene('match-substitute', [1], forTom, button(/^Substitute/u)),
  scene('match-bowled-before', [1], forTom, button(/^Pre-bowled/u), named('140', '151')),
  scene('match-own-average', [1], forSomebodyNew, button(/^Settle/u)),
  scene(
    'match-settle',
    [1],
    forSomebodyNew,
    button(/DOM/u),
    button(/^Pre-bowled/u),
    typed('140'),
    keys('Escape'),
  ),
  scene('match-typing', [1], byHand),
  scene('match-for-pair', [1], onPair, taken),
  scene('match-for-pair-by-hand', [1], onPair, byHand, done),
  scene('match-practice-times', [1], onPair, taken, keys('Control+p')),
  scene('match-sizes-differ', [1], byHand, done),
  scene('match-terms', [1], byHand, keys('Escape'), ...terms),
  scene('match-terms-absent', [1], taken, button('All terms'), async ({ page }) => {
    await page.getByRole('button', { name: 'less per cent' }).click();
    await page.getByRole('textbox', { name: 'Vacancy of a woman' }).fill('110');
    await page.getByRole('button', { name: 'with each game' }).click();
  }),
];
