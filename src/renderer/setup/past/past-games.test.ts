import { describe, expect, it, test } from 'vitest';
import type { GameSummary } from '../../../contract/contract.ts';
import { haveRoom, recentNames, returningBowlers } from './past-games.ts';
import {
  draftAgain,
  draftOf,
  continues,
  rejoined,
  removed,
  committed,
  retyped,
} from '../line-up/line-up-draft.ts';

function game(
  id: string,
  phase: GameSummary['phase'],
  names: readonly string[],
  isLeague = false,
): GameSummary {
  const startedAt = '2026-03-05T19:00:00.000Z';
  const players = names.map((_, place) => place + 1);
  const none = names.map(() => null);
  const scores = names.map(() => 100);
  const about = { lane: 7, gameNumber: 1, startedAt, format: 'ten-pin' } as const;
  return {
    id,
    phase,
    ...about,
    names,
    bowlers: [...names],
    players,
    averages: none,
    options: none,
    scores,
    ...{ series: [], games: null, league: isLeague ? { match: null, teams: [] } : null },
    party: '',
  };
}

const GAMES = [
  game('d', 'over', ['KYJ', 'PJS']),
  game('c', 'stopped', ['KYJ', '최민서']),
  game('b', 'over', ['DOM']),
  game('a', 'running', ['PJS']),
];

describe('past games', () => {
  it('give the names that are not in the line-up, each once', () => {
    expect(recentNames(GAMES, ['PJS'])).toEqual(['KYJ', '최민서', 'DOM']);
    expect(recentNames(GAMES, ['kyj'])).toEqual(['PJS', '최민서', 'DOM']);
  });

  it('offer one name once, however it was typed, and no more than anybody scrolls through', () => {
    const typed = game('e', 'over', ['Kyj', 'KYJ', 'Jose\u0301', 'José']);
    expect(recentNames([typed], [])).toEqual(['Kyj', 'Jose\u0301']);
    const many = game(
      'f',
      'over',
      Array.from({ length: 60 }, (_none, index) => `P${String(index)}`),
    );
    expect(recentNames([many], [])).toHaveLength(24);
  });

  it('never offer a vacancy of a league, in whichever language it was named', () => {
    const night = game('e', 'over', ['PJS', 'Vacancy', 'Vacante', '빈자리', 'Dummy'], true);
    expect(recentNames([night], [])).toEqual(['PJS']);
    expect(recentNames([game('f', 'over', ['Dummy'])], [])).toEqual(['Dummy']);
  });

  it('have their row unless two notices or offers take it', () => {
    expect([haveRoom(false, false), haveRoom(true, false), haveRoom(true, true)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

const NOW = new Date('2026-11-21T21:00:00.000Z');

/** A game that began at this hour: each player's name, series and number in it. */
function gameAt(
  id: string,
  hour: number,
  ...players: readonly (readonly [string, string, number])[]
): GameSummary {
  return {
    ...{ id, phase: 'over', lane: 7, gameNumber: 1, format: 'ten-pin' },
    startedAt: `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`,
    names: players.map(([name]) => name),
    bowlers: players.map(([name]) => name),
    players: players.map((_, place) => place + 1),
    averages: players.map(() => null),
    options: players.map(() => null),
    scores: players.map(() => 100),
    party: id === 'g1' ? 'theirs' : 'ours',
    series: players.map(([, series, number]) => ({ id: series, number })),
    ...{ games: null, league: null },
  };
}

const EVENING = [
  gameAt('g3', 20, ['KYJ', 'b', 3]),
  gameAt('g2', 19, ['KYJ', 'b', 2], ['PJS', 'a', 2]),
  gameAt('g1', 18, ['PJS', 'a', 1], ['KYJ', 'b', 1], ['PJS', 'c', 1]),
  gameAt('g0', 9, ['DOM', 'd', 4]),
];
const ALL = { now: NOW, most: 9, everybody: true };
const LAST = { follows: 'g3', party: 'ours', players: [1], names: ['KYJ'], format: 'ten-pin' } as const;

describe('the bowlers of this evening who are offered to bowl on', () => {
  test('are those who sat out, each from their last game, and two of a name are two', () => {
    expect(returningBowlers(EVENING, draftOf([]), LAST, ALL)).toMatchObject([
      { name: 'PJS', gameId: 'g2', player: 2, number: 3 },
      { name: 'PJS', gameId: 'g1', player: 3, number: 2 },
    ]);
  });

  test('are those of the last game’s party, and of all parties only for staff', () => {
    const offer = { ...ALL, everybody: false };
    expect(returningBowlers(EVENING, draftOf([]), LAST, offer).map(({ gameId }) => gameId)).toEqual(['g2']);
    expect(returningBowlers(EVENING, draftOf([]), null, offer)).toEqual([]);
  });

  test('are none of a game that began more than six hours ago, and no more than there is room for', () => {
    expect(returningBowlers(EVENING, draftOf([]), null, { ...ALL, most: 2 }).map(({ name }) => name)).toEqual(
      ['KYJ', 'PJS'],
    );
    expect(returningBowlers(EVENING, draftOf([]), null, ALL)).toHaveLength(3);
  });

  test('are not offered again once they are in the line-up, but when they are taken out', () => {
    const [pjs] = returningBowlers(EVENING, draftOf([]), LAST, ALL);
    if (pjs === undefined) expect.fail('a bowler');
    const draft = rejoined(draftAgain(LAST), pjs);
    expect(draft.rows).toMatchObject([
      { name: 'KYJ', was: 1 },
      { name: 'PJS', was: 2, wasIn: 'g2' },
    ]);
    expect(returningBowlers(EVENING, draft, LAST, ALL).map(({ gameId }) => gameId)).toEqual(['g1']);
    expect(returningBowlers(EVENING, removed(draft, 1), LAST, ALL)).toHaveLength(2);
    expect(continues(draft, LAST)).toBe(true);
    expect(continues(removed(draft, 0), LAST)).toBe(false);
  });

  test('are somebody new when another name is typed over theirs', () => {
    const [pjs] = returningBowlers(EVENING, draftOf([]), LAST, ALL);
    if (pjs === undefined) expect.fail('a bowler');
    const opened = { ...rejoined(draftAgain(LAST), pjs), at: 1 };
    const typed = committed(retyped(opened, 'EVE'));
    expect(typed.rows[1]).toEqual({ name: 'EVE', average: undefined, option: undefined, was: null });
  });
});
