/** Requests of the front desk: orders to several lanes at once, and the waiting list. */
import * as v from 'valibot';
import { opaqueId, typed } from './ids.ts';
import { ORDER, ORDER_BODY } from './orders.ts';

/** The kinds that staff send; moves make the others. */
const SENT_KINDS = ['open', 'extend', 'close', 'message', 'answerHelp', 'print'] as const;

const isSent = (body: v.InferOutput<typeof ORDER_BODY>): boolean =>
  SENT_KINDS.some((kind) => kind === body.kind);

// A lane would refuse them, when the form is gone.
const hasReadableNames = (body: v.InferOutput<typeof ORDER_BODY>): boolean =>
  body.kind !== 'open' || body.names.every((name) => v.is(typed(200), name));

/** The page draws the id; a second order with the same id makes nothing. */
export const NEW_ORDER = v.strictObject({
  id: opaqueId,
  origin: opaqueId,
  seconds: ORDER.entries.seconds,
  body: v.pipe(ORDER_BODY, v.check(isSent), v.check(hasReadableNames)),
  /** Refused with `lane-taken` if somebody has the lane: the page saw it free. */
  ifFree: v.optional(v.boolean()),
});
export type NewOrder = v.InferOutput<typeof NEW_ORDER>;

export const MOST_ORDERS = 200;

/** POST `orders`: one order for each lane. A refused order does not hold up the others. */
export const NEW_ORDERS = v.strictObject({
  orders: v.pipe(v.array(NEW_ORDER), v.minLength(1), v.maxLength(MOST_ORDERS)),
});
export type NewOrders = v.InferOutput<typeof NEW_ORDERS>;

export type OrderRefusal = 'unknown-lane' | 'not-paired' | 'unknown-game' | 'lane-taken';

/** One answer for each order, in order; null if it is sent, or was sent before. */
export interface SentAnswers {
  readonly orders: readonly { readonly id: string; readonly refused: OrderRefusal | null }[];
}

/** POST `cancel`. An answered order is refused with `answered`. */
export const CANCEL = v.strictObject({ id: opaqueId });

const party = {
  id: opaqueId,
  name: typed(60),
  bowlers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
};
const note = v.union([v.literal(''), typed(200)]);

/**
 * POST `waiting`. A repeated change does nothing more. `seat` sends this order and takes the party from the
 * list.
 */
export const WAITING_CHANGE = v.variant('kind', [
  v.strictObject({ kind: v.literal('add'), ...party, note }),
  v.strictObject({ kind: v.literal('change'), ...party, note }),
  v.strictObject({ kind: v.literal('remove'), id: opaqueId }),
  /** Refused with `not-waiting` if somebody else gave the party a lane, with `lane-taken` if somebody has this lane. */
  v.strictObject({ kind: v.literal('seat'), id: opaqueId, order: NEW_ORDER }),
]);
export type WaitingChange = v.InferOutput<typeof WAITING_CHANGE>;
