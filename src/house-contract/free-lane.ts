import type { DeskLaneState, SentOrder } from './front-desk.ts';

/**
 * Whether the next party can have this lane: it is connected, nobody bowls on it, it is open for nobody, and
 * no order to open it is on its way.
 */
export function isFree(
  { origin, lane, state, offlineSince, doubled, helpSince }: DeskLaneState,
  orders: readonly SentOrder[],
): boolean {
  if (state === null || offlineSince !== null || doubled || helpSince !== null) return false;
  const { phase, opening, gamesLeft, timeLeft, trouble } = state;
  const isOver = gamesLeft === 0 || (timeLeft !== null && timeLeft <= 0);
  const nobody = phase === 'empty' ? opening.kind === 'free' || isOver : phase === 'over' && isOver;
  const comes = orders.some(
    (sent) =>
      sent.origin === origin &&
      sent.order.body.lane === lane &&
      sent.order.body.kind === 'open' &&
      sent.state === 'sent',
  );
  return nobody && trouble === null && !comes;
}
