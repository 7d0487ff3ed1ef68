import { call } from '../../../drive/bridge.ts';
import { type } from '../../../drive/play.ts';
import { USUAL_TERMS } from '../../../src/core/league/terms.ts';
import type { League, RosterBowler } from '../../../src/league-files/in/league.ts';
import { button, chosen, inTurn, keys, type Scene } from '../scene.ts';

function roster(
  team: number,
  ...names: readonly (readonly [name: string, average: number])[]
): readonly RosterBowler[] {
  return names.map(([name, average], index) => ({
    ...{ id: `${String(team)}0${String(index + 1)}`, name, average, handicap: null },
    ...(team === 3 ? { group: { gender: index === 1 ? 'man' : 'woman' } as const } : {}),
    place: index < 3 ? index + 1 : null,
    season: team === 1 ? { games: 21 - index, pins: (21 - index) * (average + 4) } : null,
  }));
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
      {
        id: null,
        name: 'Late Hooks',
        roster: roster(1, ['PJS', 181], ['TOM', 167], ['DOM', 163], ['EVE', 151]),
      },
      {
        id: null,
        name: '볼링메이트',
        roster: roster(2, ['최민서', 172], ['KYJ', 176], ['볼링왕김도윤', 149]),
      },
      {
        id: null,
        name: 'Corner Pins',
        roster: roster(3, ['IDA', 142], ['Maximiliane von Hohenfels', 161], ['SUN', 155]),
      },
      { id: null, name: 'Kingpins', roster: roster(4, ['BEN', 151], ['BEA', 138], ['BER', 164]) },
    ],
    schedule: [
      { round: '9', date: day(0), lanes: '1-2', home: 0, visitors: 1 },
      { round: '9', date: day(0), lanes: '3-4', home: 2, visitors: 3 },
      { round: '10', date: day(7), lanes: null, home: 3, visitors: null },
      { round: '8', date: day(-7), lanes: '5-6', home: 1, visitors: 3 },
    ],
  };
}

const kept: Scene['show'] = async ({ page }) => {
  const answer = await call(page, 'leagues.keep', {
    league: { kind: 'typed', league: league() },
    replaces: null,
  });
  if (!answer.ok) throw new Error(`the league is refused: ${answer.error.code}`);
};
const fixtures = inTurn(kept, button('League'));
const typed =
  (text: string): Scene['show'] =>
  ({ page }) =>
    type(page, text);
const byHand = inTurn(
  button('League'),
  button(/^Type two teams by hand/u),
  ...['SUN', 'LSY', 'BE'].flatMap((name) => [typed(name), keys('Enter')]),
  keys('Enter'),
  ...['IDA', 'Maximilian'].flatMap((name) => [typed(name), keys('Enter')]),
);

/** A league's match before its first game. */
export const matchSetup: readonly Scene[] = [
  { name: 'match-none', players: [1], show: button('League') },
  { name: 'match-fixtures', players: [1], show: fixtures },
  {
    name: 'match-line-up',
    players: [1],
    show: inTurn(fixtures, button(/^Take this match/u), button(/DOM/u), button(/^Absent/u)),
  },
  {
    name: 'match-long-name',
    players: [1],
    show: inTurn(fixtures, button(/Corner Pins/u), button(/^Take this match/u), button(/Maximiliane/u)),
  },
  {
    name: 'match-question',
    players: [1],
    show: inTurn(
      fixtures,
      button(/^Take this match/u),
      button(/TOM/u),
      button('Name'),
      typed('Thom'),
      keys('Enter'),
    ),
  },
  {
    name: 'match-substitute',
    players: [1],
    show: inTurn(fixtures, button(/^Take this match/u), button(/TOM/u), button(/^Substitute/u)),
  },
  {
    name: 'match-bowled-before',
    players: [1],
    show: inTurn(
      fixtures,
      ...[button(/^Take this match/u), button(/TOM/u), button(/^Pre-bowled/u)],
      ...[typed('140'), keys('Enter'), typed('151'), keys('Enter')],
    ),
  },
  {
    name: 'match-own-average',
    players: [1],
    show: inTurn(
      fixtures,
      ...[button(/^Take this match/u), button(/TOM/u), button(/^Substitute/u), button(/^Somebody new/u)],
      ...[typed('SUE'), keys('Enter'), button(/^Settle/u)],
    ),
  },
  {
    name: 'match-settle',
    players: [1],
    show: inTurn(
      fixtures,
      ...[button(/^Take this match/u), button(/TOM/u), button(/^Substitute/u), button(/^Somebody new/u)],
      ...[typed('SUE'), keys('Enter'), button(/DOM/u), button(/^Pre-bowled/u)],
      ...[typed('140'), keys('Escape')],
    ),
  },
  { name: 'match-typing', players: [1], show: byHand },
  {
    name: 'match-for-pair',
    players: [1],
    show: inTurn(chosen({ pair: true }), fixtures, button(/^Take this match/u)),
  },
  {
    name: 'match-for-pair-by-hand',
    players: [1],
    show: inTurn(chosen({ pair: true }), byHand, keys('Escape'), button(/^Line-ups done/u)),
  },
  {
    name: 'match-practice-times',
    players: [1],
    show: inTurn(chosen({ pair: true }), fixtures, button(/^Take this match/u), keys('Control+p')),
  },
  {
    name: 'match-sizes-differ',
    players: [1],
    show: inTurn(byHand, keys('Escape'), button(/^Line-ups done/u)),
  },
  {
    name: 'match-terms',
    players: [1],
    show: inTurn(byHand, keys('Escape'), button('Other'), async ({ page }) => {
      await page.getByRole('textbox', { name: 'Base' }).fill('-5');
      await page.getByRole('textbox', { name: 'Points a game' }).fill('0.005');
    }),
  },
  {
    name: 'match-terms-absent',
    players: [1],
    show: inTurn(fixtures, button(/^Take this match/u), button('All terms'), async ({ page }) => {
      await page.getByRole('button', { name: 'less per cent' }).click();
      await page.getByRole('textbox', { name: 'Vacancy of a woman' }).fill('110');
      await page.getByRole('button', { name: 'with each game' }).click();
    }),
  },
];
