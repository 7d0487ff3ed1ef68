import * as v from 'valibot';
import { MOST_CONVERSIONS } from '../../core/practice/conversions.ts';
import { MOST_BALLS, isSound, type Practice } from '../../core/practice/practice.ts';
import { MINUTE, MOST_MINUTES } from '../../core/practice/countdown.ts';
import { PIN_NUMBERS } from '../../core/line/leave.ts';
import { MOST_PRACTISING, type Halves } from '../../contract/contract.ts';
import { HIGHEST_COUNTER } from '../record/game-id.ts';
import { listOf } from '../record/reading.ts';
import { LONGEST_KEPT_NAME } from '../record/record-bounds.ts';
import { RECORD_PARTS } from '../record/record-schema.ts';
import { asItStands, sealedFile, type KeptFile } from '../settings/kept-file.ts';

const MOST_TRIES = 1_000_000;

/** Practice on a lane, as saved. */
export interface KeptPractice {
  /** The number of the lane's next game: practice is over once that has begun. */
  readonly counter: number;
  /** In milliseconds; null: without an end. */
  readonly remaining: number | null;
  /** The order of the game that follows, as the window gave it. */
  readonly game: Readonly<Record<string, unknown>>;
  readonly practice: Practice;
}

/** The halves of a pair; a lane by itself is the left one. */
export type PracticeValues = Halves<KeptPractice | null>;

export const NO_PRACTICE: PracticeValues = { left: null, right: null };

const bowler = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PRACTISING - 1));
const leave = listOf(v.picklist(PIN_NUMBERS), { least: 1, most: PIN_NUMBERS.length });
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TRIES));
const ball = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2));

const practice = v.strictObject({
  bowlers: listOf(v.pipe(v.string(), v.maxLength(LONGEST_KEPT_NAME)), { least: 1, most: MOST_PRACTISING }),
  up: bowler,
  leave: v.nullable(leave),
  rack: listOf(RECORD_PARTS.roll, { most: 1 }),
  balls: listOf(v.strictObject({ bowler, leave: v.nullable(leave), ball, roll: RECORD_PARTS.roll }), {
    most: MOST_BALLS,
  }),
  conversions: listOf(v.strictObject({ bowler, leave, tries: count, made: count }), {
    most: MOST_CONVERSIONS,
  }),
});

const kept = v.strictObject({
  counter: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_COUNTER + 1)),
  remaining: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_MINUTES * MINUTE))),
  game: v.record(v.string(), v.unknown()),
  practice: v.pipe(
    practice,
    v.check((one) => isSound(one)),
  ),
});

/** Practice before a game, which no game ever counts. It is not part of a second copy: it ends with the evening. */
export const PRACTICE_FILE = sealedFile({
  ...asItStands<PracticeValues>(),
  ...{ name: 'practice.json', marker: 'headpin-practice', largest: 1024 * 1024 },
  lost: { kind: 'practice-lost' },
  parts: { left: v.nullable(kept), right: v.nullable(kept) },
  plain: () => NO_PRACTICE,
});
export type PracticeFile = KeptFile<PracticeValues>;
