import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, markRaw } from 'vue';
import type { GameSummary, GamesQuery } from '../../../contract/contract.ts';
import { ok } from '../../../core/line/result.ts';
import { connected } from '../../lane/testing/connected.testing.ts';
import { FakeMain, SETTINGS } from '../../lane/testing/fake-main.testing.ts';
import { usePastGames, type PastGamesDesk } from './past-games-desk.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function summary(id: string, name: string, lane = 7): GameSummary {
  return {
    ...{ id, phase: 'over', lane, gameNumber: 1, startedAt: '2026-03-05T19:00:00.000Z' },
    ...({ format: 'ten-pin' } as const),
    ...{
      names: [name],
      bowlers: [name.toLowerCase()],
      players: [1],
      averages: [null],
      options: [null],
      scores: [100],
      ...{ series: [], party: '', games: null, league: null },
    },
  };
}

/** The set-up of a lane with these saved games. */
async function deskOf(saved: readonly GameSummary[]): Promise<PastGamesDesk> {
  const main = new FakeMain();
  await connected(main);
  const { bridge } = main;
  const page = ({ lane, count }: GamesQuery): Promise<unknown> => {
    const games = saved.filter((game) => lane === null || game.lane === lane).slice(0, count);
    return Promise.resolve(ok({ games, more: false }));
  };
  vi.stubGlobal('lane', { ...bridge, games: { ...bridge.games, page } });
  const setup = (): { desk: PastGamesDesk } => ({ desk: markRaw(usePastGames()) });
  const { vm } = mount(defineComponent({ setup, render: () => null }));
  await flushPromises();
  return vm.desk;
}

test('the last players are those of the newest game', async () => {
  const desk = await deskOf([summary('g000002-0a1b2c', 'KYJ'), summary('g000001-0a1b2c', 'PJS')]);
  expect(desk.newest.value.map(({ names }) => names)).toEqual([['KYJ'], ['PJS']]);
  expect(desk.last.value).toMatchObject({ follows: 'g000002-0a1b2c', names: ['KYJ'] });
});

test('the last players are those of this lane, however many games of other lanes were imported behind', async () => {
  const imported = Array.from({ length: 60 }, (_none, place) =>
    summary(`g9000${String(place)}-0a1b2c`, 'EVA', 8),
  );
  const desk = await deskOf([...imported, summary('g000001-0a1b2c', 'PJS', SETTINGS.lane)]);
  expect(desk.last.value).toMatchObject({ follows: 'g000001-0a1b2c', names: ['PJS'] });
});

test('without any game there are none', async () => {
  expect((await deskOf([])).last.value).toBeNull();
});

test('a game that moved to another lane took its players along', async () => {
  const moved: GameSummary = {
    ...summary('g000002-0a1b2c', 'KYJ', SETTINGS.lane),
    phase: 'moved',
    movedTo: 5,
  };
  expect((await deskOf([moved, summary('g000001-0a1b2c', 'PJS', SETTINGS.lane)])).last.value).toBeNull();
});
