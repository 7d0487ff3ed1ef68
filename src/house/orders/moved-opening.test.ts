import { describe, expect, test } from 'vitest';
import type { LaneState } from '../../house-contract/lane-state.ts';
import { stateOf } from '../testing/order-desk.testing.ts';
import { openingOrders, type ToldState } from './moved-opening.ts';

const MINUTE = 60_000;
const [OLD, NEXT] = ['a'.repeat(24), 'b'.repeat(24)];
const GAME = 'g000001-0a1b2c';
const BESIDE = 'g000002-0a1b2c';
const to = { origin: NEXT, lane: 9 };

function told(lane: number, game: string | null, more: Partial<LaneState> = {}, ago = 0): ToldState {
  const shown = game === null ? null : { id: game, counter: 1, generation: 4 };
  return { state: { ...stateOf(lane, null), game: shown, ...more }, ago };
}

const games = (gamesLeft: number): Partial<LaneState> => ({
  ...{ opening: { kind: 'games', games: 3, from: 1 }, gamesLeft },
});
const until = (timeLeft: number): Partial<LaneState> => ({
  ...{ opening: { kind: 'until', at: '2026-11-21T22:00:00.000Z' }, timeLeft },
});
const taken = told(9, 'g000007-0a1b2c', { phase: 'running' });

/** Of a game that moved from lane 4 to lane 9. */
function ordersFor(
  old: readonly ToldState[],
  next: readonly ToldState[] = [taken],
  move: { games?: readonly string[]; forced?: boolean } = {},
): ReturnType<typeof openingOrders> {
  return openingOrders(
    { games: [GAME], forced: false, ...move, from: { origin: OLD, lane: 4 } },
    to,
    old,
    next,
  );
}

describe('the opening of a lane whose game moved', () => {
  const here = { kind: 'close', lane: 4 };

  test('goes along with the game and the games that were left, and the old lane is closed', () => {
    expect(ordersFor([told(4, GAME, games(1))])).toEqual({
      ...{ there: { kind: 'open', lane: 9, for: { games: 2 }, names: [] }, here },
    });
    expect(ordersFor([told(4, GAME, games(0))])?.there).toMatchObject({ for: { games: 1 } });
    expect(ordersFor([told(4, GAME, games(9))])?.there).toMatchObject({ for: { games: 9 } });
  });

  test('goes along with the time that is left since the lane told it', () => {
    const left = ordersFor([told(4, GAME, until(50 * MINUTE), 10 * MINUTE)]);
    expect(left).toEqual({ there: { kind: 'open', lane: 9, for: { minutes: 40 }, names: [] }, here });
    expect(ordersFor([told(4, GAME, until(MINUTE))])?.there).toMatchObject({ for: { minutes: 5 } });
  });

  test('is over on the new lane, too, once its time is', () => {
    expect(ordersFor([told(4, GAME, until(MINUTE), 2 * MINUTE)])).toEqual({
      ...{ there: { kind: 'close', lane: 9 }, here },
    });
  });

  test('of a silent lane goes along as it was told last; it cannot be closed yet', () => {
    const running = { phase: 'running', ...games(1) } as const;
    expect(ordersFor([told(4, GAME, running)], [taken], { forced: true })).toMatchObject({
      ...{ there: { for: { games: 2 } }, here: null },
    });
  });

  test('of a pair that moves whole counts both games', () => {
    const old = [told(4, GAME, games(2)), told(5, BESIDE, games(2))];
    const next = [taken, told(10, 'g000008-0a1b2c', { phase: 'running' })];
    expect(ordersFor(old, next, { games: [GAME, BESIDE] })?.there).toMatchObject({ for: { games: 4 } });
  });

  test.each([
    ['was not limited', [told(4, GAME)], [taken]],
    ['has another game by now', [told(4, BESIDE, games(1))], [taken]],
    [
      'is shared with bowlers beside',
      [told(4, GAME, games(1)), told(5, BESIDE, { ...games(1), phase: 'running' })],
      [taken],
    ],
    [
      'would be that of bowlers beside the new lane',
      [told(4, GAME, games(1))],
      [taken, told(10, BESIDE, { phase: 'practice' })],
    ],
    ['is not known', [], [taken]],
  ] as const)('stays where it %s', (_why, old, next) => {
    expect(ordersFor(old, next)).toBeNull();
  });

  test('stays where the game comes back to its own PC', () => {
    const back = { origin: OLD, lane: 4 };
    const move = { games: [GAME], forced: false, from: { origin: OLD, lane: 4 } };
    expect(openingOrders(move, back, [told(4, GAME, games(1))], [])).toBeNull();
  });
});
