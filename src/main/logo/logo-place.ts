import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import { SETTINGS_TEXT } from '../../text/settings.ts';
import type { HouseSettings } from '../staff/house-settings.ts';
import type { ConsoleWindow } from '../windows/console-window.ts';
import { mountedSticks } from '../copy/removable.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { codeOf } from '../../saves/disk/trouble.ts';

// The file systems of sticks write names in capitals.
const LOGO_NAME = /^logo\.(?:png|jpe?g)$/iu;

/** Where the logo's picture comes from. */
export interface LogoPlaceDeps {
  readonly disk: Disk;
  /** The data folder. */
  readonly path: string;
  readonly window: () => Pick<ConsoleWindow, 'fullScreen' | 'choosePicture'>;
  readonly settings: Pick<HouseSettings, 'current'>;
  readonly sticks?: () => Promise<readonly string[]>;
}

/**
 * Finds the picture that is to be the logo. On a lane, whose window fills the screen, nobody looks through the folders of
 * the computer: the picture is called `logo` and lies on a stick. Who has left full screen, as staff may, looks for it.
 */
export class LogoPlace {
  readonly #deps: LogoPlaceDeps;
  readonly #sticks: () => Promise<readonly string[]>;

  constructor(deps: LogoPlaceDeps) {
    this.#deps = deps;
    this.#sticks = deps.sticks ?? mountedSticks;
  }

  /** The path of the picture. */
  async choose(): Promise<Result<string, 'none-found' | 'cancelled'>> {
    const window = this.#deps.window();
    if (window.fullScreen) return this.#find();
    const { language } = this.#deps.settings.current;
    const [stick] = await this.#sticks();
    const path = await window.choosePicture(SETTINGS_TEXT[language].logo, stick);
    return path === null ? err('cancelled') : ok(path);
  }

  /**
   * A file called `logo` on a stick, the newest one first, or in the data folder. What only has the name, as a folder
   * or a link can, stands in no picture's way; where there is nothing else, it is what cannot be read.
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
      // A stick that was just pulled out has nothing.
      codeOf(error);
      return [];
    }
  }
}
