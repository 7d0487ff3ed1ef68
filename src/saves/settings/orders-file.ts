import * as v from 'valibot';
import { OPAQUE_ID } from '../../core/players/opaque-id.ts';
import type { Disk } from '../disk/disk.ts';
import { GAME_ID } from '../record/game-id.ts';
import { HEAD } from '../record/head.ts';
import { listOf, readAs } from '../record/reading.ts';
import { MOST_EVENTS } from '../record/record-bounds.ts';
import { time } from '../record/record-schema.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';

const NAME = 'orders.json';
const ORDERS_VERSION = 1;
export const LARGEST_ORDERS = 256 * 1024;
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

/** The file after its head: exactly these keys. */
export const ORDERS_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(ORDERS_VERSION),
  taken: listOf(taken, { most: MOST_ORDERS }),
  help: v.strictObject({ left: help, right: help }),
});

function makeOrders({ taken: orders, help: asked }: OrdersValues): string {
  return sealText('headpin-orders', ORDERS_VERSION, [
    ['taken', JSON.stringify(orders)],
    ['help', JSON.stringify(asked)],
  ]);
}

export function parseOrders(bytes: Uint8Array): Reading<OrdersValues> {
  return unsealText({ marker: 'headpin-orders', version: ORDERS_VERSION }, bytes, ({ content }) =>
    readAs(ORDERS_SCHEMA, content, ({ taken: orders, help: asked }) => ({ taken: orders, help: asked })),
  );
}

/** The newest orders of the front desk with their answers, and who waits for help. The caller holds the folder's lock. */
export class OrdersFile extends KeptFile<OrdersValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_ORDERS, make: makeOrders, parse: parseOrders };
    super(
      disk,
      dataFolder,
      { ...file, lost: { kind: 'orders-lost' } },
      { taken: [], help: { left: null, right: null } },
    );
  }
}
