import { call, currentGame } from '../../../drive/bridge.ts';
import { putBalls } from '../../../drive/put-game.ts';
import { putLeagueGame } from '../../../drive/put-league.ts';
import { USUAL_TERMS, type LeagueTerms } from '../../../src/core/league/terms.ts';
import type { Fixture, NewFacts } from '../../../src/contract/contract.ts';
import { SIZES } from '../size.ts';
import { button, chosen, inTurn, keys, more, over, rounds, sent, touchName, type Scene } from '../scene.ts';

/** Averages that give one, two and no pins of handicap, in places of the line-up. */
const AVERAGES = [181, 158, 163, 172, 176, 149, 223, 190, 167, 155, 170, 161];

/** Facts about some players of a league, by place in the line-up from 1. */
type Said = Readonly<Record<number, NewFacts & { readonly average?: number | null }>>;

const TEAMS = ['Late Hooks', '볼링메이트 화요일'];

/** Both teams one after the other; `others` says who is no usual bowler. */
function league(
  said: Said,
  balls: string,
  terms: Partial<LeagueTerms> = {},
  teams = TEAMS,
  fixture?: Fixture,
): Scene['show'] {
  return async ({ page, names }) => {
    const half = Math.ceil(names.length / 2);
    const players = names.map((name, index) => {
      const { average, ...facts } = said[index + 1] ?? {};
      const known = average === undefined ? (AVERAGES[index] ?? 150) : average;
      return { name, average: known, league: { team: index < half ? 1 : 2, ...facts } };
    });
    const order = {
      terms: { ...USUAL_TERMS, ...terms },
      teams,
      ...(fixture === undefined ? {} : { fixture }),
    };
    await putLeagueGame(page, order, players, balls);
  };
}

/** Some frames for this many bowlers; then a second ball is due. */
function some(bowlers: number): string {
  return `${rounds(bowlers, 'X', '9/', '72', '8-', 'X', '63')}9/${bowlers > 1 ? '7' : ''}`;
}

const THREES: Said = {
  2: { type: 'substitute', instead: 'TOM' },
  3: { type: 'absent' },
  5: { type: 'pre-bowl', score: 157, later: [149, 166] },
};
const FOURS: Said = {
  ...{ 1: { type: 'absent' }, 4: { type: 'substitute', instead: 'MWMWMWMWMWMW' } },
  ...{ 6: { type: 'vacancy', average: null }, 8: { type: 'pre-bowl', score: 203, later: [181, 177] } },
};
/** Seven: a pacer keeps the shorter team company. */
const WITH_PACER: Said = { ...THREES, 4: { team: 2, type: 'pacer', average: null } };

/** The second game of a match of which the schedule says league and round. */
const second: Scene['show'] = async (stage) => {
  const { page, names } = stage;
  const fixture = { league: 'Tuesday Trios', round: 'week 9', date: null, lanes: null, teamIds: [] };
  await league({}, over(names.length), {}, TEAMS, fixture)(stage);
  const { id, players } = await currentGame(page);
  const again = players.map(({ name, id: was }, index) => ({ name, average: AVERAGES[index] ?? 150, was }));
  const begun = await call(page, 'games.new', { players: again, follows: id });
  if (!begun.ok) throw new Error(`no next game: ${JSON.stringify(begun.error)}`);
  await putBalls(page, some(names.length));
};

const alone = chosen({ view: 'board' });
const fiveFrames = chosen({ layout: 'five' });

const six = league(THREES, some(4));
const eight = league(FOURS, some(5));
const ten = inTurn(
  league({ 3: { type: 'absent' }, 9: { type: 'vacancy', average: null } }, rounds(8, 'X', '9/', '72')),
  sent({ kind: 'setScoreType', player: 6, scoreType: 'injury' }),
  more(() => `${rounds(7, '8-')}${'7-'.repeat(4)}7`),
);
/** As many as a board has pages for. */
const twelve = league(FOURS, some(9));
const two = league({}, some(2));
const pacer = league(WITH_PACER, some(5));
const difference = league({}, rounds(6, 'X', '9/', '72', '8-'), { shown: 'difference' });
const scratch = league({}, some(4), { handicap: { ...USUAL_TERMS.handicap, percentage: 0 } });
/** Nobody on the other side. */
const bye: Scene['show'] = async ({ page, names }) => {
  const players = names.map((name, index) => ({
    // Nobody has no average.
    ...{ name, average: index === 1 ? null : (AVERAGES[index] ?? 150) },
    league: index === 1 ? { team: 1, type: 'dummy' as const } : { team: 1 },
  }));
  await putLeagueGame(page, { terms: USUAL_TERMS, teams: ['Late Hooks'] }, players, some(names.length - 1));
};
const oneByOne: Scene['show'] = async ({ page, names }) => {
  const players = names.map((name, index) => ({ name, average: AVERAGES[index] ?? 150, league: {} }));
  await putLeagueGame(page, { terms: USUAL_TERMS, teams: [] }, players, some(names.length));
};

/** Opens one of a player's league facts. */
const facts = (game: Scene['show'], what: RegExp, player = 2): Scene['show'] =>
  inTurn(game, touchName(player), button(/^League/u), button(what));

/** A fact of each kind is corrected. */
const changed: readonly Scene['show'][] = [
  sent({ kind: 'setAverage', player: 1, average: 177 }),
  sent({ kind: 'setHandicap', player: 2, handicap: 40 }),
  sent({ kind: 'setScoreType', player: 5, scoreType: 'absent' }),
  sent({ kind: 'rename', player: 4, name: 'EVA', somebodyElse: true, substitutes: true }),
];

/** The overhead's usual size comes first. */
const LANE_FIRST = [1, 0, 2, 3, 4].flatMap((place) => SIZES[place] ?? []);

const boards: readonly Omit<Scene, 'sizes'>[] = [
  { name: 'league-board', players: [2], show: inTurn(alone, two) },
  { name: 'league-board', players: [6], show: inTurn(alone, six) },
  { name: 'league-board', players: [8], show: inTurn(alone, eight) },
  { name: 'league-board', players: [10], show: inTurn(alone, ten) },
  { name: 'league-board', players: [12], show: inTurn(alone, twelve) },
  { name: 'league-board-bye', players: [3], show: inTurn(alone, bye) },
  { name: 'league-second', players: [2, 6, 8, 12], show: inTurn(alone, second) },
  { name: 'league-second-five', players: [6], show: inTurn(alone, fiveFrames, second) },
  { name: 'league-board-pacer', players: [7], show: inTurn(alone, pacer) },
  { name: 'league-board-difference', players: [6], show: inTurn(alone, difference) },
  { name: 'league-board-scratch', players: [4], show: inTurn(alone, scratch) },
  { name: 'league-board-single', players: [4], show: inTurn(alone, oneByOne) },
  { name: 'league-five', players: [2], show: inTurn(alone, fiveFrames, two) },
  { name: 'league-five', players: [6], show: inTurn(alone, fiveFrames, six) },
  { name: 'league-five', players: [8], show: inTurn(alone, fiveFrames, eight) },
  { name: 'league-five', players: [12], show: inTurn(alone, fiveFrames, twelve) },
];

/** The board and the console of a league's game. */
export const leagueViews: readonly Scene[] = [
  ...boards.map((scene) => ({ ...scene, sizes: LANE_FIRST })),
  { name: 'league-player', players: [6], show: inTurn(six, touchName(2)) },
  { name: 'league-player-facts', players: [6], show: inTurn(six, touchName(2), button(/^League/u)) },
  { name: 'league-player-seats', players: [10], show: facts(ten, /^Team/u, 7) },
  { name: 'league-player-handicap', players: [6], show: facts(six, /^Handicap/u) },
  { name: 'league-player-substitute', players: [6], show: facts(six, /^Substitute/u) },
  { name: 'league-player-pre-bowled', players: [6], show: facts(six, /^Pre-bowled/u) },
  { name: 'league-player-joins', players: [6], show: inTurn(six, keys('a')) },
  {
    name: 'league-player-comes-back',
    players: [6],
    show: inTurn(six, touchName(3), button(/^Comes back/u)),
  },
  { name: 'league-history', players: [6], show: inTurn(six, ...changed, keys('h')) },
  { name: 'league-console', players: [2], show: two },
  { name: 'league-console', players: [6], show: six },
  { name: 'league-console', players: [8], show: eight },
  { name: 'league-console', players: [10], show: ten },
];
