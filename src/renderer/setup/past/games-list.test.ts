import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANY_GAME, type GamesPage, type GamesQuery, type GameSummary } from '../../../contract/contract.ts';
import { createGamesList, GAMES_A_PAGE, LATE_ANSWER, type GamesList } from './games-list.ts';

function games(bowler: string, from: number, count: number): readonly GameSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `g${String(from - index).padStart(6, '0')}-00ff00`,
    phase: 'over',
    lane: 7,
    gameNumber: 1,
    startedAt: '2026-03-05T19:00:00.000Z',
    names: [bowler],
    bowlers: [],
    ...({ format: 'ten-pin', players: [1], averages: [null], options: [null] } as const),
    scores: [100],
    ...{ series: [], games: null, league: false },
    party: '',
  }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A list whose main process answers in any order. */
function listed(): {
  list: GamesList;
  asked: GamesQuery[];
  answer: (page: GamesPage | null) => Promise<void>;
} {
  const asked: GamesQuery[] = [];
  const waiting: ((page: GamesPage | null) => void)[] = [];
  const list = createGamesList((query) => {
    asked.push(query);
    return new Promise((resolve) => waiting.push(resolve));
  });
  const answer = async (page: GamesPage | null): Promise<void> => {
    waiting.pop()?.(page);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { list, asked, answer };
}

describe('the list of past games', () => {
  it('shows a page of the newest, and the next page below when asked', async () => {
    const { list, asked, answer } = listed();
    expect(list.games.value).toBeNull();
    void list.search('');
    await answer({ games: games('PJS', 60, GAMES_A_PAGE), more: true });
    expect([list.games.value?.length, list.more.value]).toEqual([50, true]);
    void list.showMore();
    await answer({ games: games('PJS', 10, 10), more: false });
    expect([list.games.value?.length, list.more.value]).toEqual([60, false]);
    expect(asked.map(({ before }) => before)).toEqual([
      null,
      { id: 'g000011-00ff00', startedAt: '2026-03-05T19:00:00.000Z' },
    ]);
  });

  it('begins anew for a bowler', async () => {
    const { list, asked, answer } = listed();
    void list.search('');
    await answer({ games: games('PJS', 60, GAMES_A_PAGE), more: true });
    void list.search('ky');
    await answer({ games: games('KYJ', 3, 1), more: false });
    expect(list.games.value?.map(({ names }) => names)).toEqual([['KYJ']]);
    expect(asked.at(-1)).toEqual({ ...ANY_GAME, name: 'ky', before: null, count: 50 });
  });

  it('shows what was asked last, in whatever order the answers come', async () => {
    const { list, answer } = listed();
    void list.search('p');
    void list.search('pj');
    await answer({ games: games('PJS', 3, 1), more: false });
    await answer({ games: games('DOM', 3, 3), more: true });
    expect([list.games.value?.map(({ names }) => names), list.more.value]).toEqual([[['PJS']], false]);
  });

  it('that gets no answer is not taken for empty, and can be requested again', async () => {
    const { list, asked, answer } = listed();
    void list.search('ky');
    await answer(null);
    expect([list.games.value, list.more.value, list.failed.value]).toEqual([null, true, true]);
    void list.showMore();
    await answer({ games: games('KYJ', 3, 1), more: false });
    expect([list.games.value?.length, list.more.value, list.failed.value]).toEqual([1, false, false]);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('stays as it is shown when the next page is not answered, and that page can be asked for again', async () => {
    const { list, asked, answer } = listed();
    void list.search('');
    await answer({ games: games('PJS', 60, GAMES_A_PAGE), more: true });
    void list.showMore();
    await answer(null);
    expect([list.games.value?.length, list.more.value, list.failed.value]).toEqual([50, true, true]);
    void list.showMore();
    await answer({ games: games('PJS', 10, 10), more: false });
    expect([list.games.value?.length, list.failed.value]).toEqual([60, false]);
    expect(asked[2]).toEqual(asked[1]);
  });

  it('repeats the search for the bowler, not the page below the games shown before', async () => {
    const { list, asked, answer } = listed();
    void list.search('');
    await answer({ games: games('PJS', 60, GAMES_A_PAGE), more: true });
    void list.search('ky');
    await answer(null);
    expect(list.games.value?.length).toBe(50);
    void list.showMore();
    await answer({ games: games('KYJ', 3, 1), more: false });
    expect(list.games.value?.map(({ names }) => names)).toEqual([['KYJ']]);
    expect(asked[2]).toEqual({ ...ANY_GAME, name: 'ky', before: null, count: 50 });
  });

  it('tells when main is still reading older games, until the answer to the last query is there', async () => {
    const { list, answer } = listed();
    void list.search('');
    vi.advanceTimersByTime(LATE_ANSWER - 1);
    expect(list.late.value).toBe(false);
    vi.advanceTimersByTime(1);
    expect(list.late.value).toBe(true);
    void list.search('ky');
    vi.advanceTimersByTime(LATE_ANSWER);
    await answer({ games: games('KYJ', 3, 1), more: false });
    expect([list.late.value, list.games.value?.length]).toEqual([false, 1]);
    // The first query is answered last, and nobody waits for it.
    await answer({ games: games('PJS', 60, GAMES_A_PAGE), more: true });
    vi.advanceTimersByTime(LATE_ANSWER);
    expect([list.late.value, list.games.value?.length]).toEqual([false, 1]);
  });
});
