import * as v from 'valibot';
import { LEAGUE_IDS, FRAME_NUMBERS } from '../../core/formats/formats.ts';
import { UNIT_KINDS } from '../../core/league/points-rule.ts';
import { SIDES } from '../../core/league/side.ts';
import { SCORE_TYPES } from '../../core/league/score-type.ts';
import { REASONS, isShare } from '../../core/league/unit.ts';

/** Texts are never empty, because an empty cell means null. */
const TEXT = v.pipe(v.string(), v.minLength(1));
const MAYBE_TEXT = v.nullable(TEXT);
const WHOLE = v.pipe(v.number(), v.safeInteger());
const MAYBE_WHOLE = v.nullable(WHOLE);
const POINTS = v.pipe(v.number(), v.minValue(0), v.check(isShare));
const SIDE = v.picklist(SIDES);

const MATCH = v.strictObject({
  id: TEXT,
  league: MAYBE_TEXT,
  format: v.picklist(LEAGUE_IDS),
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/u)),
  round: MAYBE_TEXT,
  lanes: MAYBE_TEXT,
  /** Games that the league bowls in a night. */
  games: WHOLE,
});

const TEAM = v.strictObject({ side: SIDE, id: MAYBE_TEXT, name: TEXT });

/** On a pair of lanes `id` is home's saved game and `beside` the visitors'. */
const GAME = v.strictObject({ game: WHOLE, id: TEXT, beside: v.exactOptional(TEXT) });

const LINE = v.strictObject({
  game: WHOLE,
  side: SIDE,
  /** Place in the line-up, from 1. */
  place: WHOLE,
  bowler: TEXT,
  /** The league's own id. */
  id: MAYBE_TEXT,
  name: TEXT,
  type: v.picklist(SCORE_TYPES),
  letter: MAYBE_TEXT,
  unopposed: v.boolean(),
  average: MAYBE_WHOLE,
  /** Marks by frame, without empty ones at the end. */
  frames: v.pipe(
    v.array(v.string()),
    v.maxLength(FRAME_NUMBERS.length),
    v.check((frames) => frames.at(-1) !== ''),
  ),
  scratch: MAYBE_WHOLE,
  handicap: WHOLE,
  total: MAYBE_WHOLE,
});

const TOTAL = v.strictObject({
  /** Null: the series. */
  game: MAYBE_WHOLE,
  side: SIDE,
  scratch: WHOLE,
  handicap: WHOLE,
  total: WHOLE,
});

const UNIT = {
  unit: v.picklist([...UNIT_KINDS, 'pins']),
  game: MAYBE_WHOLE,
  place: MAYBE_WHOLE,
};

const SHARES = { home: POINTS, visitors: POINTS, unearned: POINTS, due: POINTS };

const UNIT_POINTS = v.strictObject({
  ...UNIT,
  atStake: POINTS,
  ...SHARES,
  reason: v.picklist(REASONS),
  homeTotal: MAYBE_WHOLE,
  visitorsTotal: MAYBE_WHOLE,
});

const POINTS_OF_ALL = v.strictObject(SHARES);

const ROLL_OFF = v.strictObject({ ...UNIT, go: WHOLE, homePins: WHOLE, visitorsPins: WHOLE });

const WHEN = { game: WHOLE, side: SIDE, by: TEXT, at: TEXT, generation: WHOLE };

/** `generation` is that of the team's own game; on a pair `besideGeneration` is that of the other team's. */
const SIGN_OFF = v.strictObject({ ...WHEN, besideGeneration: v.exactOptional(WHOLE) });

const CORRECTION = v.strictObject({
  ...WHEN,
  place: WHOLE,
  frame: MAYBE_WHOLE,
  before: MAYBE_TEXT,
  after: MAYBE_TEXT,
});

/** The records of a result: a single one, or a list of each kind. */
export const RECORDS = {
  match: MATCH,
  team: TEAM,
  game: GAME,
  line: LINE,
  total: TOTAL,
  unit: UNIT_POINTS,
  points: POINTS_OF_ALL,
  rollOff: ROLL_OFF,
  signOff: SIGN_OFF,
  correction: CORRECTION,
} as const;

export const RESULT_SHAPE = v.strictObject({
  match: MATCH,
  teams: v.array(TEAM),
  games: v.array(GAME),
  lines: v.array(LINE),
  totals: v.array(TOTAL),
  units: v.array(UNIT_POINTS),
  points: POINTS_OF_ALL,
  rollOffs: v.array(ROLL_OFF),
  signOffs: v.array(SIGN_OFF),
  corrections: v.array(CORRECTION),
});

/**
 * Points that older programs do not know, for pins or finer than quarters, make version 3, and a game on a pair of lanes
 * version 2; any other result stays version 1.
 */
export const RESULT_VERSIONS = [1, 2, 3] as const;

/** What only a pair of lanes has: columns and keys that other results do not. */
export const PAIR_KEYS: ReadonlySet<string> = new Set(['beside', 'besideGeneration']);

/** Such as `7F3A 91C2`. */
export const CHECK_CODE = /^[0-9A-F]{4} [0-9A-F]{4}$/u;

/** A result's JSON file. */
export const RESULT_FILE_SHAPE = v.strictObject({
  file: v.literal('headpin-result'),
  version: v.picklist(RESULT_VERSIONS),
  check: v.pipe(v.string(), v.regex(CHECK_CODE)),
  ...RESULT_SHAPE.entries,
});

/** Whether a game of this result was bowled on a pair of lanes. */
export function isOfPair({ games }: NightResult): boolean {
  return games.some(({ beside }) => beside !== undefined);
}

/** The version of this result's JSON file. */
export function resultVersion(result: NightResult): (typeof RESULT_VERSIONS)[number] {
  const all = [result.points, ...result.units].flatMap(({ home, visitors, unearned, due }) => [
    ...[home, visitors, unearned, due],
  ]);
  const isNew =
    all.some((points) => !Number.isInteger(points * 4)) || result.units.some(({ unit }) => unit === 'pins');
  return isNew ? 3 : isOfPair(result) ? 2 : 1;
}

/** A night's result: facts and the figures computed from them. */
export type NightResult = v.InferOutput<typeof RESULT_SHAPE>;
