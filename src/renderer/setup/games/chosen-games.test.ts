import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shallowRef } from 'vue';
import { connected } from '../../lane/testing/connected.testing.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { useChosenGames, type ChosenGames } from './chosen-games.ts';

type Continued = Parameters<typeof useChosenGames>[0]['value'];

async function gamesAfter(before: Continued): Promise<{ games: ChosenGames; said: () => string | null }> {
  const { messages } = await connected(new FakeMain());
  const games = useChosenGames(shallowRef(before), () => undefined);
  return { games, said: () => messages.message };
}

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the number of games of a series', () => {
  test('is none until somebody chooses one, and then an order says it', async () => {
    const { games } = await gamesAfter(null);
    expect([games.games.value, games.ordered()]).toEqual([null, {}]);
    games.choose(3);
    expect([games.games.value, games.ordered()]).toEqual([3, { games: 3 }]);
  });

  test('goes on with its party, and can be taken back', async () => {
    const { games } = await gamesAfter({ games: 3, gameNumber: 1, league: false });
    expect([games.games.value, games.ordered()]).toEqual([3, {}]);
    games.choose(null);
    expect([games.games.value, games.ordered()]).toEqual([null, { games: null }]);
  });

  test('grows by one with each press of Ctrl+G, and after twelve there is none', async () => {
    const { games } = await gamesAfter(null);
    const shown = Array.from({ length: 13 }, () => {
      games.step();
      return games.games.value;
    });
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, null]);
  });

  test('is the league’s in a match that goes on, and a press says so', async () => {
    const { games, said } = await gamesAfter({ games: 3, gameNumber: 2, league: true });
    games.ask();
    games.choose(5);
    expect([games.asked.value, games.games.value, games.ordered()]).toEqual([false, 3, {}]);
    expect(said()).toBe('This match goes on: the league says how many games it has.');
  });

  test('is free again after the last game of a match', async () => {
    const { games } = await gamesAfter({ games: 3, gameNumber: 3, league: true });
    expect(games.games.value).toBeNull();
    games.choose(2);
    expect(games.ordered()).toEqual({ games: 2 });
  });
});
