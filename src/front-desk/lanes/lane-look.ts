import { isFree } from '../../house-contract/free-lane.ts';
import type { SentOrder } from '../../house-contract/front-desk.ts';
import type { LaneNow } from '../house/lane-now.ts';
import { factsOf } from './game-facts.ts';

/**
 * A lane in one word, most urgent first. `silent`: paired, but never heard. `free`: nobody bowls on it.
 * `closed`: the same, but staff closed it tonight. Both can be opened.
 */
export const LOOKS = [
  'offline',
  'trouble',
  'help',
  'doubled',
  'silent',
  'catchingUp',
  'league',
  'open',
  'closed',
  'free',
] as const;
export type LaneLook = (typeof LOOKS)[number];

export function lookOf({ state, game }: LaneNow, orders: readonly SentOrder[]): LaneLook {
  if (state.offlineSince !== null) return 'offline';
  if (state.state === null) return 'silent';
  if (state.state.trouble !== null) return 'trouble';
  if (state.helpSince !== null) return 'help';
  if (state.doubled) return 'doubled';
  if (state.catchingUp) return 'catchingUp';
  // An order that opens the lane changes nothing before the lane has answered.
  if (isFree(state, [])) return isClosed(state, orders) ? 'closed' : 'free';
  return game.state === 'game' && factsOf(game.game).isLeague ? 'league' : 'open';
}

/** Whether the newest order tonight that changed the lane's opening closed it. */
export function isClosed({ origin, lane }: LaneNow['state'], orders: readonly SentOrder[]): boolean {
  const newest = orders.find(
    ({ order: { body }, ...sent }) =>
      sent.origin === origin &&
      body.lane === lane &&
      sent.state === 'done' &&
      ['open', 'extend', 'close', 'takeGame'].includes(body.kind),
  );
  return newest?.order.body.kind === 'close';
}

/** Whether an order to open the lane is on its way. */
export function isOpening({ origin, lane }: LaneNow['state'], orders: readonly SentOrder[]): boolean {
  return orders.some(
    ({ order: { body }, ...sent }) =>
      sent.origin === origin && body.lane === lane && body.kind === 'open' && sent.state === 'sent',
  );
}
