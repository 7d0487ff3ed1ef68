import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope, nextTick } from 'vue';
import type { GameView, StartNotice } from '../../contract/contract.ts';
import { useHalfBoard } from './game/half-board.ts';
import { useFormerNotices, useNotices } from './notices.ts';
import { connected } from './testing/connected.testing.ts';
import { bowled } from './testing/fake-main.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what a resumed party was told does not greet the next one, and what staff must read stays', async () => {
  await connected(bowled(['PJS'], '8'));
  const board = useHalfBoard('left');
  const view = board.view ?? expect.fail('no game on the board');
  const [notices, scope] = [useNotices(), effectScope()];
  scope.run(useFormerNotices);
  const standing = { gameNumber: 1, names: ['PJS'], generation: 1, last: null, next: 'PJS' };
  const told: readonly StartNotice[] = [
    { kind: 'resumed', gameId: view.id, standing },
    { kind: 'crashed' },
    { kind: 'settings-lost' },
  ];
  notices.begin(told.map((notice, id) => ({ id, notice })));
  const after = async (id: string, facts: Partial<GameView['setup']>): Promise<readonly string[]> => {
    board.view = { ...view, id, setup: { ...view.setup, ...facts } };
    await nextTick();
    return notices.unread.map(({ notice }) => notice.kind);
  };
  expect(await after('g000008-0a1b2c', { gameNumber: 2 })).toEqual(['resumed', 'crashed', 'settings-lost']);
  expect(await after('g000009-0a1b2c', { party: 'b'.repeat(24) })).toEqual(['settings-lost']);
  scope.stop();
});
