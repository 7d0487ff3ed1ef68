import * as v from 'valibot';
import { HIGHEST_LANE } from '../../core/game/event.ts';
import {
  BOARD_LAYOUTS,
  LATE_RULES,
  MARK_STYLES,
  MOST_GAMES_OPEN,
  PADS,
  PAPERS,
  PIN_TAPS,
  plainSettings,
  THEMES,
  VIEWS,
  type BowlerFunction,
  type Settings,
} from '../../contract/contract.ts';
import { LANGUAGES } from '../../text/language.ts';
import type { Disk } from '../disk/disk.ts';
import { HIGHEST_COUNTER } from '../record/game-id.ts';
import { KeptFile } from './kept-file.ts';
import { RECORD_PARTS } from '../record/record-schema.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading, type Sealed } from '../record/sealed-text.ts';

const NAME = 'settings.json';
/** The version that this program writes. */
export const SETTINGS_VERSION = 4;
const LARGEST_SETTINGS = 64 * 1024;
const LONGEST_PRINTER = 1024;
const LONGEST_HOUSE = 40;
const LONGEST_SCREEN = 200;

// What version 1 had, by which its files are still read.
const partsOfVersionOne = {
  language: v.picklist(LANGUAGES),
  theme: v.picklist(THEMES),
  view: v.picklist(VIEWS),
  lane: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_LANE)),
  paper: v.picklist(PAPERS),
  marks: v.picklist(MARK_STYLES),
  printer: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_PRINTER))),
};

/** For how many games a lane is opened at once. */
export const GAMES_OPEN = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GAMES_OPEN));
const counter = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_COUNTER + 1));
const openFree = v.strictObject({ kind: v.literal('free') });
const openUntil = v.strictObject({ kind: v.literal('until'), at: RECORD_PARTS.time });

// Until version 3 board and paper had the same marks.
const partsOfVersionThree = {
  ...partsOfVersionOne,
  houseName: v.pipe(v.string(), v.maxLength(LONGEST_HOUSE)),
  houseLanguage: v.picklist(LANGUAGES),
  houseTheme: v.picklist(THEMES),
  layout: v.picklist(BOARD_LAYOUTS),
  pad: v.picklist(PADS),
  pinTap: v.picklist(PIN_TAPS),
  lateRule: v.picklist(LATE_RULES),
  opening: v.variant('kind', [
    openFree,
    v.strictObject({ kind: v.literal('games'), games: GAMES_OPEN, from: counter }),
    openUntil,
  ]),
  celebrations: v.boolean(),
  sounds: v.boolean(),
  overhead: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_SCREEN))),
  distance: v.pipe(v.number(), v.minValue(1), v.maxValue(20)),
  diagonal: v.pipe(v.number(), v.minValue(10), v.maxValue(120)),
  // A record and not a list, so that a function missing here does not compile.
  bowlersMay: v.strictObject({
    correct: v.boolean(),
    undo: v.boolean(),
    players: v.boolean(),
    print: v.boolean(),
    display: v.boolean(),
    end: v.boolean(),
  } satisfies Record<BowlerFunction, v.GenericSchema<boolean>>),
  keepNames: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))),
};

/** Any settings the house can choose, by their names; the bridge takes the same. */
export const SETTINGS_PARTS = { ...partsOfVersionThree, paperMarks: v.picklist(MARK_STYLES) };

// Version 2 did not count the games of a lane: it went by the number that the game was given.
const partsOfVersionTwo = {
  ...partsOfVersionThree,
  opening: v.variant('kind', [
    openFree,
    v.strictObject({ kind: v.literal('games'), games: GAMES_OPEN }),
    openUntil,
  ]),
};

/** The settings' file, behind its head: exactly these keys, in range. */
export const SETTINGS_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(SETTINGS_VERSION),
  settings: v.strictObject(SETTINGS_PARTS),
});

/** The text of the settings' file. */
export function makeSettings(settings: Settings): string {
  return sealText('headpin-settings', SETTINGS_VERSION, [['settings', JSON.stringify(settings)]]);
}

/** The settings in a file's bytes. */
export function parseSettings(bytes: Uint8Array): Reading<Settings> {
  return unsealText({ marker: 'headpin-settings', version: SETTINGS_VERSION }, bytes, settingsIn);
}

function settingsIn({ version, content }: Sealed): Reading<Settings> {
  if (version === 1) return firstSettings(content);
  if (version === 2) return secondSettings(content);
  if (version === 3) return thirdSettings(content);
  return readAs(SETTINGS_SCHEMA, content, ({ settings }) => settings);
}

/** What a house of version 1 had chosen; the rest is as in a house that has chosen nothing. */
function firstSettings(content: unknown): Reading<Settings> {
  return readAs(contentOf(partsOfVersionOne), content, ({ settings }) => {
    const plain = { ...plainSettings(settings.language), houseTheme: settings.theme };
    return { ...plain, ...settings, paperMarks: settings.marks };
  });
}

/** What a house of version 2 had chosen; a lane that was open for some games is simply open: nobody counted them. */
function secondSettings(content: unknown): Reading<Settings> {
  return readAs(contentOf(partsOfVersionTwo), content, ({ settings: { opening, ...settings } }) => {
    const counted = opening.kind === 'games' ? ({ kind: 'free' } as const) : opening;
    return { ...settings, opening: counted, paperMarks: settings.marks };
  });
}

/** What a house of version 3 had chosen. */
function thirdSettings(content: unknown): Reading<Settings> {
  return readAs(contentOf(partsOfVersionThree), content, ({ settings }) => ({
    ...settings,
    paperMarks: settings.marks,
  }));
}

function contentOf<T extends v.ObjectEntries>(parts: T) {
  return v.looseObject({ settings: v.strictObject(parts) });
}

/** The settings of a data folder. Whoever uses them holds the folder's lock. */
export class SettingsFile extends KeptFile<Settings> {
  constructor(disk: Disk, dataFolder: string, defaults: Settings) {
    const file = { name: NAME, largest: LARGEST_SETTINGS, make: makeSettings, parse: parseSettings };
    super(disk, dataFolder, { ...file, lost: { kind: 'settings-lost' } }, defaults);
  }
}
