import * as v from 'valibot';
import { FORMAT_IDS, formatsIn } from '../../../core/formats/formats.ts';
import { tidyLine } from '../../../core/players/readable.ts';
import {
  counted,
  forSettings,
  type CallName,
  type SettingName,
  type SettingsChange,
} from '../../../contract/contract.ts';
import { GAMES_OPEN, OPENING_SCHEMA, SETTINGS_PARTS } from '../../../saves/settings/settings-file.ts';
import { permissionsForChange } from '../../staff/permissions.ts';
import { fromConsole, type CallEntries } from '../call-entry.ts';

// Nobody types one, and it would turn what stands beside the name.
const DIRECTION_SIGN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

// Tidied here, so that no blank name is saved. Tidying can lengthen a name, which must still fit its file.
const houseName = v.pipe(
  SETTINGS_PARTS.houseName,
  v.check((name) => !DIRECTION_SIGN.test(name)),
  v.transform(tidyLine),
  v.check((name) => v.is(SETTINGS_PARTS.houseName, name)),
);

const formats = v.pipe(
  v.array(v.picklist(FORMAT_IDS)),
  v.minLength(1),
  v.check((ids) => new Set(ids).size === ids.length),
  v.transform((ids) => formatsIn(ids)),
);

// Without `from`, main sets the first game that counts.
const opening = v.union([OPENING_SCHEMA, v.strictObject({ kind: v.literal('games'), games: GAMES_OPEN })]);

/** Windows say some settings otherwise than the file. */
const PARTS: Readonly<Record<SettingName, v.GenericSchema>> = {
  ...SETTINGS_PARTS,
  houseName,
  formats,
  opening,
};

// Each field is optional; its range is that of the settings file.
const settingsChange = v.strictObject(
  forSettings((_, name) => v.exactOptional(PARTS[name])),
) as v.GenericSchema<unknown, SettingsChange>;

export const SETTINGS_CALLS: CallEntries<CallName<'settings'>> = {
  'settings.change': fromConsole(
    ([change], settings) => permissionsForChange(change, settings),
    v.strictTuple([settingsChange]),
    ([change], { settings, games, practice }) => {
      const save = (): ReturnType<typeof settings.change> =>
        settings.change(counted(change, games.firstToCount));
      const { lane, pair = settings.current.pair } = change;
      const saveLanes = (): ReturnType<typeof settings.change> => games.changeLanes(change, save);
      if (pair !== settings.current.pair) return practice.changeLanes(saveLanes);
      return lane === undefined && change.pair === undefined ? save() : saveLanes();
    },
  ),
};
