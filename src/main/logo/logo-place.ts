import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import { SETTINGS_TEXT } from '../../text/staff/settings.ts';
import type { HouseSettings } from '../staff/house-settings.ts';
import type { ConsoleWindow } from '../windows/console-window.ts';
import { mountedSticks } from '../copy/removable.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { codeOf } from '../../saves/disk/trouble.ts';

// Sticks' file systems write names in capitals.
const LOGO_NAME = /^logo\.(?:png|jpe?g)$/iu;

export interface LogoPlaceDeps {
  readonly disk: Disk;
  readonly path: string;
  readonly window: () => Pick<ConsoleWindow, 'fullScreen' | 'choosePicture'>;
  readonly settings: Pick<HouseSettings, 'current'>;
  readonly sticks?: () => Promise<readonly string[]>;
}

/**
 * Finds the picture for the logo. A lane whose window fills the screen offers no file dialog: the picture must be
 * called `logo` and be on a stick. Staff who left full screen choose it in a dialog.
 */
export class LogoPlace {
  readonly #deps: LogoPlaceDeps;
  readonly #sticks: () => Promise<readonly string[]>;

  constructor(deps: LogoPlaceDeps) {
    this.#deps = deps;
    this.#sticks = deps.sticks ?? mountedSticks;
  }

  async choose(): Promise<Result<string, 'none-found' | 'cancelled'>> {
    const window = this.#deps.window();
    if (window.fullScreen) return this.#find();
    const { language } = this.#deps.settings.current;
    const [stick] = await this.#sticks();
    const path = await window.choosePicture(SETTINGS_TEXT[language].logo, stick);
    return path === null ? err('cancelled') : ok(path);
  }

  /**
   * A file called `logo` on a stick, newest first, or in the data folder. A folder or link of that name does not hide
   * a picture; if nothing else is found, it is reported as unreadable.
   */
  async #find(): Promise<Result<string, 'none-found'>> {
    let other: string | null = null;
    for (const folder of [...(await this.#sticks()), this.#deps.path])
      for (const name of (await this.#namesIn(folder)).filter((file) => LOGO_NAME.test(file)).toSorted()) {
        const path = join(folder, name);
        if (await this.#isFile(path)) return ok(path);
        other ??= path;
      }
    return other === null ? err('none-found') : ok(other);
  }

  async #isFile(path: string): Promise<boolean> {
    try {
      return (await this.#deps.disk.look(path))?.kind === 'file';
    } catch (error) {
      codeOf(error);
      return false;
    }
  }

  async #namesIn(folder: string): Promise<readonly string[]> {
    try {
      return await this.#deps.disk.list(folder);
    } catch (error) {
      // A stick just pulled out has no files.
      codeOf(error);
      return [];
    }
  }
}
