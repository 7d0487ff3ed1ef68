import * as v from 'valibot';
import { HIGHEST_LANE } from '../core/event.ts';
import { FRAME_NUMBERS, MOST_BALLS_A_FRAME } from '../core/format.ts';
import {
  COPY_ORDERS,
  MARK_STYLES,
  MOST_GAMES_A_PAGE,
  PAPERS,
  THEMES,
  VIEWS,
  type CallName,
  type Calls,
} from '../preload/contract.ts';
import { LANGUAGES } from '../text/language.ts';
import { GAME_ID } from './saves/game-id.ts';

// Bounds for what a person can mean; the rules themselves judge names and pins.
const MOST_PLAYERS = 10_000;
const LONGEST_TEXT = 200;
const MOST_COPIES = 99;

const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
const gameId = v.pipe(v.string(), v.regex(GAME_ID));
const generation = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const lane = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_LANE));
const player = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PLAYERS));
const frame = v.picklist(FRAME_NUMBERS);
const printer = v.nullable(text);
const paper = v.picklist(PAPERS);

const entry = v.variant('kind', [
  // Any number: the rules refuse it with a code that a person understands.
  v.strictObject({ kind: v.literal('pins'), pins: v.number() }),
  v.strictObject({ kind: v.literal('strike') }),
  v.strictObject({ kind: v.literal('spare') }),
  v.strictObject({ kind: v.literal('foul') }),
]);

const command = v.variant('kind', [
  v.strictObject({ kind: v.literal('roll'), entry }),
  v.strictObject({
    kind: v.literal('correctFrame'),
    player,
    frame,
    balls: v.pipe(v.array(v.strictObject({ entry, split: v.boolean() })), v.maxLength(MOST_BALLS_A_FRAME)),
  }),
  v.strictObject({
    kind: v.literal('markSplit'),
    player,
    frame,
    ball: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_BALLS_A_FRAME)),
    split: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('agreeLine'), player, notation: text }),
  v.strictObject({ kind: v.literal('stop') }),
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({ kind: v.literal('redo') }),
]);

const settingsChange = v.strictObject({
  language: v.exactOptional(v.picklist(LANGUAGES)),
  theme: v.exactOptional(v.picklist(THEMES)),
  view: v.exactOptional(v.picklist(VIEWS)),
  lane: v.exactOptional(lane),
  paper: v.exactOptional(paper),
  marks: v.exactOptional(v.picklist(MARK_STYLES)),
  printer: v.exactOptional(printer),
});

const newGameOrder = v.strictObject({
  names: v.pipe(v.array(text), v.maxLength(MOST_PLAYERS)),
  gameNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
});

const sheetSubject = v.variant('kind', [
  v.strictObject({ kind: v.literal('game'), gameId }),
  v.strictObject({ kind: v.literal('blank') }),
]);

const printOrder = v.strictObject({
  what: sheetSubject,
  paper,
  printer,
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COPIES)),
});

const gamesQuery = v.strictObject({
  name: text,
  before: v.nullable(gameId),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GAMES_A_PAGE)),
});

const nothing = v.strictTuple([]);
const change = v.strictTuple([gameId, generation]);

/** A parser for every call: exact count, own keys, numbers in range (design decision 8). */
export const REQUESTS: { readonly [N in CallName]: v.GenericSchema<unknown, Calls[N]['args']> } = {
  load: nothing,
  newGame: v.strictTuple([newGameOrder]),
  apply: v.strictTuple([gameId, generation, command]),
  tryAgain: change,
  takeBack: change,
  games: v.strictTuple([gamesQuery]),
  openGame: v.strictTuple([gameId]),
  changeSettings: v.strictTuple([settingsChange]),
  noticeRead: v.strictTuple([v.pipe(v.number(), v.safeInteger(), v.minValue(1))]),
  printers: nothing,
  print: v.strictTuple([printOrder]),
  savePdf: v.strictTuple([v.strictObject({ what: sheetSubject, paper })]),
  copyState: nothing,
  copy: v.strictTuple([v.picklist(COPY_ORDERS)]),
  sheet: nothing,
  sheetDrawn: nothing,
  setFullScreen: v.strictTuple([v.boolean()]),
  quit: nothing,
};
