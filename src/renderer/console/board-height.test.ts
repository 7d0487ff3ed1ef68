import { afterEach, expect, test, vi } from 'vitest';
import { effectScope, ref } from 'vue';
import { EVERYTHING } from '../../board/layout/forms.ts';
import { useBoardHeight } from './board-height.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const LEAST_DESK = 304;

test('a message above the console takes its height from the board, and the keys keep theirs', () => {
  vi.stubGlobal('innerWidth', 1920);
  vi.stubGlobal('innerHeight', 1080);
  const height = (console: number): number => {
    const size = ref({ width: 1920, height: console });
    const board = {
      form: ref('fold' as const),
      lines: ref(1),
      shown: ref(EVERYTHING),
      leastDesk: LEAST_DESK,
    };
    const { boardHeight } = effectScope().run(() => useBoardHeight(size, board)) ?? expect.fail('no scope');
    return Number.parseFloat(boardHeight.value);
  };
  const keys = 1.35 * (68 + LEAST_DESK);
  expect(983 - height(983)).toBeGreaterThanOrEqual(keys - 0.01);
});
