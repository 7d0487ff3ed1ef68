/** The front desk asks, the lane decides (decision 20). */
import * as v from 'valibot';
import { count, gameId, laneNumber, opaqueId, text, typed } from './ids.ts';
import { FACT, NAMES } from './deliveries.ts';

export const LONGEST_MESSAGE = 120;

const lane = laneNumber;
const games = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(24 * 60));

/**
 * A game to continue: its facts up to this generation. If the old lane closed it, the last fact says that it
 * moved; if the old lane was silent, the last fact is the newest that the house has.
 */
const TAKEN_GAME = v.strictObject({
  from: v.strictObject({ origin: opaqueId, game: gameId, generation: count }),
  /** The lane that continues it; the halves of a pair have different ones. */
  lane,
  /** The version of the save format that the facts are written in. */
  save: count,
  facts: v.pipe(v.array(FACT), v.maxLength(3000)),
  names: NAMES,
});
export type TakenGame = v.InferOutput<typeof TAKEN_GAME>;

export const ORDER_BODY = v.variant('kind', [
  /** Opens for some games, or for minutes from the order's arrival. With names, the game begins. */
  v.strictObject({
    kind: v.literal('open'),
    lane,
    for: v.union([v.strictObject({ games }), v.strictObject({ minutes })]),
    names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20)),
    format: v.optional(text(30)),
  }),
  v.strictObject({
    kind: v.literal('extend'),
    lane,
    by: v.union([v.strictObject({ games }), v.strictObject({ minutes })]),
  }),
  /** No game begins after the one on the board. */
  v.strictObject({ kind: v.literal('close'), lane }),
  v.strictObject({ kind: v.literal('message'), lane, text: typed(LONGEST_MESSAGE) }),
  v.strictObject({ kind: v.literal('answerHelp'), lane }),
  v.strictObject({ kind: v.literal('print'), lane, game: gameId, what: v.picklist(['game', 'card']) }),
  /**
   * The old lane durably closes these games as moved, both of a pair or neither, and answers with their
   * generations.
   */
  v.strictObject({
    kind: v.literal('moveAway'),
    lane,
    games: v.pipe(v.array(gameId), v.minLength(1), v.maxLength(2)),
    to: lane,
  }),
  /** The new lane continues these games, both halves of a pair, each under a new id. */
  v.strictObject({
    kind: v.literal('takeGame'),
    lane,
    games: v.pipe(v.array(TAKEN_GAME), v.minLength(1), v.maxLength(2)),
    /** The old lane was silent: what it bowls later is a fork. */
    forced: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('bowlerAway'), lane, game: gameId, player: count }),
  v.strictObject({ kind: v.literal('bowlerComes'), lane, name: text(200), bowler: opaqueId }),
]);
export type OrderBody = v.InferOutput<typeof ORDER_BODY>;

/** `seconds` count from the arrival at the lane, not by the lane's clock. */
export const ORDER = v.strictObject({
  id: opaqueId,
  author: text(60),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 3600)),
  body: ORDER_BODY,
});
export type Order = v.InferOutput<typeof ORDER>;

/** `refused` has the lane's own code. `void`: the order's seconds had passed. */
const ORDER_ANSWER = v.strictObject({
  id: opaqueId,
  outcome: v.variant('state', [
    v.strictObject({
      state: v.literal('done'),
      /** The changed or begun games, with the generations of the effect. */
      games: v.pipe(v.array(v.strictObject({ game: gameId, generation: count })), v.maxLength(2)),
    }),
    v.strictObject({ state: v.literal('refused'), code: text(60) }),
    v.strictObject({ state: v.literal('void') }),
  ]),
});
export type OrderAnswer = v.InferOutput<typeof ORDER_ANSWER>;

/** A lane's answers to orders; a repeated answer changes nothing. */
export const ORDER_ANSWERS = v.strictObject({ answers: v.pipe(v.array(ORDER_ANSWER), v.maxLength(100)) });
export type OrderAnswers = v.InferOutput<typeof ORDER_ANSWERS>;

/**
 * `void`: the seconds passed without an answer, or staff cancelled it. `unknown`: it was waiting when the
 * house was restored from an older copy, so it may have been answered before; the lane hears it again, and
 * answers the same.
 */
export type OrderState = 'sent' | 'done' | 'refused' | 'void' | 'unknown';
