import * as v from 'valibot';
import { MOST_CONVERSIONS } from '../../core/practice/conversions.ts';
import { MOST_BALLS, isSound, type Practice } from '../../core/practice/practice.ts';
import { MINUTE, MOST_MINUTES } from '../../core/practice/countdown.ts';
import { PIN_NUMBERS } from '../../core/line/leave.ts';
import { MOST_PRACTISING, type Halves } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { HIGHEST_COUNTER } from '../record/game-id.ts';
import { HEAD } from '../record/head.ts';
import { listOf, readAs } from '../record/reading.ts';
import { LONGEST_KEPT_NAME } from '../record/record-bounds.ts';
import { RECORD_PARTS } from '../record/record-schema.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { KeptFile } from '../settings/kept-file.ts';

const NAME = 'practice.json';
const PRACTICE_VERSION = 1;
export const LARGEST_PRACTICE = 1024 * 1024;
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

/** The practice file after its head: exactly these keys. */
export const PRACTICE_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(PRACTICE_VERSION),
  left: v.nullable(kept),
  right: v.nullable(kept),
});

export function makePractice({ left, right }: PracticeValues): string {
  return sealText('headpin-practice', PRACTICE_VERSION, [
    ['left', JSON.stringify(left)],
    ['right', JSON.stringify(right)],
  ]);
}

export function parsePractice(bytes: Uint8Array): Reading<PracticeValues> {
  return unsealText({ marker: 'headpin-practice', version: PRACTICE_VERSION }, bytes, ({ content }) =>
    readAs(PRACTICE_SCHEMA, content, ({ left, right }) => ({ left, right })),
  );
}

/**
 * Practice before a game, which no game ever counts. It is no part of a second copy: it ends with the evening. The
 * caller holds the folder's lock.
 */
export class PracticeFile extends KeptFile<PracticeValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_PRACTICE, make: makePractice, parse: parsePractice };
    super(disk, dataFolder, { ...file, lost: { kind: 'practice-lost' } }, NO_PRACTICE);
  }
}
