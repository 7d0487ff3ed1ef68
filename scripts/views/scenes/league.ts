import { call, currentGame } from '../../../drive/bridge.ts';
import { putBalls } from '../../../drive/put-game.ts';
import { putLeagueGame } from '../../../drive/put-league.ts';
import { USUAL_TERMS, type LeagueTerms } from '../../../src/core/league/terms.ts';
import type { Fixture, NewFacts } from '../../../src/contract/contract.ts';
import { more, over, rounds } from '../balls.ts';
import { alike, inTurn, LANE_FIRST, type Scene, scene, type Step } from '../scene.ts';
import { alone, button, fiveFrames, keys, sent, touchName } from '../steps.ts';

/** Averages that give one, two and no pins of handicap, in places of the line-up. */
const AVERAGES = [181, 158, 163, 172, 176, 149, 223, 190, 167, 155, 170, 161];

/** Facts about some players of a league, by place in the line-up from 1. */
type Said = Readonly<Record<number, NewFacts & { readonly average?: number | null }>>;

const TEAMS = ['Late Hooks', '볼링메이트 화요일'];

/** Both teams one after the other; `others` says who is not an usual bowler. */
function league(
  said: Said,
  balls: string,
  terms: Partial<LeagueTerms> = {},
  teams = TEAMS,
  fixture?: Fixture,
): Step {
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
const second: Step = async (stage) => {
  const { page, names } = stage;
  const fixture = { league: 'Tuesday Trios', round: 'week 9', date: null, lanes: null, teamIds: [] };
  await league({}, over(names.length), {}, TEAMS, fixture)(stage);
  const { id, players } = await currentGame(page);
  const again = players.map(({ name, id: was }, index) => ({ name, average: AVERAGES[index] ?? 150, was }));
  const begun = await call(page, 'games.new', { players: again, follows: id });
  if (!begun.ok) throw new Error(`no next game: ${JSON.stringify(begun.error)}`);
  await putBalls(page, some(names.length));
};

const six = league(THREES, some(4));
const eight = league(FOURS, some(5));
const ten = inTurn(
  league({ 3: { type: 'absent' }, 9: { type: 'vacancy', average: null } }, rounds(8, 'X', '9/', '72')),
  sent({ kind: 'setScoreType', player: 6, scoreType: 'injury' }),
  more(`${rounds(7, '8-')}${'7-'.repeat(4)}7`),
);
/** As many as a board has pages for. */
const twelve = league(FOURS, some(9));
const two = league({}, some(2));
const pacer = league(WITH_PACER, some(5));
const difference = league({}, rounds(6, 'X', '9/', '72', '8-'), { shown: 'difference' });
const scratch = league({}, some(4), { handicap: { ...USUAL_TERMS.handicap, percentage: 0 } });
/** Nobody on the other side. */
const bye: Step = async ({ page, names }) => {
  const players = names.map((name, index) => ({
    // Nobody has no average.
    ...{ name, average: index === 1 ? null : (AVERAGES[index] ?? 150) },
    league: index === 1 ? { team: 1, type: 'dummy' as const } : { team: 1 },
  }));
  await putLeagueGame(page, { terms: USUAL_TERMS, teams: ['Late Hooks'] }, players, some(names.length - 1));
};
const oneByOne: Step = async ({ page, names }) => {
  const players = names.map((name, index) => ({ name, average: AVERAGES[index] ?? 150, league: {} }));
  await putLeagueGame(page, { terms: USUAL_TERMS, teams: [] }, players, some(names.length));
};

/** Opens one of a player's league facts. */
const facts = (what: RegExp, player = 2): Step => inTurn(touchName(player), button(/^League/u), button(what));

/** A fact of each kind is corrected. */
const changed: readonly Step[] = [
  sent({ kind: 'setAverage', player: 1, average: 177 }),
  sent({ kind: 'setHandicap', player: 2, handicap: 40 }),
  sent({ kind: 'setScoreType', player: 5, scoreType: 'absent' }),
  sent({ kind: 'rename', player: 4, name: 'EVA', somebodyElse: true, substitutes: true }),
];

/** The board and the console of a league's game. */
export const leagueViews: readonly Scene[] = [
  ...alike(
    { sizes: LANE_FIRST },
    scene('league-board', [2], alone, two),
    scene('league-board', [6], alone, six),
    scene('league-board', [8], alone, eight),
    scene('league-board', [10], alone, ten),
    scene('league-board', [12], alone, twelve),
    scene('league-board-bye', [3], alone, bye),
    scene('league-second', [2, 6, 8, 12], alone, second),
    scene('league-second-five', [6], alone, fiveFrames, second),
    scene('league-board-pacer', [7], alone, pacer),
    scene('league-board-difference', [6], alone, difference),
    scene('league-board-scratch', [4], alone, scratch),
    scene('league-board-single', [4], alone, oneByOne),
    scene('league-five', [2], alone, fiveFrames, two),
    scene('league-five', [6], alone, fiveFrames, six),
    scene('league-five', [8], alone, fiveFrames, eight),
    scene('league-five', [12], alone, fiveFrames, twelve),
  ),
  scene('league-player', [6], six, touchName(2)),
  scene('league-player-facts', [6], six, touchName(2), button(/^League/u)),
  scene('league-player-seats', [10], ten, facts(/^Team/u, 7)),
  scene('league-player-handicap', [6], six, facts(/^Handicap/u)),
  scene('league-player-substitute', [6], six, facts(/^Substitute/u)),
  scene('league-player-pre-bowled', [6], six, facts(/^Pre-bowled/u)),
  scene('league-player-joins', [6], six, keys('a')),
  scene('league-player-comes-back', [6], six, touchName(3), button(/^Comes back/u)),
  scene('league-history', [6], six, ...changed, keys('h')),
  scene('league-console', [2], two),
  scene('league-console', [6], six),
  scene('league-console', [8], eight),
  scene('league-console', [10], ten),
];
