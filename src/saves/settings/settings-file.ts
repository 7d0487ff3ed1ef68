import * as v from 'valibot';
import { formatsIn, type FormatId } from '../../core/formats/formats.ts';
import { HIGHEST_LANE } from '../../core/game/event.ts';
import {
  BOARD_LAYOUTS,
  LATE_RULES,
  MARK_STYLES,
  MOST_GAMES_OPEN,
  PADS,
  PAGE_PAPERS,
  PAPERS,
  PIN_TAPS,
  PRINTS_AT,
  PRINTS_WHAT,
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
import { knownParts } from './known-parts.ts';
import { RECORD_PARTS } from '../record/record-schema.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading, type Sealed } from '../record/sealed-text.ts';

const NAME = 'settings.json';
export const SETTINGS_VERSION = 9;
export const LARGEST_SETTINGS = 64 * 1024;
const LONGEST_PRINTER = 1024;
const LONGEST_HOUSE = 40;
const LONGEST_SCREEN = 200;
const [LONGEST_FORMAT, MOST_FORMATS] = [40, 100];

// The fields of version 1.
const partsOfVersionOne = {
  language: v.picklist(LANGUAGES),
  theme: v.picklist(THEMES),
  view: v.picklist(VIEWS),
  lane: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_LANE)),
  paper: v.picklist(PAGE_PAPERS),
  marks: v.picklist(MARK_STYLES),
  printer: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_PRINTER))),
};

export const GAMES_OPEN = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GAMES_OPEN));
const counter = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_COUNTER + 1));
const openFree = v.strictObject({ kind: v.literal('free') });
const openUntil = v.strictObject({ kind: v.literal('until'), at: RECORD_PARTS.time });

// Until version 3 board and paper shared their marks.
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
  // A record, so that a missing function does not compile.
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

// Until version 4 a PC had one lane.
const partsOfVersionFour = { ...partsOfVersionThree, paperMarks: v.picklist(MARK_STYLES) };

// Until version 5 every house offered ten-pin and no-tap.
const partsOfVersionFive = { ...partsOfVersionFour, pair: v.boolean() };

// Until version 6 a sheet had everything, and nothing was printed by itself.
const partsOfVersionSix = {
  ...partsOfVersionFive,
  // A later program may know more formats: a house that goes back to this one keeps its other choices.
  formats: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(LONGEST_FORMAT))),
    v.minLength(1),
    v.maxLength(MOST_FORMATS),
  ),
};

// Until version 7 one kind of sheet could be chosen, and nothing printed it.
const partsOfVersionSeven = {
  ...partsOfVersionSix,
  cardPaper: v.picklist(PAPERS),
  cardPrinter: partsOfVersionOne.printer,
  sheetStatistics: v.boolean(),
  sheetChart: v.boolean(),
  printsAt: v.picklist(PRINTS_AT),
  prints: v.picklist(['game', 'card']),
};

/** Any of the settings. */
export const SETTINGS_PARTS = {
  ...partsOfVersionSeven,
  prints: v.pipe(v.array(v.picklist(PRINTS_WHAT)), v.minLength(1), v.maxLength(PRINTS_WHAT.length)),
};

// Version 2 did not count a lane's games; it used the game's own number.
const partsOfVersionTwo = {
  ...partsOfVersionThree,
  opening: v.variant('kind', [
    openFree,
    v.strictObject({ kind: v.literal('games'), games: GAMES_OPEN }),
    openUntil,
  ]),
};

const PLAIN = plainSettings('en');
const { formats: FORMATS } = PLAIN;
/** What versions 7 and 8 added. */
const PRINTING = {
  cardPaper: PLAIN.cardPaper,
  cardPrinter: PLAIN.cardPrinter,
  sheetStatistics: PLAIN.sheetStatistics,
  sheetChart: PLAIN.sheetChart,
  printsAt: PLAIN.printsAt,
  prints: PLAIN.prints,
} as const;

// Until version 8 no front desk opened a lane. A window cannot say that one did: `SETTINGS_PARTS` has no order.
const { order } = RECORD_PARTS;
const partsOfVersionNine = {
  ...SETTINGS_PARTS,
  opening: v.variant('kind', [
    openFree,
    v.strictObject({
      kind: v.literal('games'),
      games: GAMES_OPEN,
      from: counter,
      order: v.exactOptional(order),
    }),
    v.strictObject({ ...openUntil.entries, order: v.exactOptional(order) }),
  ]),
};

/** The settings file after its head: exactly these keys. */
export const SETTINGS_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(SETTINGS_VERSION),
  settings: v.strictObject(partsOfVersionNine),
});

export function makeSettings(settings: Settings): string {
  return sealText('headpin-settings', SETTINGS_VERSION, [['settings', JSON.stringify(settings)]]);
}

export function parseSettings(bytes: Uint8Array): Reading<Settings> {
  return unsealText({ marker: 'headpin-settings', version: SETTINGS_VERSION }, bytes, settingsIn);
}

function settingsIn({ version, content }: Sealed): Reading<Settings> {
  if (version === 1) return firstSettings(content);
  if (version === 2) return secondSettings(content);
  if (version === 3) return thirdSettings(content);
  if (version === 4) return fourthSettings(content);
  if (version === 5) return fifthSettings(content);
  if (version === 6) return sixthSettings(content);
  if (version === 7) return seventhSettings(content);
  if (version === 8)
    return readAs(contentOf(SETTINGS_PARTS), content, ({ settings }) => withFormats(settings));
  return readAs(SETTINGS_SCHEMA, content, ({ settings }) => withFormats(settings));
}

/** Version 1's choices; the rest are defaults. */
function firstSettings(content: unknown): Reading<Settings> {
  return readAs(contentOf(partsOfVersionOne), content, ({ settings }) => {
    const plain = { ...plainSettings(settings.language), houseTheme: settings.theme };
    return { ...plain, ...settings, paperMarks: settings.marks };
  });
}

/** Version 2's choices; a lane open for some games is simply open, because nobody counted them. */
function secondSettings(content: unknown): Reading<Settings> {
  return readAs(contentOf(partsOfVersionTwo), content, ({ settings: { opening, ...settings } }) => {
    const counted = opening.kind === 'games' ? ({ kind: 'free' } as const) : opening;
    const later = { ...PRINTING, paperMarks: settings.marks, pair: false, formats: FORMATS };
    return { ...settings, ...later, opening: counted };
  });
}

function thirdSettings(content: unknown): Reading<Settings> {
  return readAs(contentOf(partsOfVersionThree), content, ({ settings }) => ({
    ...settings,
    ...PRINTING,
    paperMarks: settings.marks,
    pair: false,
    formats: FORMATS,
  }));
}

function fourthSettings(content: unknown): Reading<Settings> {
  return readAs(contentOf(partsOfVersionFour), content, ({ settings }) => ({
    ...settings,
    ...PRINTING,
    pair: false,
    formats: FORMATS,
  }));
}

function fifthSettings(content: unknown): Reading<Settings> {
  return readAs(contentOf(partsOfVersionFive), content, ({ settings }) => ({
    ...settings,
    ...PRINTING,
    formats: FORMATS,
  }));
}

function sixthSettings(content: unknown): Reading<Settings> {
  return readAs(contentOf(partsOfVersionSix), content, ({ settings }) => ({
    ...withFormats(settings),
    ...PRINTING,
  }));
}

function seventhSettings(content: unknown): Reading<Settings> {
  return readAs(contentOf(partsOfVersionSeven), content, ({ settings }) => ({
    ...withFormats(settings),
    prints: [settings.prints],
  }));
}

/** A later program may have known formats that this one does not. */
function withFormats<T extends { readonly formats: readonly string[] }>(
  settings: T,
): Omit<T, 'formats'> & { readonly formats: readonly FormatId[] } {
  const formats = formatsIn(settings.formats);
  return { ...settings, formats: formats.length > 0 ? formats : FORMATS };
}

function contentOf<T extends v.ObjectEntries>(parts: T) {
  return v.looseObject({ settings: v.strictObject(parts) });
}

/** A newer program's choices as far as this one knows them: its lane keeps its number, its house its name. */
function ofNewer(bytes: Uint8Array): Partial<Settings> {
  const { formats, ...known } = knownParts(bytes, 'settings', partsOfVersionNine);
  return { ...known, ...(formats === undefined ? {} : withFormats({ formats })) };
}

/** A data folder's settings. The caller holds its lock. */
export class SettingsFile extends KeptFile<Settings> {
  constructor(disk: Disk, dataFolder: string, defaults: Settings) {
    const file = { name: NAME, largest: LARGEST_SETTINGS, make: makeSettings, parse: parseSettings };
    super(disk, dataFolder, { ...file, lost: { kind: 'settings-lost' }, ofNewer }, defaults);
  }
}
