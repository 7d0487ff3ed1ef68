// @vitest-environment happy-dom
import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, markRaw } from 'vue';
import type { GameSummary } from '../../../contract/contract.ts';
import { ok } from '../../../core/line/result.ts';
import { connected } from '../../lane/testing/connected.testing.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { usePastGames, type PastGamesDesk } from './past-games-desk.ts';

enableAutoUnmount(afterEach);

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function summary(id: string, name: string): GameSummary {
  return {
    ...{ id, phase: 'over', lane: 7, gameNumber: 1, startedAt: '2026-03-05T19:00:00.000Z' },
    ...({ format: 'ten-pin' } as const),
    ...{
      names: [name],
      bowlers: [],
      players: [1],
      averages: [null],
      options: [null],
      scores: [100],
      ...{ series: [], party: '', games: null, league: false },
    },
  };
}

/** The saved games of a lane, where a deleted game is gone and a deleted name is a placeholder. */
async function deskOf(saved: readonly GameSummary[]): Promise<PastGamesDesk> {
  const main = new FakeMain();
  await connected(main);
  let games = saved;
  const { bridge } = main;
  vi.stubGlobal('lane', {
    ...bridge,
    games: {
      ...bridge.games,
      page: ({ name }: { name: string }) =>
        Promise.resolve(ok({ games: games.filter(({ names }) => names.join().includes(name)), more: false })),
      remove: (order: { kind: 'game'; gameId: string } | { kind: 'bowler'; name: string }) => {
        games =
          order.kind === 'game'
            ? games.filter(({ id }) => id !== order.gameId)
            : games.map((game) => (game.names.includes(order.name) ? { ...game, names: ['P1'] } : game));
        return Promise.resolve(ok({ games: 1, stillBowling: false }));
      },
    },
  });
  const setup = (): { desk: PastGamesDesk } => ({ desk: markRaw(usePastGames()) });
  const { vm } = mount(defineComponent({ setup, render: () => null }));
  await flushPromises();
  return vm.desk;
}

const SAVED = [summary('g000002-0a1b2c', 'KYJ'), summary('g000001-0a1b2c', 'PJS')];

test('the last players are those of the newest game that is left when the newest one is deleted', async () => {
  const desk = await deskOf(SAVED);
  await desk.list.search('KYJ');
  expect(desk.last.value).toMatchObject({ follows: 'g000002-0a1b2c', names: ['KYJ'] });
  await desk.remove({ kind: 'game', gameId: 'g000002-0a1b2c' });
  expect(desk.list.games.value).toEqual([]);
  expect(desk.last.value).toMatchObject({ follows: 'g000001-0a1b2c', names: ['PJS'] });
});

test('a deleted name is not offered again with the last players', async () => {
  const desk = await deskOf(SAVED);
  await desk.remove({ kind: 'bowler', name: 'KYJ' });
  expect(desk.last.value?.names).toEqual(['P1']);
});
