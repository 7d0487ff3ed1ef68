import type { DeskLaneState, SentOrder } from '../../house-contract/front-desk.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whole minutes, at least 0; null on a lane without a time limit. */
export function minutesLeft(state: Pick<LaneState, 'opening' | 'timeLeft'>, now: number): number | null {
  const left = millisecondsLeft(state, now);
  return left === null ? null : Math.max(0, Math.ceil(left / MINUTE));
}

/**
 * The lane reported how much was left, and since then time has passed. Its clock may be years off, so the
 * reported end is used only where it agrees with that.
 */
function millisecondsLeft(
  { opening, timeLeft }: Pick<LaneState, 'opening' | 'timeLeft'>,
  now: number,
): number | null {
  if (timeLeft === null || opening.kind !== 'until') return null;
  const byClock = Date.parse(opening.at) - now;
  return byClock > timeLeft || byClock < -12 * HOUR ? timeLeft : byClock;
}

/** The share of the time used, 0 to 1, on a lane that the front desk opened for a time; otherwise null. */
export function openedShare(
  { origin, lane, state }: DeskLaneState,
  orders: readonly SentOrder[],
  now: number,
): number | null {
  const left = state === null ? null : millisecondsLeft(state, now);
  if (left === null) return null;
  const opened = orders.find(
    ({ order: { body }, ...sent }) =>
      sent.origin === origin && body.lane === lane && body.kind === 'open' && sent.state === 'done',
  );
  if (opened === undefined) return null;
  const used = Math.max(0, now - Date.parse(opened.sentAt));
  return Math.min(1, used / Math.max(1, used + Math.max(0, left)));
}
