import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope, ref } from 'vue';
import { EVERYTHING } from '../../board/layout/forms.ts';
import { bowled } from '../lane/testing/fake-main.testing.ts';
import { useDrawnHalves } from '../screen/drawn-halves.ts';
import { connected } from '../lane/testing/connected.testing.ts';
import { useBoardHeight, useConsoleBoard } from './console-board.ts';

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
  return useConsoleBoard(ref({ width, height }), useDrawnHalves()).value.form;
}

test('few players get two lines of five frames at the console: two on a wide screen, three on one that stands on its side', async () => {
  for (const players of [1, 2]) expect(await formOf(players, 1280, 800)).toBe('fold');
  expect(await formOf(3, 1280, 800)).toBe('console');
  for (const players of [1, 2, 3]) expect(await formOf(players, 1080, 1920)).toBe('fold');
  for (const players of [4, 8]) expect(await formOf(players, 1080, 1920)).toBe('tall');
});

const LEAST_DESK = 304;

test('a message above the console takes its height from the board, and the keys keep theirs', () => {
  vi.stubGlobal('innerWidth', 1920);
  vi.stubGlobal('innerHeight', 1080);
  const height = (console: number): number => {
    const size = ref({ width: 1920, height: console });
    const board = ref({ form: 'fold' as const, pages: [[{ first: 1, last: 1 }]], shown: EVERYTHING });
    const sizes = effectScope().run(() => useBoardHeight(size, board, () => LEAST_DESK));
    const { boardHeight } = sizes ?? expect.fail('no scope');
    return Number.parseFloat(boardHeight.value);
  };
  const keys = 1.35 * (68 + LEAST_DESK);
  expect(983 - height(983)).toBeGreaterThanOrEqual(keys - 0.01);
});
