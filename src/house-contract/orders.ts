/** The front desk asks, the lane decides (decision 20). */
import * as v from 'valibot';
import { count, gameId, laneNumber, opaqueId, text } from './ids.ts';
import { FACT, NAMES } from './deliveries.ts';

export const LONGEST_MESSAGE = 120;

const lane = laneNumber;
const games = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(24 * 60));

export const ORDER_BODY = v.variant('kind', [
  /** For some games, or for minutes from its arrival. With names, the game begins. */
  v.strictObject({
    kind: v.literal('open'),
    lane,
    for: v.union([v.strictObject({ games }), v.strictObject({ minutes })]),
    names: v.pipe(v.array(v.string()), v.maxLength(20)),
    format: v.optional(text(30)),
  }),
  v.strictObject({
    kind: v.literal('extend'),
    lane,
    by: v.union([v.strictObject({ games }), v.strictObject({ minutes })]),
  }),
  /** No game begins after the one on the board. */
  v.strictObject({ kind: v.literal('close'), lane }),
  v.strictObject({ kind: v.literal('message'), lane, text: text(LONGEST_MESSAGE) }),
  v.strictObject({ kind: v.literal('answerHelp'), lane }),
  v.strictObject({ kind: v.literal('print'), lane, game: gameId, what: v.picklist(['game', 'card']) }),
  /** The old lane closes the game durably as moved away, and says at which generation. */
  v.strictObject({ kind: v.literal('moveAway'), lane, game: gameId, to: lane }),
  /** The new lane goes on with the game's facts under a new id. */
  v.strictObject({
    kind: v.literal('takeGame'),
    lane,
    from: v.strictObject({ origin: opaqueId, game: gameId, generation: count }),
    save: count,
    facts: v.array(FACT),
    names: NAMES,
    /** The old lane was silent: what it bowls later is a fork. */
    forced: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('bowlerAway'), lane, game: gameId, player: count }),
  v.strictObject({ kind: v.literal('bowlerComes'), lane, name: text(200), bowler: opaqueId }),
]);
export type OrderBody = v.InferOutput<typeof ORDER_BODY>;

/** `seconds` are counted from the arrival at the lane, not by the lane's clock. */
export const ORDER = v.strictObject({
  id: opaqueId,
  author: text(60),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 3600)),
  body: ORDER_BODY,
});
export type Order = v.InferOutput<typeof ORDER>;

/** `refused` carries the code of the lane's own failure. `void`: its seconds had passed. */
export const ORDER_ANSWER = v.strictObject({
  id: opaqueId,
  outcome: v.variant('state', [
    v.strictObject({ state: v.literal('done'), game: v.nullable(gameId), generation: v.nullable(count) }),
    v.strictObject({ state: v.literal('refused'), code: text(60) }),
    v.strictObject({ state: v.literal('void') }),
  ]),
});
export type OrderAnswer = v.InferOutput<typeof ORDER_ANSWER>;

export const ORDER_STATES = ['sent', 'done', 'refused', 'void'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
