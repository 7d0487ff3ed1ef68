import { join } from 'node:path';
import * as v from 'valibot';
import { HIGHEST_LANE } from '../../core/event.ts';
import { err, ok, type Result } from '../../core/result.ts';
import {
  MARK_STYLES,
  PAPERS,
  THEMES,
  VIEWS,
  type SaveTrouble,
  type Settings,
  type StartNotice,
} from '../../preload/contract.ts';
import { LANGUAGES } from '../../text/language.ts';
import type { Disk } from './disk.ts';
import { saveDurably, sweepTemps } from './durable-file.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { setAside } from './quarantine.ts';
import { readDocument } from './read-document.ts';
import { damaged, sealText, unsealText, type Reading } from './sealed-text.ts';
import { codeOf } from './trouble.ts';

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

const documentSchema = v.strictObject({
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
  const parsed = v.safeParse(documentSchema, sealed.value.content);
  return parsed.success ? { kind: 'read', value: parsed.output.settings } : damaged('content');
}

/** The settings of a data folder. Whoever uses them holds the folder's lock. */
export class SettingsFile {
  readonly #disk: Disk;
  readonly #dataFolder: string;
  readonly #path: string;
  readonly #queue = new OneAtATime();
  #settings: Settings;
  #isNewer = false;

  constructor(disk: Disk, dataFolder: string, defaults: Settings) {
    this.#disk = disk;
    this.#dataFolder = dataFolder;
    this.#path = join(dataFolder, NAME);
    this.#settings = defaults;
  }

  /** Reads the file; where there is none that can be read, the defaults are in force and people are told. */
  async open(): Promise<readonly StartNotice[]> {
    try {
      const names = await this.#disk.list(this.#dataFolder);
      await sweepTemps(this.#disk, this.#dataFolder, names, (file) => file === NAME);
      const document = await readDocument(this.#disk, this.#path, LARGEST_SETTINGS);
      if (document.kind === 'missing') return [];
      const reading = document.kind === 'bytes' ? parseSettings(document.bytes) : document;
      switch (reading.kind) {
        case 'read':
          this.#settings = reading.value;
          return [];
        case 'newer':
          this.#isNewer = true;
          return [{ kind: 'newer', file: NAME }];
        case 'damaged':
          await setAside(this.#disk, this.#dataFolder, this.#path);
          return [{ kind: 'settings-lost' }];
      }
    } catch (error) {
      // No folder, no settings yet.
      return codeOf(error) === 'ENOENT' ? [] : [{ kind: 'settings-lost' }];
    }
  }

  /** The settings in force. */
  current(): Settings {
    return this.#settings;
  }

  /** Changes some of the settings, durably; on an error they stay as they were. */
  change(change: Partial<Settings>): Promise<Result<Settings, SaveTrouble>> {
    return this.#queue.run(async () => {
      const settings = { ...this.#settings, ...change };
      const saved = await this.#save(settings);
      if (!saved.ok) return saved;
      this.#settings = settings;
      return ok(settings);
    });
  }

  /** Resolves when every change asked for so far has been saved or refused. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  async #save(settings: Settings): Promise<Result<null, SaveTrouble>> {
    // A newer program's file stays byte for byte: what is chosen here holds until this program ends.
    if (this.#isNewer) return ok(null);
    const bytes = new TextEncoder().encode(makeSettings(settings));
    const saved = await saveDurably(this.#disk, this.#path, bytes, 'leave');
    return saved.ok ? ok(null) : err(saved.error.trouble);
  }
}
