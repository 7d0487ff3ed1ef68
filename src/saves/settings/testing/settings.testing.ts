import fc from 'fast-check';
import { FORMAT_IDS } from '../../../core/formats/formats.ts';
import { HIGHEST_LANE } from '../../../core/game/event.ts';
import {
  BOARD_LAYOUTS,
  LATE_RULES,
  MARK_STYLES,
  MOST_GAMES_OPEN,
  PADS,
  PAGE_PAPERS,
  PAPERS,
  PRINTS_AT,
  PRINTS_WHAT,
  PIN_TAPS,
  plainSettings,
  THEMES,
  VIEWS,
  type Settings,
} from '../../../contract/contract.ts';
import { LANGUAGES } from '../../../text/language.ts';

export const DEFAULTS: Settings = plainSettings('en');

const [language, theme] = [fc.constantFrom(...LANGUAGES), fc.constantFrom(...THEMES)];

/** Any possible settings. Text lengths are in UTF-16 units, of which a character may have two. */
export const anySettings: fc.Arbitrary<Settings> = fc.record({
  ...{ language, theme, houseLanguage: language, houseTheme: theme },
  view: fc.constantFrom(...VIEWS),
  lane: fc.integer({ min: 1, max: HIGHEST_LANE }),
  pair: fc.boolean(),
  paper: fc.constantFrom(...PAGE_PAPERS),
  marks: fc.constantFrom(...MARK_STYLES),
  paperMarks: fc.constantFrom(...MARK_STYLES),
  printer: fc.option(fc.string({ unit: 'binary', maxLength: 512 })),
  cardPaper: fc.constantFrom(...PAPERS),
  cardPrinter: fc.option(fc.string({ unit: 'binary', maxLength: 512 })),
  sheetStatistics: fc.boolean(),
  sheetChart: fc.boolean(),
  printsAt: fc.constantFrom(...PRINTS_AT),
  prints: fc.subarray([...PRINTS_WHAT], { minLength: 1 }),
  houseName: fc.string({ unit: 'binary', maxLength: 20 }),
  layout: fc.constantFrom(...BOARD_LAYOUTS),
  pad: fc.constantFrom(...PADS),
  pinTap: fc.constantFrom(...PIN_TAPS),
  lateRule: fc.constantFrom(...LATE_RULES),
  opening: fc.oneof(
    fc.constant({ kind: 'free' } as const),
    fc.record({
      kind: fc.constant('games' as const),
      games: fc.integer({ min: 1, max: MOST_GAMES_OPEN }),
      from: fc.integer({ min: 1, max: 1e9 }),
    }),
    fc.record({
      kind: fc.constant('until' as const),
      at: fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
        .map((at) => at.toISOString()),
    }),
  ),
  celebrations: fc.boolean(),
  sounds: fc.boolean(),
  overhead: fc.option(fc.string({ unit: 'binary', maxLength: 100 })),
  distance: fc.double({ min: 1, max: 20, noNaN: true }),
  diagonal: fc.double({ min: 10, max: 120, noNaN: true }),
  bowlersMay: fc.record({
    correct: fc.boolean(),
    undo: fc.boolean(),
    players: fc.boolean(),
    print: fc.boolean(),
    display: fc.boolean(),
    end: fc.boolean(),
  }),
  keepNames: fc.option(fc.integer({ min: 1, max: 3650 })),
  formats: fc.subarray([...FORMAT_IDS], { minLength: 1 }),
});
