import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newGame } from '../../../core/game/game.ts';
import { afterBalls } from '../../../core/testing/notation.testing.ts';
import { onPair, setupOf, withLeague } from '../../../core/testing/setup.testing.ts';
import { bowled } from '../testing/fake-main.testing.ts';
import { pairOf } from '../testing/pair.testing.ts';
import { useHalfBoard } from './half-board.ts';
import { turnOnLane } from './turn-lane.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a match changes lanes after every frame, and who comes too early waits for the lane', async () => {
  const [left, right] = [bowled(['PJS'], ''), bowled(['KYJ'], '')];
  const setups = onPair(withLeague(setupOf(['PJS', 'KYJ'], { lane: 11 }), 2, {}, [{}, {}]));
  left.game = afterBalls(newGame(setups.home), '9-');
  right.game = newGame(setups.visitors);
  await pairOf(left, right);
  const own = setups.visitors.lane;
  expect([turnOnLane('left'), turnOnLane('right')]).toMatchObject([
    { lane: own, waits: true },
    { lane: own, waits: false },
  ]);
  expect(useHalfBoard('left').league?.teams.map(({ posted }) => posted)).toEqual([9, 0]);
});

test('open bowling stays on its own lane', async () => {
  const { left } = await pairOf(bowled(['PJS'], '9-'), bowled(['KYJ'], ''));
  expect(turnOnLane('left')).toMatchObject({ lane: left.settings.lane, waits: false });
  expect(useHalfBoard('left').beside).toBeNull();
});
