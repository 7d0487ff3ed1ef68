import { app } from 'electron';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, Notice, Settings } from '../../contract/contract.ts';
import { isLanguage, type Language } from '../../text/language.ts';
import { log } from '../log/log.ts';
import type { SettingsFile } from '../../saves/settings/settings-file.ts';

/** The operating system's language if the program has it, else English. */
export function machineLanguage(): Language {
  const language = app.getPreferredSystemLanguages()[0]?.slice(0, 2) ?? 'en';
  return isLanguage(language) ? language : 'en';
}

/** This run's settings from the command line; null where not given. */
export interface AskedSettings {
  readonly lane: number | null;
  readonly language: Language | null;
}

/** The settings in force: the saved ones, overridden by this run's command line. */
export class HouseSettings {
  readonly #file: SettingsFile;
  readonly #announce: (notice: Notice) => void;
  #forThisRun: Partial<Settings>;

  constructor(file: SettingsFile, asked: AskedSettings, announce: (notice: Notice) => void) {
    this.#file = file;
    this.#forThisRun = {
      ...(asked.lane === null ? {} : { lane: asked.lane }),
      // New parties of this run begin in this language too.
      ...(asked.language === null ? {} : { language: asked.language, houseLanguage: asked.language }),
    };
    this.#announce = announce;
  }

  get current(): Settings {
    return { ...this.#file.current(), ...this.#forThisRun };
  }

  /** Resolves once all requests so far are done and the lock may be released. */
  settled(): Promise<void> {
    return this.#file.settled();
  }

  /** Saves a change, then announces it. A manual change overrides the command line. */
  async change(change: Partial<Settings>): Promise<Result<Settings, Failure>> {
    const saved = await this.#file.change(change);
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    log('settings', { changed: Object.keys(change).join(' ') });
    const kept = Object.entries(this.#forThisRun).filter(([name]) => !Object.hasOwn(change, name));
    this.#forThisRun = Object.fromEntries(kept);
    this.#announce({ name: 'settingsChanged', value: this.current });
    return ok(this.current);
  }
}
