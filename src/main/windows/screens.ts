import type { Notice, ScreenInfo } from '../../contract/contract.ts';
import { screenInfos, type Arrangement, type Displays } from './displays.ts';
import type { HouseSettings } from '../staff/house-settings.ts';
import type { ConsoleWindow } from './console-window.ts';
import { log } from '../log/log.ts';
import { OverheadWindow } from './overhead-window.ts';
import { ScreenNumbers } from './screen-numbers.ts';

export interface ScreensDeps {
  readonly displays: Displays;
  readonly settings: HouseSettings;
  readonly window: ConsoleWindow;
  readonly announce: (notice: Notice) => void;
}

/** Arranges the console and the board on the displays, and again whenever displays or the choice change. */
export class Screens {
  readonly #deps: ScreensDeps;
  readonly #numbers = new ScreenNumbers();
  readonly overhead: OverheadWindow;
  #followed: string | null = null;
  #unfollow = (): void => undefined;

  constructor(deps: ScreensDeps) {
    this.#deps = deps;
    this.overhead = new OverheadWindow(() => {
      deps.window.takeKeys();
    });
  }

  get infos(): readonly ScreenInfo[] {
    return screenInfos(this.#arrangement);
  }

  /** Arranges the windows; call it after the console has loaded, so that the console comes first. */
  begin(): void {
    this.#unfollow = this.#deps.displays.whenChanged(() => {
      this.#arrange();
    });
    this.#arrange();
  }

  /** Closes all windows but the console's. */
  end(): void {
    this.#unfollow();
    this.overhead.place(null);
    this.#numbers.hide();
  }

  /** Sends a notice to the overhead; a new choice of its screen takes effect at once. */
  announce(notice: Notice): void {
    this.overhead.announce(notice);
    if (notice.name === 'settingsChanged' && notice.value.overhead !== this.#followed) this.#arrange();
  }

  showNumbers(): void {
    this.#numbers.show(this.#arrangement.all.map(({ bounds }) => bounds));
  }

  get #arrangement(): Arrangement {
    return this.#deps.displays.arrangement(this.#deps.settings.current.overhead);
  }

  #arrange(): void {
    this.#followed = this.#deps.settings.current.overhead;
    const { console, overhead } = this.#arrangement;
    this.#deps.window.standOn(console.bounds);
    this.overhead.place(overhead?.bounds ?? null);
    const { infos } = this;
    const shown = infos.map(({ shows, width, height }) => `${shows} ${String(width)}x${String(height)}`);
    log('screens', { count: infos.length, shown: shown.join(', ') });
    this.#deps.announce({ name: 'screensChanged', value: infos });
  }
}
