import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ANY_GAME,
  markOf,
  type GamesFilter,
  type GamesPage,
  type GamesQuery,
  type ListedGame,
  type GameSummary,
} from '../../../contract/contract.ts';
import { createFoundGames, GAMES_A_PAGE, LATE_ANSWER, type FoundGames } from './games-found.ts';

function games(bowler: string, from: number, count: number): readonly GameSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `g${String(from - index).padStart(6, '0')}-00ff00`,
    phase: 'over',
    lane: 7,
    gameNumber: 1,
    startedAt: '2026-03-05T19:00:00.000Z',
    names: [bowler],
    bowlers: [bowler],
    ...({ format: 'ten-pin', players: [1], averages: [null], options: [null] } as const),
    scores: [100],
    ...{ series: [], games: null, league: null },
    party: '',
  }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const of = (name: string): GamesFilter => ({ ...ANY_GAME, name });
const ids = (list: FoundGames): readonly string[] => list.shown.value.map(({ game }) => game.id.slice(5, 7));

/** A list with room for seven games, whose main process answers in any order. */
function listed(): {
  list: FoundGames;
  asked: GamesQuery[];
  answer: (page: GamesPage | null) => Promise<void>;
} {
  const asked: GamesQuery[] = [];
  const waiting: ((page: GamesPage | null) => void)[] = [];
  const list = createFoundGames({
    page: (query) => {
      asked.push(query);
      return new Promise((resolve) => waiting.push(resolve));
    },
    count: ({ name }) =>
      Promise.resolve({ found: name === '' ? 60 : 1, all: 60, lanes: [], rows: 0, leagues: [] }),
  });
  list.fits(7);
  const answer = async (page: GamesPage | null): Promise<void> => {
    waiting.pop()?.(page);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { list, asked, answer };
}

const SIXTY = { games: games('PJS', 60, GAMES_A_PAGE), more: true };

describe('the games found', () => {
  it('are shown as many as fit, newest first, and older ones are fetched when they are needed', async () => {
    const { list, asked, answer } = listed();
    expect(list.games.value).toBeNull();
    void list.search(ANY_GAME);
    await answer(SIXTY);
    expect(ids(list)).toEqual(['60', '59', '58', '57', '56', '55', '54']);
    expect([list.hasNewer.value, list.hasOlder.value, list.count.value?.found]).toEqual([false, true, 60]);
    for (let page = 0; page < 6; page += 1) await list.turn(1);
    expect(asked).toHaveLength(1);
    expect(ids(list)).toEqual(['18', '17', '16', '15', '14', '13', '12']);
    void list.turn(1);
    await answer({ games: games('PJS', 10, 10), more: false });
    expect(ids(list)).toEqual(['11', '10', '09', '08', '07', '06', '05']);
    await list.turn(1);
    expect([ids(list), list.hasOlder.value]).toEqual([['04', '03', '02', '01'], false]);
    await list.turn(1);
    expect(ids(list)).toEqual(['04', '03', '02', '01']);
    expect(asked[1]?.before).toEqual(markOf(games('PJS', 11, 1)[0] ?? expect.fail('a game')));
    await list.turn(-1);
    expect(ids(list)[0]).toBe('11');
  });

  it('are stepped through over the edge of a page', async () => {
    const { list, answer } = listed();
    void list.search(ANY_GAME);
    await answer(SIXTY);
    const at = (id: string): ListedGame | null => SIXTY.games.find((game) => game.id === id) ?? null;
    const next = await list.step(at('g000054-00ff00'), 1);
    expect([next?.id, ids(list)[0]]).toEqual(['g000053-00ff00', '53']);
    const back = await list.step(at('g000053-00ff00'), -1);
    expect([back?.id, ids(list)[0]]).toEqual(['g000054-00ff00', '60']);
    expect(await list.step(at('g000060-00ff00'), -1)).toBeNull();
    expect((await list.step(null, 1))?.id).toBe('g000060-00ff00');
  });

  it('stay where they are when the window has room for others', async () => {
    const { list, answer } = listed();
    void list.search(ANY_GAME);
    await answer(SIXTY);
    await list.turn(1);
    list.fits(4);
    expect(ids(list)).toEqual(['56', '55', '54', '53']);
  });

  it('begin anew for a bowler', async () => {
    const { list, asked, answer } = listed();
    void list.search(ANY_GAME);
    await answer(SIXTY);
    await list.turn(1);
    void list.search(of('ky'));
    await answer({ games: games('KYJ', 3, 1), more: false });
    expect([ids(list), list.hasNewer.value, list.count.value?.found]).toEqual([['03'], false, 1]);
    expect(asked.at(-1)).toEqual({ ...of('ky'), before: null, count: 50 });
  });

  it('are those asked for last, in whatever order the answers come', async () => {
    const { list, answer } = listed();
    void list.search(of('p'));
    void list.search(of('pj'));
    await answer({ games: games('PJS', 3, 1), more: false });
    await answer({ games: games('DOM', 3, 3), more: true });
    expect([ids(list), list.hasOlder.value]).toEqual([['03'], false]);
  });

  it('without an answer are not taken for none, and can be asked for again', async () => {
    const { list, asked, answer } = listed();
    void list.search(of('ky'));
    await answer(null);
    expect([list.games.value, list.failed.value]).toEqual([null, true]);
    void list.tryAgain();
    await answer({ games: games('KYJ', 3, 1), more: false });
    expect([list.games.value?.length, list.failed.value]).toEqual([1, false]);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('stay as they are when older ones are not answered, and those can be asked for again', async () => {
    const { list, asked, answer } = listed();
    void list.search(ANY_GAME);
    await answer(SIXTY);
    for (let page = 0; page < 6; page += 1) await list.turn(1);
    void list.turn(1);
    await answer(null);
    expect([list.games.value?.length, list.failed.value]).toEqual([50, true]);
    void list.tryAgain();
    await answer({ games: games('PJS', 10, 10), more: false });
    expect([list.games.value?.length, list.failed.value]).toEqual([60, false]);
    expect(asked[2]).toEqual(asked[1]);
  });

  it('say when main is still reading older games, until the newest question is answered', async () => {
    const { list, answer } = listed();
    void list.search(ANY_GAME);
    vi.advanceTimersByTime(LATE_ANSWER - 1);
    expect(list.late.value).toBe(false);
    vi.advanceTimersByTime(1);
    expect(list.late.value).toBe(true);
    void list.search(of('ky'));
    vi.advanceTimersByTime(LATE_ANSWER);
    await answer({ games: games('KYJ', 3, 1), more: false });
    expect([list.late.value, list.games.value?.length]).toEqual([false, 1]);
    // The first question is answered last, and nobody waits for it.
    await answer(SIXTY);
    vi.advanceTimersByTime(LATE_ANSWER);
    expect([list.late.value, list.games.value?.length]).toEqual([false, 1]);
  });
});
