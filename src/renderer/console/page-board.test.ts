import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ref } from 'vue';
import { bowled } from '../lane/testing/fake-main.testing.ts';
import { connected } from '../lane/testing/connected.testing.ts';
import { usePageBoard } from './page-board.ts';

const NAMES = ['PJS', 'KYJ', 'DOM', 'CMS', 'EEE', 'FFF', 'GGG', 'HHH'];

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function formOf(players: number, width: number, height: number): Promise<string> {
  setActivePinia(createPinia());
  await connected(bowled(NAMES.slice(0, players), ''));
  return usePageBoard(ref({ width, height })).form.value;
}

test('few players get two lines of five frames at the console: two on a wide screen, three on one that stands on its side', async () => {
  for (const players of [1, 2]) expect(await formOf(players, 1280, 800)).toBe('fold');
  expect(await formOf(3, 1280, 800)).toBe('console');
  for (const players of [1, 2, 3]) expect(await formOf(players, 1080, 1920)).toBe('fold');
  for (const players of [4, 8]) expect(await formOf(players, 1080, 1920)).toBe('tall');
});
