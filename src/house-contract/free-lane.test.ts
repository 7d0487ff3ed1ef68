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
      ...{ catchingUp: false, doubled: false, goesOn: false, forks: 0, aside: 0, ...lane },
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
  ['one where bowlers practise is not', { phase: 'practice' }, false],
  ['one that nobody opened is, once the game on it is over', { phase: 'over' }, true],
  ['one that nobody opened is, once the game on it was stopped', { phase: 'stopped' }, true],
  [
    'one with games left is not',
    { phase: 'stopped', opening: { kind: 'games', games: 2, from: 5 }, gamesLeft: 1 },
    false,
  ],
  ['one with a trouble is not', { trouble: 'not-saved' }, false],
])('%s', (_what, state, expected) => {
  expect(free(state)).toBe(expected);
});

test('a lane that nobody opened is not free between two games of a match or a series, and is after the last one', () => {
  for (const phase of ['over', 'stopped'] as const) expect(free({ phase }, { goesOn: true })).toBe(false);
  expect(free({ phase: 'empty' }, { goesOn: true })).toBe(true);
  const bowled = { opening: { kind: 'games', games: 1, from: 5 }, gamesLeft: 0 } as const;
  expect(free({ phase: 'over', ...bowled }, { goesOn: true })).toBe(true);
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
