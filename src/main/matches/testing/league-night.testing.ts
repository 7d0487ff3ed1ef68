import { expect } from 'vitest';
import type { Command } from '../../../core/game/event.ts';
import { USUAL_TERMS, type LeagueTerms } from '../../../core/league/terms.ts';
import type { SideName } from '../../../core/league/side.ts';
import type {
  Failure,
  Fixture,
  GameView,
  MatchView,
  NewGameOrder,
  NewPlayer,
} from '../../../contract/contract.ts';
import type { Result } from '../../../core/line/result.ts';
import { tempFolder } from '../../../saves/games/testing/folder.testing.ts';
import { start, view, type Lane } from '../../games/testing/lane.testing.ts';
import type { GamesDeps } from '../../games/games-deps.ts';

/** The night's entry in the schedule. */
export const FIXTURE: Fixture = {
  ...{ league: 'Tuesday Doubles', round: '9', date: '2026-11-21', lanes: '7' },
  teamIds: ['T-1', null],
};

/** Two teams of two, alternating: PJS and LEE at home against KYJ and a vacancy. */
export const FOUR: readonly NewPlayer[] = [
  { name: 'PJS', average: 180, was: null, league: { team: 1, roster: 'M-1' } },
  { name: 'KYJ', average: 150, was: null, league: { team: 2 } },
  { name: 'LEE', average: 171, was: null, league: { team: 1 } },
  { name: 'Vacancy', average: null, was: null, league: { team: 2, type: 'vacancy' } },
];

/** Points for each game, and for each bowler's game and series. */
const TERMS: LeagueTerms = {
  ...USUAL_TERMS,
  points: { game: 2, series: 2, individual: 1, individualSeries: 0 },
  handicap: { ...USUAL_TERMS.handicap, percentage: 0 },
};

/** A lane with an empty folder. */
export async function lane(staff = NO_STAFF): Promise<Lane> {
  return start(await tempFolder(), 0, staff);
}

/** The order for the first game of a match. */
export function night(terms: Partial<LeagueTerms> = {}, fixture: Fixture | null = FIXTURE): NewGameOrder {
  const league = { terms: { ...TERMS, ...terms }, teams: ['Pin Pals', 'Alley Cats'] };
  return { players: FOUR, follows: null, league: fixture === null ? league : { ...league, fixture } };
}

/** The order for the next game. */
export function next({ id }: Pick<GameView, 'id'>): NewGameOrder {
  const players = FOUR.map(({ name, average }, place) => ({ name, average, was: place + 1 }));
  return { players, follows: id };
}

/** A bowler is at the desk, and the house has a PIN. */
export const NO_STAFF: GamesDeps['staff'] = { by: 'bowler', allows: (...all) => !all.includes('staff') };

export const STAFF: GamesDeps['staff'] = { by: 'staff', allows: () => true };

export function shown({ games }: Lane): GameView {
  return games.current() ?? expect.fail('no game on the board');
}

export function matchOf(lane: Lane): MatchView {
  return shown(lane).match ?? expect.fail('no match');
}

export async function begin(lane: Lane, order: NewGameOrder): Promise<GameView> {
  const begun = view(await lane.games.newGame(order, 7));
  await lane.games.settled();
  return begun;
}

export async function apply(lane: Lane, ...commands: readonly Command[]): Promise<GameView> {
  for (const command of commands) {
    const { id, events } = shown(lane);
    view(await lane.games.apply(id, events.length, command));
  }
  return shown(lane);
}

/** A line of open frames with this score, at most 90. */
export function lineOf(score: number): string {
  const frames = Array.from({ length: 10 }, (_none, index) => {
    const pins = Math.min(9, Math.max(0, score - index * 9));
    return pins === 0 ? '--' : `${String(pins)}-`;
  });
  return frames.join(' ');
}

/** Ends the game with these scores of PJS, KYJ and LEE. */
export async function finish(
  lane: Lane,
  scores: readonly [number, number, number] = [90, 80, 70],
): Promise<GameView> {
  return apply(
    lane,
    ...scores.map((score, index): Command => ({
      kind: 'agreeLine',
      player: index + 1,
      notation: lineOf(score),
    })),
  );
}

/** A team signs the game on the board: PJS for home, KYJ for the visitors. */
export function sign(lane: Lane, side: SideName): Promise<Result<GameView, Failure>> {
  const { id, events } = shown(lane);
  const player = side === 'home' ? 1 : 2;
  return lane.games.matchOrders.signOff({ gameId: id, generation: events.length, side, player });
}

export async function signBoth(lane: Lane): Promise<GameView> {
  view(await sign(lane, 'home'));
  return view(await sign(lane, 'visitors'));
}

/** The same lane, switched on again. */
export async function again({ data }: Lane, staff?: GamesDeps['staff']): Promise<Lane> {
  const lane = await start(data, 0, staff);
  await lane.games.settled();
  return lane;
}
