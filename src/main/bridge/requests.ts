import * as v from 'valibot';
import { FRAME_NUMBERS, MOST_BALLS_A_FRAME } from '../../core/formats/format.ts';
import { PIN_NUMBERS } from '../../core/line/leave.ts';
import { tidyLine } from '../../core/line/readable.ts';
import { HIGHEST_SCORE } from '../../core/line/score.ts';
import {
  COPY_ORDERS,
  LOGO_ORDERS,
  MOST_GAMES_A_PAGE,
  PAPERS,
  PIN,
  RECOVERY_CODE,
  type CallName,
  type Calls,
} from '../../contract/contract.ts';
import { GAME_ID } from '../../saves/record/game-id.ts';
import { GAMES_OPEN, SETTINGS_PARTS } from '../../saves/settings/settings-file.ts';

// Bounds for what a person can mean; the rules themselves judge names and pins.
const MOST_PLAYERS = 10_000;
const LONGEST_TEXT = 200;
const MOST_COPIES = 99;

const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
const gameId = v.pipe(v.string(), v.regex(GAME_ID));
const generation = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const player = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PLAYERS));
const frame = v.picklist(FRAME_NUMBERS);
const printer = v.nullable(text);
const paper = v.picklist(PAPERS);

const entry = v.variant('kind', [
  // Any number: the rules refuse it with a code that a person understands.
  v.strictObject({ kind: v.literal('pins'), pins: v.number() }),
  v.strictObject({
    kind: v.literal('leave'),
    left: v.pipe(v.array(v.picklist(PIN_NUMBERS)), v.maxLength(PIN_NUMBERS.length)),
  }),
  v.strictObject({ kind: v.literal('strike') }),
  v.strictObject({ kind: v.literal('spare') }),
  v.strictObject({ kind: v.literal('foul'), fell: v.exactOptional(v.number()) }),
]);

const balls = v.pipe(v.array(v.strictObject({ entry, split: v.boolean() })), v.maxLength(MOST_BALLS_A_FRAME));

const command = v.variant('kind', [
  v.strictObject({ kind: v.literal('roll'), entry }),
  v.strictObject({ kind: v.literal('correctFrame'), player, frame, balls }),
  v.strictObject({
    kind: v.literal('markSplit'),
    player,
    frame,
    ball: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_BALLS_A_FRAME)),
    split: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('agreeLine'), player, notation: text }),
  v.strictObject({ kind: v.literal('annulBall'), player, frame }),
  v.strictObject({ kind: v.literal('moveBalls'), player, frame, to: player }),
  v.strictObject({ kind: v.literal('dispute'), player, frame, balls }),
  v.strictObject({ kind: v.literal('settle'), player, frame, provisional: v.boolean() }),
  v.strictObject({ kind: v.literal('call'), player }),
  v.strictObject({ kind: v.literal('join'), name: text, makesUp: v.boolean() }),
  v.strictObject({ kind: v.literal('rename'), player, name: text }),
  v.strictObject({ kind: v.literal('reorder'), players: v.pipe(v.array(player), v.maxLength(MOST_PLAYERS)) }),
  v.strictObject({ kind: v.literal('skip'), player, skipped: v.boolean() }),
  v.strictObject({ kind: v.literal('leave'), player }),
  v.strictObject({ kind: v.literal('comeBack'), player, makesUp: v.boolean() }),
  v.strictObject({ kind: v.literal('absent'), player, score: v.number() }),
  v.strictObject({ kind: v.literal('setAverage'), player, average: v.nullable(v.number()) }),
  v.strictObject({ kind: v.literal('remove'), player }),
  v.strictObject({ kind: v.literal('stop') }),
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({ kind: v.literal('redo') }),
]);

// Tidied here, so that no blank name is kept; what that makes longer must fit its file all the same.
const houseName = v.pipe(SETTINGS_PARTS.houseName, v.transform(tidyLine), SETTINGS_PARTS.houseName);

// Without `from`, main says from which game they count.
const openingOrder = v.union([
  SETTINGS_PARTS.opening,
  v.strictObject({ kind: v.literal('games'), games: GAMES_OPEN }),
]);

// Each of them or none; what they can be is what the settings' file can hold.
const settingsChange = v.strictObject({
  language: v.exactOptional(SETTINGS_PARTS.language),
  theme: v.exactOptional(SETTINGS_PARTS.theme),
  view: v.exactOptional(SETTINGS_PARTS.view),
  lane: v.exactOptional(SETTINGS_PARTS.lane),
  paper: v.exactOptional(SETTINGS_PARTS.paper),
  marks: v.exactOptional(SETTINGS_PARTS.marks),
  paperMarks: v.exactOptional(SETTINGS_PARTS.paperMarks),
  printer: v.exactOptional(SETTINGS_PARTS.printer),
  houseName: v.exactOptional(houseName),
  houseLanguage: v.exactOptional(SETTINGS_PARTS.houseLanguage),
  houseTheme: v.exactOptional(SETTINGS_PARTS.houseTheme),
  layout: v.exactOptional(SETTINGS_PARTS.layout),
  pad: v.exactOptional(SETTINGS_PARTS.pad),
  pinTap: v.exactOptional(SETTINGS_PARTS.pinTap),
  lateRule: v.exactOptional(SETTINGS_PARTS.lateRule),
  opening: v.exactOptional(openingOrder),
  celebrations: v.exactOptional(SETTINGS_PARTS.celebrations),
  sounds: v.exactOptional(SETTINGS_PARTS.sounds),
  overhead: v.exactOptional(SETTINGS_PARTS.overhead),
  distance: v.exactOptional(SETTINGS_PARTS.distance),
  diagonal: v.exactOptional(SETTINGS_PARTS.diagonal),
  bowlersMay: v.exactOptional(SETTINGS_PARTS.bowlersMay),
  keepNames: v.exactOptional(SETTINGS_PARTS.keepNames),
});

const newGameOrder = v.strictObject({
  names: v.pipe(v.array(text), v.maxLength(MOST_PLAYERS)),
  averages: v.exactOptional(
    v.pipe(
      v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_SCORE)))),
      v.maxLength(MOST_PLAYERS),
    ),
  ),
  gameNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
});

const sheetSubject = v.variant('kind', [
  v.strictObject({ kind: v.literal('game'), gameId }),
  v.strictObject({ kind: v.literal('blank') }),
]);

const recoveryCode = v.pipe(v.string(), v.regex(RECOVERY_CODE));

const printOrder = v.strictObject({
  what: v.variant('kind', [
    ...sheetSubject.options,
    v.strictObject({ kind: v.literal('recovery'), code: recoveryCode }),
  ]),
  paper,
  printer,
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COPIES)),
});

const gamesQuery = v.strictObject({
  name: text,
  before: v.nullable(gameId),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GAMES_A_PAGE)),
});

const pin = v.pipe(v.string(), v.regex(PIN));

const staffOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('enter'), pin }),
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('setPin'), pin: v.nullable(pin) }),
  v.strictObject({ kind: v.literal('recover'), code: recoveryCode }),
]);

const takeOverOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('look') }),
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('take'), pin: v.nullable(pin) }),
]);

const removeOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('game'), gameId }),
  v.strictObject({ kind: v.literal('bowler'), name: text }),
]);

const programOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('fullScreen'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('showScreens') }),
  v.strictObject({ kind: v.literal('quit') }),
]);

const nothing = v.strictTuple([]);
const pressed = v.pipe(v.number(), v.finite());
const change = v.union([v.strictTuple([gameId, generation]), v.strictTuple([gameId, generation, pressed])]);

/** A parser for every call: exact count, own keys, numbers in range (decision 8). */
export const REQUESTS: { readonly [N in CallName]: v.GenericSchema<unknown, Calls[N]['args']> } = {
  load: nothing,
  newGame: v.union([v.strictTuple([newGameOrder]), v.strictTuple([newGameOrder, pressed])]),
  apply: v.union([
    v.strictTuple([gameId, generation, command]),
    v.strictTuple([gameId, generation, command, pressed]),
  ]),
  tryAgain: change,
  takeBack: change,
  games: v.strictTuple([gamesQuery]),
  openGame: v.union([v.strictTuple([gameId]), v.strictTuple([gameId, pressed])]),
  changeSettings: v.strictTuple([settingsChange]),
  logo: v.strictTuple([v.picklist(LOGO_ORDERS)]),
  noticeRead: v.strictTuple([v.pipe(v.number(), v.safeInteger(), v.minValue(1))]),
  printers: nothing,
  print: v.strictTuple([printOrder]),
  pdfPlace: nothing,
  savePdf: v.strictTuple([v.strictObject({ what: sheetSubject, paper })]),
  copy: v.strictTuple([v.picklist(COPY_ORDERS)]),
  sheet: nothing,
  sheetDrawn: nothing,
  staff: v.strictTuple([staffOrder]),
  takeOver: v.strictTuple([takeOverOrder]),
  remove: v.strictTuple([removeOrder]),
  program: v.strictTuple([programOrder]),
};
