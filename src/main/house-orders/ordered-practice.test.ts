import { expect, test } from 'vitest';
import { newPractice } from '../../core/practice/practice.ts';
import type { NewGameOrder, PracticeView } from '../../contract/contract.ts';
import type { OrderBody } from '../../house-contract/orders.ts';
import { OrderedLane } from './testing/ordered-lane.testing.ts';

const open: OrderBody = { kind: 'open', lane: 7, for: { games: 1 }, names: ['ANNA'] };

function practiceBefore(half: NewGameOrder['half']): PracticeView {
  const players = [{ name: 'BEN', average: null, was: null }];
  const game: NewGameOrder = { ...(half === undefined ? {} : { half }), players, follows: null };
  return { practice: newPractice(['BEN']), remaining: null, game };
}

test('a game that the front desk begins ends practice on its lane', async () => {
  const lane = await OrderedLane.on();
  lane.practices = { left: practiceBefore(undefined), right: null };
  expect(await lane.asks(open)).toMatchObject({ state: 'done' });
  expect(lane.practices.left).toBeNull();
  expect(lane.desk.states()).toMatchObject([{ phase: 'running' }]);
});

test('a lane on which a match warms up takes no game, and practice goes on', async () => {
  const lane = await OrderedLane.on({ pair: true });
  const both = practiceBefore('both');
  lane.practices = { left: both, right: both };
  expect(await lane.asks(open)).toEqual({ state: 'refused', code: 'practice-on' });
  expect(lane.practices).toEqual({ left: both, right: both });
  expect(lane.lane.games.current()).toBeNull();
});
