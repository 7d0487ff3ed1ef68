import * as v from 'valibot';
import { FORMAT_IDS, formatsIn } from '../../../core/formats/formats.ts';
import { tidyLine } from '../../../core/players/readable.ts';
import { counted, type CallName } from '../../../contract/contract.ts';
import { GAMES_OPEN, SETTINGS_PARTS } from '../../../saves/settings/settings-file.ts';
import { permissionsForChange } from '../../staff/permissions.ts';
import { CONSOLE, type CallEntries } from '../call-entry.ts';

// Nobody types one, and it would turn what stands beside the name.
const DIRECTION_SIGN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

// Tidied here, so that no blank name is saved. Tidying can lengthen a name, which must still fit its file.
const houseName = v.pipe(
  SETTINGS_PARTS.houseName,
  v.check((name) => !DIRECTION_SIGN.test(name)),
  v.transform(tidyLine),
  SETTINGS_PARTS.houseName,
);

const formats = v.pipe(
  v.array(v.picklist(FORMAT_IDS)),
  v.minLength(1),
  v.check((ids) => new Set(ids).size === ids.length),
  v.transform((ids) => formatsIn(ids)),
);

// Without `from`, main sets the first game that counts.
const openingOrder = v.union([
  SETTINGS_PARTS.opening,
  v.strictObject({ kind: v.literal('games'), games: GAMES_OPEN }),
]);

// Each field is optional; its range is that of the settings file.
const settingsChange = v.strictObject({
  language: v.exactOptional(SETTINGS_PARTS.language),
  theme: v.exactOptional(SETTINGS_PARTS.theme),
  view: v.exactOptional(SETTINGS_PARTS.view),
  lane: v.exactOptional(SETTINGS_PARTS.lane),
  pair: v.exactOptional(SETTINGS_PARTS.pair),
  paper: v.exactOptional(SETTINGS_PARTS.paper),
  marks: v.exactOptional(SETTINGS_PARTS.marks),
  paperMarks: v.exactOptional(SETTINGS_PARTS.paperMarks),
  printer: v.exactOptional(SETTINGS_PARTS.printer),
  cardPaper: v.exactOptional(SETTINGS_PARTS.cardPaper),
  cardPrinter: v.exactOptional(SETTINGS_PARTS.cardPrinter),
  sheetStatistics: v.exactOptional(SETTINGS_PARTS.sheetStatistics),
  sheetChart: v.exactOptional(SETTINGS_PARTS.sheetChart),
  printsAt: v.exactOptional(SETTINGS_PARTS.printsAt),
  prints: v.exactOptional(SETTINGS_PARTS.prints),
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
  formats: v.exactOptional(formats),
});

export const SETTINGS_CALLS: CallEntries<CallName<'settings'>> = {
  'settings.change': {
    callers: CONSOLE,
    parser: v.strictTuple([settingsChange]),
    permissions: ([change], settings) => permissionsForChange(change, settings),
    handle: ([change], { settings, games, practice }) => {
      const save = (): ReturnType<typeof settings.change> =>
        settings.change(counted(change, games.firstToCount));
      const { lane, pair = settings.current.pair } = change;
      const saveLanes = (): ReturnType<typeof settings.change> => games.changeLanes(change, save);
      if (pair !== settings.current.pair) return practice.changeLanes(saveLanes);
      return lane === undefined && change.pair === undefined ? save() : saveLanes();
    },
  },
};
