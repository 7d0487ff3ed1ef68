import type { Notice, ScreenInfo } from '../../contract/contract.ts';
import { screenInfos, type Arrangement, type Displays } from './displays.ts';
import type { HouseSettings } from '../staff/house-settings.ts';
import type { ConsoleWindow } from './console-window.ts';
import { OverheadWindow } from './overhead-window.ts';
import { ScreenNumbers } from './screen-numbers.ts';

/** What the screens are arranged with. */
export interface ScreensDeps {
  readonly displays: Displays;
  readonly settings: HouseSettings;
  readonly window: ConsoleWindow;
  readonly announce: (notice: Notice) => void;
}

/** Puts the console and the board on the displays there are, and again whenever they or the choice change. */
export class Screens {
  readonly #deps: ScreensDeps;
  readonly #numbers = new ScreenNumbers();
  readonly overhead: OverheadWindow;
  #followed: string | null = null;

  constructor(deps: ScreensDeps) {
    this.#deps = deps;
    this.overhead = new OverheadWindow(() => {
      deps.window.takeKeys();
    });
  }

  /** What is on each display. */
  get infos(): readonly ScreenInfo[] {
    return screenInfos(this.#arrangement);
  }

  /** Arranges the windows; to be called once the console has loaded, so that it is there first. */
  begin(): void {
    this.#deps.displays.whenChanged(() => {
      this.#arrange();
    });
    this.#arrange();
  }

  /** Tells the board above the lane a fact; another choice of its screen is followed at once. */
  announce(notice: Notice): void {
    this.overhead.announce(notice);
    if (notice.name === 'settingsChanged' && notice.value.overhead !== this.#followed) this.#arrange();
  }

  /** Shows on every display its number. */
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
    this.#deps.announce({ name: 'screensChanged', value: this.infos });
  }
}
