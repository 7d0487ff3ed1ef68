import type { DeskLaneState, SentOrder } from './front-desk.ts';
import type { LaneState } from './lane-state.ts';

/**
 * Whether the next party can have this lane: it is connected, nobody has it, and no order that gives it away is on its way to
 * its PC, whose lanes are open alike.
 */
export function isFree(
  { origin, state, offlineSince, doubled, helpSince }: DeskLaneState,
  orders: readonly SentOrder[],
): boolean {
  if (state === null || offlineSince !== null || doubled || helpSince !== null) return false;
  const isComing = orders.some(
    (sent) =>
      sent.origin === origin &&
      ['open', 'takeGame'].includes(sent.order.body.kind) &&
      (sent.state === 'sent' || (sent.state === 'unknown' && !sent.late)),
  );
  return !isTaken(state) && state.trouble === null && !isComing;
}

/** Whether somebody bowls on a lane, or it is open for somebody. */
export function isTaken({ phase, opening, gamesLeft, timeLeft }: LaneState): boolean {
  const isOver = gamesLeft === 0 || (timeLeft !== null && timeLeft <= 0);
  const nobody = phase === 'empty' ? opening.kind === 'free' || isOver : phase === 'over' && isOver;
  return !nobody;
}
