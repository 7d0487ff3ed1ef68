import * as v from 'valibot';
import { formatsIn } from '../../core/formats/formats.ts';
import { highest } from '../../core/line/extremes.ts';
import {
  forSettings,
  MOST_GAMES_OPEN,
  plainSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
  type Shape,
} from '../../contract/contract.ts';
import type { Fields } from '../record/fields.ts';
import { HIGHEST_COUNTER } from '../record/game-id.ts';
import type { FileOf, KeptFile } from './kept-file.ts';
import { knownParts } from './known-parts.ts';
import { RECORD_PARTS } from '../record/record-schema.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading, type Sealed } from '../record/sealed-text.ts';

export const LARGEST_SETTINGS = 64 * 1024;
const [LONGEST_FORMAT, MOST_FORMATS] = [40, 100];

export const GAMES_OPEN = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GAMES_OPEN));
const counter = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_COUNTER + 1));
const order = v.exactOptional(RECORD_PARTS.order);
const openFree = v.strictObject({ kind: v.literal('free') });
const openFor = v.strictObject({ kind: v.literal('games'), games: GAMES_OPEN, from: counter });
const openUntil = v.strictObject({ kind: v.literal('until'), at: RECORD_PARTS.time });

/** How long a lane is open, but not by whose order: a window cannot say that the front desk opened it. */
export const OPENING_SCHEMA = v.variant('kind', [openFree, openFor, openUntil]);

/** The parser of a setting's shape, as it is saved. */
function schemaOf(shape: Shape): v.GenericSchema {
  switch (shape.kind) {
    case 'flag':
      return v.boolean();
    case 'flags':
      return v.strictObject(Object.fromEntries(shape.names.map((name) => [name, v.boolean()])));
    case 'one-of':
      return v.picklist(shape.values);
    case 'some-of':
      return v.pipe(v.array(v.picklist(shape.values)), v.minLength(1), v.maxLength(shape.values.length));
    case 'number':
      return v.pipe(v.number(), v.minValue(shape.least), v.maxValue(shape.most));
    case 'whole':
      return v.pipe(v.number(), v.integer(), v.minValue(shape.least), v.maxValue(shape.most));
    case 'text':
      return v.pipe(v.string(), v.maxLength(shape.longest));
    case 'or-none':
      return v.nullable(schemaOf(shape.shape));
    case 'opening':
      return v.variant('kind', [
        openFree,
        v.strictObject({ ...openFor.entries, order }),
        v.strictObject({ ...openUntil.entries, order }),
      ]);
    case 'formats':
      // A later program may know more formats: a house that goes back to this one keeps its other choices.
      return v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(LONGEST_FORMAT))),
        v.minLength(1),
        v.maxLength(MOST_FORMATS),
      );
  }
}

/** Each setting's parser; `formats` may have names that this program does not know. */
export const SETTINGS_PARTS = forSettings(({ is }) => schemaOf(is)) as {
  readonly [S in SettingName]: v.GenericSchema<unknown, Settings[S]>;
};

/** What came with the version after this one, beside new settings, which begin as nobody has chosen them. */
interface Migration {
  readonly from: number;
  /** The forms of settings until then. */
  readonly were?: Partial<Record<SettingName, v.GenericSchema>>;
  readonly migrate?: (settings: Fields) => Fields;
}

const MIGRATIONS: readonly Migration[] = [
  { from: 1, migrate: takeHouseFromParty },
  {
    from: 2,
    were: { opening: v.variant('kind', [openFree, v.omit(openFor, ['from']), openUntil]) },
    migrate: openWithoutCount,
  },
  { from: 3, migrate: giveSheetBoardsMarks },
  { from: 7, were: { prints: v.picklist(['game', 'card']) }, migrate: listPrints },
  // Until version 8 no front desk opened a lane.
  { from: 8, were: { opening: OPENING_SCHEMA } },
];

/** The last language and theme of a party become the house's. */
function takeHouseFromParty({ language, theme }: Fields): Fields {
  return { houseLanguage: language, houseTheme: theme };
}

/** Version 2 did not count a lane's games: one that was open for some is simply open. */
function openWithoutCount({ opening }: Fields): Fields {
  return v.is(openUntil, opening) ? {} : { opening: SETTINGS.opening.plain };
}

/** Until version 3 board and paper shared their marks. */
function giveSheetBoardsMarks({ marks }: Fields): Fields {
  return { paperMarks: marks };
}

/** Until version 7 one kind of sheet could be chosen, and nothing printed it. */
function listPrints({ prints = SETTINGS.prints.plain[0] }: Fields): Fields {
  return { prints: [prints] };
}

export const SETTINGS_VERSION = highest([
  ...SETTING_NAMES.map((name) => SETTINGS[name].since),
  ...MIGRATIONS.map(({ from }) => from + 1),
]);

/** The settings of a version, those of earlier ones first. */
function partsOf(version: number): Record<string, v.GenericSchema> {
  const names = SETTING_NAMES.filter((name) => SETTINGS[name].since <= version);
  const parts = names.toSorted((one, other) => SETTINGS[one].since - SETTINGS[other].since);
  const later = MIGRATIONS.filter(({ from }) => from >= version).toReversed();
  const were = Object.assign({}, ...later.map((one) => one.were ?? {})) as NonNullable<Migration['were']>;
  return Object.fromEntries(parts.map((name) => [name, were[name] ?? SETTINGS_PARTS[name]]));
}

const NEWEST = v.strictObject(partsOf(SETTINGS_VERSION) as typeof SETTINGS_PARTS);

/** The settings file after its head: exactly these keys. */
export const SETTINGS_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(SETTINGS_VERSION),
  settings: NEWEST,
});

export function makeSettings(settings: Settings): string {
  return sealText('headpin-settings', SETTINGS_VERSION, [['settings', JSON.stringify(settings)]]);
}

export function parseSettings(bytes: Uint8Array): Reading<Settings> {
  return unsealText({ marker: 'headpin-settings', version: SETTINGS_VERSION }, bytes, settingsIn);
}

function settingsIn({ version, content }: Sealed): Reading<Settings> {
  if (version === SETTINGS_VERSION)
    return readAs(SETTINGS_SCHEMA, content, ({ settings }) => withFormats(settings));
  const older = v.looseObject({ settings: v.strictObject(partsOf(version)) });
  const reading = readAs(older, content, ({ settings }) => migrated(version, settings));
  return reading.kind === 'read' ? readAs(NEWEST, reading.value, withFormats) : reading;
}

/** Settings of an older version with all that came later. */
function migrated(version: number, older: Fields): Fields {
  const now = MIGRATIONS.filter(({ from }) => from >= version).reduce(
    (settings, { migrate }) => ({ ...settings, ...migrate?.(settings) }),
    older,
  );
  return { ...plainSettings('en'), ...now };
}

/** A later program may have known formats that this one does not. */
function withFormats<T extends Pick<Settings, 'formats'>>(settings: T): T {
  const formats = formatsIn(settings.formats);
  return { ...settings, formats: formats.length > 0 ? formats : SETTINGS.formats.plain };
}

/** A newer program's choices as far as this one knows them: its lane keeps its number, its house its name. */
function ofNewer(bytes: Uint8Array): Partial<Settings> {
  const { formats, ...known } = knownParts(bytes, 'settings', SETTINGS_PARTS);
  return { ...known, ...(formats === undefined ? {} : withFormats({ formats })) };
}

/** A data folder's settings. */
export function settingsFile(defaults: Settings): FileOf<Settings> {
  return {
    ...{ name: 'settings.json', largest: LARGEST_SETTINGS, make: makeSettings, parse: parseSettings },
    plain: () => defaults,
    lost: { kind: 'settings-lost' },
    isCopied: true,
    ofNewer,
  };
}
export type SettingsFile = KeptFile<Settings>;
