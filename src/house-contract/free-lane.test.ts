import { expect, test } from 'vitest';
import { isFree } from './free-lane.ts';
import type { DeskLaneState, SentOrder } from './front-desk.ts';
import type { LaneState } from './lane-state.ts';

const ORIGIN = 'a'.repeat(24);
const EMPTY: LaneState = {
  ...{ lane: 7, phase: 'empty', game: null, opening: { kind: 'free' } },
  ...{ gamesLeft: null, timeLeft: null, help: null, trouble: null, toDeliver: 0 },
};

const free = (
  state: Partial<LaneState>,
  lane: Partial<DeskLaneState> = {},
  orders: readonly SentOrder[] = [],
): boolean =>
  isFree(
    {
      ...{ origin: ORIGIN, lane: 7, state: { ...EMPTY, ...state }, offlineSince: null, helpSince: null },
      ...{ catchingUp: false, doubled: false, forks: 0, aside: 0, ...lane },
    },
    orders,
  );

test.each<[string, Partial<LaneState>, boolean]>([
  ['an empty lane is free', {}, true],
  [
    'one that is open for a party that has not begun is not',
    { opening: { kind: 'games', games: 2, from: 5 }, gamesLeft: 2 },
    false,
  ],
  [
    'one whose games are bowled is free again',
    { phase: 'over', opening: { kind: 'games', games: 2, from: 5 }, gamesLeft: 0 },
    true,
  ],
  [
    'one whose time is over is free again',
    { phase: 'over', opening: { kind: 'until', at: '2026-11-21T12:00:00.000Z' }, timeLeft: 0 },
    true,
  ],
  ['one with a running game is not', { phase: 'running', gamesLeft: 0 }, false],
  ['one after a game that may be followed by another is not', { phase: 'over' }, false],
  ['one with a trouble is not', { trouble: 'not-saved' }, false],
])('%s', (_what, state, expected) => {
  expect(free(state)).toBe(expected);
});

test('a lane is not free while it is offline, doubled, waiting for help or about to be opened', () => {
  expect(free({}, { offlineSince: '2026-11-21T12:00:00.000Z' })).toBe(false);
  expect(free({}, { doubled: true })).toBe(false);
  expect(free({}, { helpSince: '2026-11-21T12:00:00.000Z' })).toBe(false);
  const sent = (state: SentOrder['state']): SentOrder => ({
    order: {
      ...{ id: 'b'.repeat(24), author: 'Mia', seconds: 60 },
      body: { kind: 'open', lane: 7, for: { games: 2 }, names: [] },
    },
    ...{ origin: ORIGIN, sentAt: '2026-11-21T12:00:00.000Z', state, answer: null, late: false },
    ...{ cancelledBy: null, others: [], move: null },
  });
  expect(free({}, {}, [sent('sent')])).toBe(false);
  expect(free({}, {}, [sent('unknown')])).toBe(false);
  expect(free({}, {}, [sent('refused')])).toBe(true);
  // The lanes of a PC are open alike.
  expect(free({ lane: 8 }, { lane: 8 }, [sent('sent')])).toBe(false);
});
