/**
 * What a lane asks and delivers. The lane's saves are the truth: it asks what the house has and sends what is
 * missing (decision 19).
 */
import * as v from 'valibot';
import { count, digest, gameId, laneNumber, month, opaqueId, text } from './ids.ts';
import { OPENS } from './opens.ts';

/** The version of the requests between lane and house. The house accepts this one and the one before. */
export const PROTOCOL = 1;

/** Bytes. A larger request is refused with 413. */
export const LARGEST_REQUEST = 1024 * 1024;
export const MOST_HEADS = 2000;
export const MOST_PARTS = 500;

export const HELLO = v.strictObject({
  protocol: count,
  program: text(40),
  /** The lanes that this PC keeps: one, or a pair. */
  lanes: v.pipe(v.array(laneNumber), v.minLength(1), v.maxLength(2)),
});
export type Hello = v.InferOutput<typeof HELLO>;

/**
 * What is compared of a game: `chain` is the checksum up to its newest generation, `names` the digest of its
 * names.
 */
export const HEAD = v.strictObject({ game: gameId, generation: count, chain: digest, names: digest });
export type Head = v.InferOutput<typeof HEAD>;

/**
 * A month's digest is the `headsDigest` of its games; `deleted` and `erased` are the `idsDigest` of those
 * lists (`core/chain/digests.ts`).
 */
export const COMPARE = v.strictObject({
  games: v.pipe(v.array(HEAD), v.maxLength(MOST_HEADS)),
  months: v.pipe(v.array(v.strictObject({ month, digest })), v.maxLength(MOST_HEADS)),
  deleted: digest,
  erased: digest,
});
export type Compare = v.InferOutput<typeof COMPARE>;

/**
 * What the house has of one of the lane's games. `missing`: it lacks what is after `generation` (-1: it has
 * nothing). `fork`: it has another fact at a generation that the lane has too. `more`: it has all of the
 * lane's facts, and more.
 */
const GAME_ANSWER = v.strictObject({
  game: gameId,
  state: v.picklist(['same', 'missing', 'names', 'fork', 'more']),
  /** The house's newest generation. */
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
});
export type GameAnswer = v.InferOutput<typeof GAME_ANSWER>;

export const COMPARED = v.strictObject({
  games: v.array(GAME_ANSWER),
  /** The months whose digests differ; the lane then compares their games one by one. */
  months: v.array(month),
  deleted: v.boolean(),
  erased: v.boolean(),
});
export type Compared = v.InferOutput<typeof COMPARED>;

/**
 * One fact: the set-up (generation 0) or an event, in canonical form without names, and the chain up to it.
 */
export const FACT = v.strictObject({ body: text(200_000), chain: digest });
export type Fact = v.InferOutput<typeof FACT>;

/** The names in a game: a path into set-up and events (`setup.players.0.name`), and the value there. */
export const NAMES = v.strictObject({
  digest,
  entries: v.pipe(v.array(v.strictObject({ path: text(80), value: v.unknown() })), v.maxLength(4000)),
});
export type Names = v.InferOutput<typeof NAMES>;

/** Consecutive facts of one game; the first has generation `from`. */
export const PART = v.strictObject({
  game: gameId,
  month,
  /** The version of the save format that the facts are written in. */
  save: count,
  from: count,
  /** The chain before the first fact; null at generation 0. */
  before: v.nullable(digest),
  facts: v.pipe(v.array(FACT), v.maxLength(3000)),
  /** Only if the house's names differ. */
  names: v.optional(NAMES),
  /** The facts belong to a second branch. */
  fork: v.optional(v.literal(true)),
});
export type Part = v.InferOutput<typeof PART>;

export const DELIVERY = v.strictObject({ parts: v.pipe(v.array(PART), v.maxLength(MOST_PARTS)) });
export type Delivery = v.InferOutput<typeof DELIVERY>;

/**
 * One answer for each part, in order. `gap`: the lane resends from after `generation`. `fork`: `generation`
 * is the last shared one. `aside`: the rules refuse some facts; they are kept aside, and the lane continues
 * after them.
 */
const PART_ANSWER = v.strictObject({
  state: v.picklist(['kept', 'gap', 'fork', 'aside', 'not-yours']),
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
});
export type PartAnswer = v.InferOutput<typeof PART_ANSWER>;

export const DELIVERED = v.strictObject({ parts: v.array(PART_ANSWER) });
export type Delivered = v.InferOutput<typeof DELIVERED>;

/** Whole lists; sending them again changes nothing. */
export const DELETIONS = v.strictObject({ games: v.array(gameId) });
export const ERASURES = v.strictObject({ bowlers: v.array(opaqueId) });
export type Erasures = v.InferOutput<typeof ERASURES>;

/** Exchanges a pairing code for the lane's key. */
export const PAIRING = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u)),
  origin: opaqueId,
  lanes: HELLO.entries.lanes,
});
export type Pairing = v.InferOutput<typeof PAIRING>;

/**
 * `authority` is the certificate (PEM) of the authority that signs the house's certificates; null on plain
 * HTTP, which is loopback only.
 */
export const PAIRED = v.strictObject({
  house: opaqueId,
  key: text(100),
  name: v.string(),
  authority: v.nullable(v.string()),
  opens: v.optional(OPENS),
});
export type Paired = v.InferOutput<typeof PAIRED>;
