import { app } from 'electron';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, Notice, Settings } from '../../contract/contract.ts';
import { isLanguage, type Language } from '../../text/language.ts';
import type { SettingsFile } from '../../saves/settings/settings-file.ts';

/** The machine's own language where we speak it, else English. */
export function machineLanguage(): Language {
  const language = app.getPreferredSystemLanguages()[0]?.slice(0, 2) ?? 'en';
  return isLanguage(language) ? language : 'en';
}

/** What the command line says for this run; null where it says nothing. */
export interface AskedSettings {
  readonly lane: number | null;
  readonly language: Language | null;
}

/** The settings in force: what is saved, under what the command line says for this run. */
export class HouseSettings {
  readonly #file: SettingsFile;
  readonly #announce: (notice: Notice) => void;
  #forThisRun: Partial<Settings>;

  constructor(file: SettingsFile, asked: AskedSettings, announce: (notice: Notice) => void) {
    this.#file = file;
    this.#forThisRun = {
      ...(asked.lane === null ? {} : { lane: asked.lane }),
      // A new party of this run begins in it too.
      ...(asked.language === null ? {} : { language: asked.language, houseLanguage: asked.language }),
    };
    this.#announce = announce;
  }

  get current(): Settings {
    return { ...this.#file.current(), ...this.#forThisRun };
  }

  /** Resolves when everything asked for so far has been done: then the lock may be given back. */
  settled(): Promise<void> {
    return this.#file.settled();
  }

  /** Saves a change, then announces it. What is changed by hand is no longer what the command line said. */
  async change(change: Partial<Settings>): Promise<Result<Settings, Failure>> {
    const saved = await this.#file.change(change);
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    const kept = Object.entries(this.#forThisRun).filter(([name]) => !Object.hasOwn(change, name));
    this.#forThisRun = Object.fromEntries(kept);
    this.#announce({ name: 'settingsChanged', value: this.current });
    return ok(this.current);
  }
}
