import * as v from 'valibot';
import { OPAQUE_ID } from '../../core/players/opaque-id.ts';
import { GAME_ID } from '../record/game-id.ts';
import { listOf } from '../record/reading.ts';
import { MOST_EVENTS } from '../record/record-bounds.ts';
import { time } from '../record/record-schema.ts';
import { asItStands, sealedFile, type KeptFile } from './kept-file.ts';

/** The newest orders; the front desk has the answer of an older one, and asks no more. */
export const MOST_ORDERS = 500;

const effect = v.strictObject({
  game: v.pipe(v.string(), v.regex(GAME_ID)),
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_EVENTS)),
});

const outcome = v.variant('state', [
  v.strictObject({ state: v.literal('done'), games: listOf(effect, { most: 2 }) }),
  v.strictObject({ state: v.literal('refused'), code: v.pipe(v.string(), v.maxLength(60)) }),
  v.strictObject({ state: v.literal('void') }),
]);

const taken = v.strictObject({
  id: v.pipe(v.string(), v.regex(OPAQUE_ID)),
  /** Null: its effect has begun, and nobody knows whether it is whole. */
  outcome: v.nullable(outcome),
});

/** An order of the front desk and its answer. */
export type TakenOrder = v.InferOutput<typeof taken>;
export type KeptOutcome = v.InferOutput<typeof outcome>;

const help = v.nullable(
  v.variant('state', [
    v.strictObject({ state: v.literal('asked'), at: time }),
    v.strictObject({ state: v.literal('coming'), at: time }),
  ]),
);

/** Bowlers asked for help at that time (ISO 8601, UTC), or the front desk answered then that somebody comes. */
export type KeptHelp = v.InferOutput<typeof help>;

export interface OrdersValues {
  /** Oldest first. */
  readonly taken: readonly TakenOrder[];
  readonly help: { readonly left: KeptHelp; readonly right: KeptHelp };
}

/** The newest orders of the front desk with their answers, and who waits for help. */
export const ORDERS_FILE = sealedFile({
  ...asItStands<OrdersValues>(),
  ...{ name: 'orders.json', marker: 'headpin-orders', largest: 256 * 1024, lost: { kind: 'orders-lost' } },
  parts: { taken: listOf(taken, { most: MOST_ORDERS }), help: v.strictObject({ left: help, right: help }) },
  plain: () => ({ taken: [], help: { left: null, right: null } }),
  // So that a lane restored from the copy carries out no order once more (decision 20).
  isCopied: true,
});
export type OrdersFile = KeptFile<OrdersValues>;
