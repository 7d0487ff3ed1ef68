import { expect, test } from 'vitest';
import type { OrderAnswer, OrderBody } from '../../house-contract/orders.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';
import { failing, view } from '../games/testing/lane.testing.ts';
import { night } from '../matches/testing/league-night.testing.ts';
import { OrderedLane } from './testing/ordered-lane.testing.ts';

const UNSAVED = { state: 'refused', code: 'not-saved' };
const ids = (lane: OrderedLane): string[] =>
  (['left', 'right'] as const).flatMap((half) => lane.lane.games.current(half)?.id ?? []);

/** Sends the order while the disk fails every sync of a folder; the disk recovers once the change waits. */
async function doubted(
  lane: OrderedLane,
  body: OrderBody,
  id: string,
): Promise<() => Promise<OrderAnswer['outcome']>> {
  const { disk, games } = lane.lane;
  disk.fails = failing('syncFolder', 'EIO');
  const answer = lane.asks(body, id);
  await expect.poll(() => games.isWaiting).toBe(true);
  disk.fails = () => null;
  return () => answer;
}

test.for(['tryAgain', 'takeBack'] as const)(
  'an order whose save is in doubt has one answer, once somebody decides: %s',
  async (way) => {
    const lane = await OrderedLane.on();
    await lane.asks({ kind: 'open', lane: 7, for: { games: 1 }, names: ['ANNA', 'BEN'] });
    const { id: game } = lane.shown();
    const id = lane.nextId();
    const away: OrderBody = { kind: 'bowlerAway', lane: 7, game, player: 2 };
    const answer = await doubted(lane, away, id);
    view(await lane.lane.games[way](game, 0));
    const expected = way === 'takeBack' ? UNSAVED : { state: 'done', games: [{ game, generation: 1 }] };
    expect(await answer()).toEqual(expected);
    for (const one of [lane, await lane.again()]) {
      expect(await one.asks(away, id)).toEqual(expected);
      expect(one.shown().events).toHaveLength(way === 'takeBack' ? 0 : 1);
    }
  },
);

test.for(['tryAgain', 'takeBack'] as const)(
  'of a pair whose move is in doubt both games are closed or neither: %s',
  async (way) => {
    const lane = await OrderedLane.on({ pair: true });
    view(await lane.lane.games.newGame({ ...night(), half: 'both' }, 7));
    await lane.apply(ball(10), 'left');
    const games = ids(lane);
    const id = lane.nextId();
    const away: OrderBody = { kind: 'moveAway', lane: 7, games, to: 12 };
    const answer = await doubted(lane, away, id);
    view(await lane.lane.games[way](games[0] ?? '', 1));
    const outcome = await answer();
    expect(outcome.state).toBe(way === 'takeBack' ? 'refused' : 'done');
    const phase = way === 'takeBack' ? 'running' : 'moved';
    expect([lane.lane.games.phaseOf('left'), lane.lane.games.phaseOf('right')]).toEqual([phase, phase]);
    expect(await (await lane.again()).asks(away, id)).toEqual(outcome);
  },
);

test('a lane whose first game cannot be saved is closed as it was, and the order is refused for ever', async () => {
  const lane = await OrderedLane.on();
  const before = lane.settings.current.opening;
  let isFull = false;
  // The opening is on the disk; the game after it finds the disk full.
  lane.lane.disk.fails = (call) => {
    if (isFull || call !== 'create' || lane.settings.current.opening === before) return null;
    isFull = true;
    return 'ENOSPC';
  };
  const id = lane.nextId();
  const open: OrderBody = { kind: 'open', lane: 7, for: { games: 2 }, names: ['ANNA'] };
  expect(await lane.asks(open, id)).toEqual(UNSAVED);
  expect(isFull).toBe(true);
  for (const one of [lane, await lane.again()]) {
    expect(one.settings.current.opening).toEqual(before);
    expect(await one.asks(open, id)).toEqual(UNSAVED);
    expect(one.lane.games.current()).toBeNull();
  }
});
