import * as v from 'valibot';
import { AUTHORS, HIGHEST_LANE } from '../../core/event.ts';
import { FORMAT_IDS, FRAME_NUMBERS, MOST_BALLS_A_FRAME } from '../../core/format.ts';
import { PIN_NUMBERS } from '../../core/leave.ts';
import { PIN_COUNTS } from '../../core/pins.ts';
import { keptName, lineUp } from '../../core/player.ts';
import { HIGHEST_SCORE } from '../../core/score.ts';
import { GAME_ID } from './game-id.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const ordinal = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
// What Date.toISOString gives, however far a clock has jumped.
const time = v.pipe(v.string(), v.regex(/^(?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u));

const player = v.strictObject({
  id: ordinal,
  name: v.string(),
  average: v.exactOptional(v.pipe(count, v.maxValue(HIGHEST_SCORE))),
});

const players = v.pipe(
  v.array(player),
  v.minLength(1),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length),
  v.check((all) => areShown(all.map(({ name }) => name))),
);

const setup = v.strictObject({
  format: v.picklist(FORMAT_IDS),
  lane: v.pipe(ordinal, v.maxValue(HIGHEST_LANE)),
  gameNumber: ordinal,
  startedAt: time,
  players,
});

const roll = v.variant('kind', [
  v.strictObject({
    kind: v.literal('pins'),
    pins: v.picklist(PIN_COUNTS),
    split: v.exactOptional(v.literal(true)),
    left: v.exactOptional(
      v.pipe(v.array(v.picklist(PIN_NUMBERS)), v.minLength(1), v.maxLength(PIN_NUMBERS.length)),
    ),
  }),
  v.strictObject({ kind: v.literal('foul') }),
]);

const balls = v.pipe(v.array(roll), v.maxLength(MOST_BALLS_A_FRAME));
const frame = v.picklist(FRAME_NUMBERS);
const stamp = { at: time, by: v.picklist(AUTHORS) };

const event = v.variant('type', [
  v.strictObject({ type: v.literal('ballRolled'), player: ordinal, frame, roll, ...stamp }),
  v.strictObject({
    type: v.literal('frameCorrected'),
    player: ordinal,
    frame,
    balls,
    ...stamp,
  }),
  v.strictObject({
    type: v.literal('splitMarked'),
    player: ordinal,
    frame,
    ball: v.pipe(ordinal, v.maxValue(MOST_BALLS_A_FRAME)),
    split: v.boolean(),
    ...stamp,
  }),
  v.strictObject({
    type: v.literal('lineAgreed'),
    player: ordinal,
    frames: v.pipe(v.array(balls), v.length(FRAME_NUMBERS.length)),
    ...stamp,
  }),
  v.strictObject({ type: v.literal('ballAnnulled'), player: ordinal, frame, ...stamp }),
  v.strictObject({ type: v.literal('ballsMoved'), player: ordinal, frame, to: ordinal, ...stamp }),
  v.strictObject({ type: v.literal('frameDisputed'), player: ordinal, frame, balls, ...stamp }),
  v.strictObject({
    type: v.literal('disputeSettled'),
    player: ordinal,
    frame,
    provisional: v.boolean(),
    ...stamp,
  }),
  v.strictObject({ type: v.literal('playerCalled'), player: ordinal, ...stamp }),
  v.strictObject({
    type: v.literal('playerJoined'),
    player: ordinal,
    name: v.string(),
    from: frame,
    ...stamp,
  }),
  v.strictObject({ type: v.literal('playerRenamed'), player: ordinal, name: v.string(), ...stamp }),
  v.strictObject({ type: v.literal('playersReordered'), players: v.array(ordinal), ...stamp }),
  v.strictObject({ type: v.literal('playerSkipped'), player: ordinal, skipped: v.boolean(), ...stamp }),
  v.strictObject({ type: v.literal('playerLeft'), player: ordinal, ...stamp }),
  v.strictObject({ type: v.literal('playerReturned'), player: ordinal, from: frame, ...stamp }),
  v.strictObject({ type: v.literal('playerAbsent'), player: ordinal, score: count, ...stamp }),
  v.strictObject({ type: v.literal('averageSet'), player: ordinal, average: v.nullable(count), ...stamp }),
  v.strictObject({ type: v.literal('playerRemoved'), player: ordinal, ...stamp }),
  v.strictObject({ type: v.literal('gameStopped'), ...stamp }),
  v.strictObject({ type: v.literal('undone'), event: ordinal, ...stamp }),
  v.strictObject({ type: v.literal('redone'), event: ordinal, ...stamp }),
]);

/** A game's file of the newest version, behind its head (`sealed-text.ts`): exactly these keys, in range. */
export const RECORD_SCHEMA = v.strictObject({
  file: v.string(),
  version: ordinal,
  checksum: v.string(),
  generation: count,
  id: v.pipe(v.string(), v.regex(GAME_ID)),
  counter: ordinal,
  savedAt: time,
  setup,
  events: v.array(event),
  sheet: v.array(v.string()),
});

/** The parts that occur in several places, by the names they have in docs/schema/game.schema.json. */
export const RECORD_PARTS = { count, ordinal, time, frame, roll, balls, player, setup, event };

/** Names as the line-up made them: it makes the same of them again. */
function areShown(names: readonly string[]): boolean {
  const again = lineUp(names, keptName);
  return again.ok && again.value.every(({ name }, index) => name === names[index]);
}
