import * as v from 'valibot';
import { HIGHEST_LANE } from '../../core/event.ts';
import { MARK_STYLES, PAPERS, THEMES, VIEWS, type Settings } from '../../preload/contract.ts';
import { LANGUAGES } from '../../text/language.ts';
import type { Disk } from './disk.ts';
import { KeptFile } from './kept-file.ts';
import { damaged, sealText, unsealText, type Reading } from './sealed-text.ts';

const NAME = 'settings.json';
const SETTINGS_VERSION = 1;
const LARGEST_SETTINGS = 64 * 1024;
const LONGEST_PRINTER = 1024;

const settingsSchema = v.strictObject({
  language: v.picklist(LANGUAGES),
  theme: v.picklist(THEMES),
  view: v.picklist(VIEWS),
  lane: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_LANE)),
  paper: v.picklist(PAPERS),
  marks: v.picklist(MARK_STYLES),
  printer: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_PRINTER))),
});

/** The settings' file, behind its head: exactly these keys, in range. */
export const SETTINGS_SCHEMA = v.strictObject({
  file: v.string(),
  version: v.literal(SETTINGS_VERSION),
  checksum: v.string(),
  settings: settingsSchema,
});

/** The text of the settings' file. */
export function makeSettings(settings: Settings): string {
  return sealText('headpin-settings', SETTINGS_VERSION, [['settings', JSON.stringify(settings)]]);
}

/** The settings in a file's bytes. */
export function parseSettings(bytes: Uint8Array): Reading<Settings> {
  const sealed = unsealText('headpin-settings', SETTINGS_VERSION, bytes);
  if (sealed.kind !== 'read') return sealed;
  const parsed = v.safeParse(SETTINGS_SCHEMA, sealed.value.content);
  return parsed.success ? { kind: 'read', value: parsed.output.settings } : damaged('content');
}

/** The settings of a data folder. Whoever uses them holds the folder's lock. */
export class SettingsFile extends KeptFile<Settings> {
  constructor(disk: Disk, dataFolder: string, defaults: Settings) {
    const file = { name: NAME, largest: LARGEST_SETTINGS, make: makeSettings, parse: parseSettings };
    super(disk, dataFolder, { ...file, lost: { kind: 'settings-lost' } }, defaults);
  }
}
