import { call, currentGame } from '../../../drive/bridge.ts';
import { putLeagueGame, putLines, putNextLeagueGame, putSignature } from '../../../drive/put-league.ts';
import { USUAL_TERMS, type LeagueTerms } from '../../../src/core/league/terms.ts';
import type { Fixture, NewFacts } from '../../../src/contract/contract.ts';
import { inTurn, type Scene, scene, type Step } from '../scene.ts';
import { alone, button } from '../steps.ts';

const AVERAGES = [181, 158, 163, 172, 176, 149, 190, 167, 155, 144];
const TEAMS = ['Late Hooks', '볼링메이트 화요일'];
const FIXTURE: Fixture = {
  ...{ league: 'Tuesday Trios', round: 'week 9', date: '2026-11-24', lanes: '12' },
  teamIds: ['T-1', 'T-2'],
};
const TERMS: LeagueTerms = {
  ...USUAL_TERMS,
  points: { game: 2, series: 2, individual: 1, individualSeries: 0 },
  ties: 'one-ball',
};

/** Facts about some players of a league, by place in the line-up from 1. */
type Said = Readonly<Record<number, NewFacts>>;

/** A whole line for each place of the line-up. */
const LINES = [
  'X 9/ 72 8- X X 8/ 63 X XX9',
  '9/ 9- 8/ X 72 9- 63 X 9/ 8-',
  'X X 9- 72 8/ 9/ X 63 9- 9/X',
  '72 8- 9/ X 63 9- 8/ 9- X 9/8',
  '9- 8/ X 72 9/ X 8- 63 9- X8/',
  '63 9/ 8- X 9- 72 X 9/ 8- 9-',
  'X 72 9- 8/ 63 X 9/ 9- 8- X9/',
  '9/ 63 X 8- 72 9- X 8/ 9- 9/9',
  '8- 9- 72 9/ X 63 8/ 9- X 72',
  '9- X 8/ 63 9- 72 9/ 8- X 9-',
];

function playersOf(names: readonly string[], said: Said): Parameters<typeof putLeagueGame>[2] {
  const half = Math.ceil(names.length / 2);
  return names.map((name, index) => ({
    ...{ name, average: AVERAGES[index] ?? 150 },
    league: { team: index < half ? 1 : 2, ...said[index + 1] },
  }));
}

/** A game of two teams to its end; whoever has a blind score bowls no line. `shift` makes other scores. */
function linesOf(players: number, said: Said, shift = 0): Readonly<Record<number, string>> {
  const lines: Record<number, string> = {};
  for (let place = 1; place <= players; place += 1) {
    const { type = 'substitute' } = said[place] ?? {};
    if (type === 'substitute') lines[place] = LINES[(place - 1 + shift) % LINES.length] ?? '';
  }
  return lines;
}

function first(said: Said, terms: Partial<LeagueTerms> = {}, teams = TEAMS): Step {
  return async ({ page, names }) => {
    const league = { terms: { ...TERMS, ...terms }, teams, fixture: FIXTURE };
    await putLeagueGame(page, league, playersOf(names, said), '');
    await putLines(page, linesOf(names.length, said));
    await page.locator('[data-line]').first().waitFor();
  };
}

function next(said: Said, shift: number): Step {
  return async ({ page, names }) => {
    await putNextLeagueGame(page, AVERAGES);
    await putLines(page, linesOf(names.length, said, shift));
  };
}

const home: Step = ({ page }) => putSignature(page, 'home', 1);
const visitors: Step = ({ page, names }) => putSignature(page, 'visitors', names.length);
const both = inTurn(home, visitors);

const THREES: Said = {
  2: { type: 'substitute', instead: 'TOM' },
  3: { type: 'absent' },
  5: { type: 'pre-bowl', score: 157, later: [149, 166] },
};

const tied: Step = async ({ page, names }) => {
  const league = {
    terms: { ...TERMS, individualTies: 'one-ball' as const, handicap: { ...TERMS.handicap, percentage: 0 } },
    teams: TEAMS,
    fixture: FIXTURE,
  };
  await putLeagueGame(page, league, playersOf(names, {}), '');
  const line = LINES[0] ?? '';
  await putLines(page, Object.fromEntries(names.map((_name, index) => [index + 1, line])));
  await page.locator('[data-line]').first().waitFor();
};

const rolled: Step = async ({ page }) => {
  const { id: gameId } = await currentGame(page);
  const unit = { kind: 'game', game: 1 };
  await call(page, 'matches.rollOff', { gameId, unit, go: { home: 9, visitors: 9 } });
};

export const matchOver = inTurn(first(THREES), both, next(THREES, 3), both, next(THREES, 5), both);

/** The ends of games in a league's match: tables, signatures, roll-offs and the match. */
export const matchEnds: readonly Scene[] = [
  scene('match-end', [2], first({})),
  scene('match-end', [6], first(THREES)),
  scene('match-end', [10], first({ 3: { type: 'absent' } })),
  scene('match-end-signed', [6], first(THREES), both, next(THREES, 3), home),
  scene('match-end-difference', [6], first({}, { shown: 'difference' })),
  scene('match-end-bye', [3], first(byes(3), {}, TEAMS.slice(0, 1)), home),
  scene('match-over', [6], matchOver),
  scene('match-over', [10], first({}), both, next({}, 3), both, next({}, 5), both),
  scene('match-end-board', [6, 10], first({}), alone),
  scene('match-over-board', [6], matchOver, alone),
  scene('match-roll-off', [6], tied, rolled, button('Roll-off')),
];

function byes(players: number): Said {
  return Object.fromEntries(Array.from({ length: players }, (_none, index) => [index + 1, { team: 1 }]));
}
