import type { DeskLaneState, SentOrder } from './front-desk.ts';
import type { LaneState } from './lane-state.ts';

/**
 * Why the next party cannot have a lane. `promised`: an order that gives it away is on its way to its PC, whose lanes are open
 * alike.
 */
export type NotFree = 'silent' | 'offline' | 'doubled' | 'help' | 'trouble' | 'taken' | 'promised';

/** Null if the next party can have it. */
export function whyNotFree(lane: DeskLaneState, orders: readonly SentOrder[]): NotFree | null {
  const { state, helpSince } = lane;
  if (state === null) return 'silent';
  const unwell = whyUnwell(lane);
  if (unwell !== null) return unwell;
  if (helpSince !== null) return 'help';
  if (state.trouble !== null) return 'trouble';
  if (isTaken(state, lane.goesOn)) return 'taken';
  return isPromised(lane, orders) ? 'promised' : null;
}

/** Why a lane cannot be asked for anything. */
export function whyUnwell({
  offlineSince,
  doubled,
}: Pick<DeskLaneState, 'offlineSince' | 'doubled'>): 'offline' | 'doubled' | null {
  if (offlineSince !== null) return 'offline';
  return doubled ? 'doubled' : null;
}

export function isFree(lane: DeskLaneState, orders: readonly SentOrder[]): boolean {
  return whyNotFree(lane, orders) === null;
}

function isPromised({ origin }: DeskLaneState, orders: readonly SentOrder[]): boolean {
  return orders.some(
    (sent) =>
      sent.origin === origin &&
      ['open', 'takeGame'].includes(sent.order.body.kind) &&
      (sent.state === 'sent' || (sent.state === 'unknown' && !sent.late)),
  );
}

/**
 * Whether somebody bowls on a lane, or it is open for somebody. A party that nobody opened the lane for has it until its game
 * ends, or the last one of its match or series: `goesOn` says that another one follows.
 */
export function isTaken({ phase, opening, gamesLeft, timeLeft }: LaneState, goesOn: boolean): boolean {
  if (phase === 'running' || phase === 'practice') return true;
  if (opening.kind === 'free') return phase !== 'empty' && goesOn;
  return gamesLeft !== 0 && (timeLeft === null || timeLeft > 0);
}
