import * as v from 'valibot';
import { FRAME_NUMBERS, MOST_BALLS_A_FRAME } from '../../../core/formats/formats.ts';
import { SAME_OF_BALLS, type Command } from '../../../core/game/event.ts';
import { SAME } from '../../../core/line-up/player-event.ts';
import { PIN_NUMBERS } from '../../../core/line/leave.ts';
import { MOST_CARRIED } from '../../../core/players/in-series.ts';
import { MOST_MATES } from '../../../core/players/shared-line.ts';
import { sameSchemas } from '../../../saves/record/same-schemas.ts';
import { LATER, scoreType, seat, teamId } from './league.ts';
import { MOST_PLAYERS, text } from './parts.ts';

const player = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PLAYERS));
const frame = v.picklist(FRAME_NUMBERS);

/** Whether a strike or a spare was a foul; one that was none does not say so. */
const fouled = v.exactOptional(v.literal(true));

export const entry = v.variant('kind', [
  // Any number: the rules refuse it with a code that becomes a sentence.
  v.strictObject({ kind: v.literal('pins'), pins: v.number() }),
  v.strictObject({
    kind: v.literal('leave'),
    left: v.pipe(v.array(v.picklist(PIN_NUMBERS)), v.maxLength(PIN_NUMBERS.length)),
  }),
  v.strictObject({ kind: v.literal('strike'), foul: fouled }),
  v.strictObject({ kind: v.literal('spare'), foul: fouled }),
  v.strictObject({ kind: v.literal('foul'), fell: v.exactOptional(v.number()) }),
]);

const balls = v.pipe(v.array(v.strictObject({ entry, split: v.boolean() })), v.maxLength(MOST_BALLS_A_FRAME));

const sameFields = {
  player,
  players: v.pipe(v.array(player), v.maxLength(MOST_PLAYERS)),
  skipped: v.boolean(),
  score: v.number(),
  average: v.nullable(v.number()),
  scores: v.pipe(v.array(v.number()), v.maxLength(MOST_CARRIED)),
  option: v.number(),
  handicap: v.nullable(v.number()),
  seat,
  frame,
  to: player,
  ball: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_BALLS_A_FRAME)),
  split: v.boolean(),
  provisional: v.boolean(),
};

type Same = keyof typeof SAME | keyof typeof SAME_OF_BALLS;

/** Every command that is not its event; one without its parser here does not compile. */
const OTHERS = {
  roll: v.strictObject({ kind: v.literal('roll'), entry }),
  correctFrame: v.strictObject({ kind: v.literal('correctFrame'), player, frame, balls }),
  agreeLine: v.strictObject({ kind: v.literal('agreeLine'), player, notation: text }),
  dispute: v.strictObject({ kind: v.literal('dispute'), player, frame, balls }),
  join: v.strictObject({
    kind: v.literal('join'),
    name: text,
    makesUp: v.boolean(),
    team: v.exactOptional(teamId),
    scoreType: v.exactOptional(scoreType),
  }),
  rename: v.strictObject({
    kind: v.literal('rename'),
    player,
    name: text,
    somebodyElse: v.boolean(),
    substitutes: v.exactOptional(v.boolean()),
    mate: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_MATES))),
  }),
  comeBack: v.strictObject({ kind: v.literal('comeBack'), player, makesUp: v.boolean() }),
  setScoreType: v.strictObject({
    kind: v.literal('setScoreType'),
    player,
    scoreType,
    instead: v.exactOptional(text),
    score: v.exactOptional(v.number()),
    later: v.exactOptional(LATER),
  }),
  undo: v.strictObject({ kind: v.literal('undo') }),
  redo: v.strictObject({ kind: v.literal('redo') }),
} satisfies {
  readonly [K in Exclude<Command['kind'], Same>]: v.GenericSchema<unknown, Extract<Command, { kind: K }>>;
};

/** A game command; the rules judge names and pins. */
export const command = v.variant('kind', [
  ...sameSchemas('kind', { ...SAME, ...SAME_OF_BALLS }, sameFields, {}),
  ...Object.values(OTHERS),
]);
