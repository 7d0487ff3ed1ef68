import { describe, expect, test } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { onPair, setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import type { SentOrder } from '../../house-contract/front-desk.ts';
import { houseFrom } from '../house/house-now.ts';
import { keyOf, type LaneNow } from '../house/lane-now.ts';
import { deskLane, RUNNING } from '../testing/desk.testing.ts';
import { targetsOf } from './move-targets.ts';

const GAME = newGame(setupOf(['KYJ', 'SUN']));
const PAIR = onPair(withLeague(setupOf(['PJS', 'KYJ']), 2));
const AT = '2026-11-21T19:00:00.000Z';
/** The right lane of the PC whose left one is the lane before. */
const right = (lane: number): { readonly origin: string } => ({ origin: String(lane - 1).padStart(24, '0') });

function shown(...lanes: readonly ReturnType<typeof deskLane>[]): readonly LaneNow[] {
  return houseFrom({ house: 'Test Bowl', lanes, orders: [], moves: [], waiting: [] }, null).lanes;
}

const opening: SentOrder = {
  order: {
    ...{ id: 'b'.repeat(24), author: 'Mia', seconds: 60 },
    body: { kind: 'open', lane: 7, for: { games: 2 }, names: [] },
  },
  ...{ origin: String(7).padStart(24, '0'), sentAt: AT, state: 'sent', answer: null, late: false },
  ...{ cancelledBy: null, others: [], move: null },
};

describe('a lane as the target of a move', () => {
  test.each([
    ['free', deskLane(7), [], null, 'no-game'],
    ['one where a game runs', deskLane(7, RUNNING, GAME), [], 'taken', null],
    ['one that is open for somebody', deskLane(7, { ...RUNNING, phase: 'empty' }), [], 'taken', 'no-game'],
    ['a league’s', deskLane(7, RUNNING, newGame(PAIR.home)), [], 'taken', 'league'],
    ['offline', deskLane(7, {}, null, { offlineSince: AT }), [], 'offline', 'offline'],
    ['a number of two PCs', deskLane(7, {}, null, { doubled: true }), [], 'doubled', 'doubled'],
    ['one that was never heard of', deskLane(7, {}, null, { state: null }), [], 'silent', 'no-game'],
    ['one that waits for help', deskLane(7, {}, null, { helpSince: AT }), [], 'help', 'no-game'],
    ['one with a ball that is not saved', deskLane(7, { trouble: 'disk-full' }), [], 'trouble', 'no-game'],
    ['one that is about to be opened', deskLane(7), [opening], 'promised', 'no-game'],
  ] as const)('%s', (_what, lane, orders, game, bowler) => {
    const lanes = shown(deskLane(1, RUNNING, GAME), lane);
    const of = (what: 'game' | 'bowler'): unknown =>
      targetsOf(lanes.slice(0, 1), what, lanes, orders).get(keyOf(lane))?.why;
    expect([of('game'), of('bowler')]).toEqual([game, bowler]);
  });

  test('is never the one that it starts from', () => {
    const lanes = shown(deskLane(1, RUNNING, GAME), deskLane(2));
    expect([...targetsOf(lanes.slice(0, 1), 'game', lanes, []).values()].map(({ why }) => why)).toEqual([
      'here',
      null,
    ]);
  });

  test('for a match is a PC with two free lanes, of which the lower one stands for both', () => {
    const lanes = shown(
      deskLane(1, RUNNING, newGame(PAIR.home)),
      deskLane(2, RUNNING, newGame(PAIR.visitors), right(2)),
      ...[deskLane(3), deskLane(4, {}, null, right(4))],
      ...[deskLane(5), deskLane(6, RUNNING, GAME, right(6))],
      deskLane(7),
    );
    const expected = [...['1 here', '2 here', '3 null', '3 null'], ...['5 taken', '5 taken', '7 no-pair']];
    // Also if only one of its lanes is chosen: the service moves both.
    for (const from of [lanes.slice(0, 2), lanes.slice(1, 2)]) {
      const targets = [...targetsOf(from, 'game', lanes, []).values()];
      const said = targets.map(({ to, why }) => `${String(Number(to.split(':')[1]))} ${String(why)}`);
      expect(said.slice(from.length === 1 ? 1 : 0)).toEqual(expected.slice(from.length === 1 ? 1 : 0));
    }
  });

  test('for a match of which one half is over is a single lane too', () => {
    const lanes = shown(
      deskLane(1, RUNNING, newGame(PAIR.home)),
      deskLane(2, { phase: 'over', gamesLeft: 0 }, newGame(PAIR.visitors), right(2)),
      deskLane(7),
    );
    expect(
      targetsOf(lanes.slice(0, 2), 'game', lanes, []).get(keyOf(lanes[2]?.state ?? expect.fail()))?.why,
    ).toBe(null);
  });
});
