import { app, session } from 'electron';
import { comeForward } from '../start/second-instance.ts';
import type { Lane } from '../lane/lane.ts';
import { watchTouches } from '../update/watch-touches.ts';
import type { Update } from '../update/update.ts';
import { ConsoleWindow } from './console-window.ts';
import { servePages } from './pages.ts';
import { leave } from './quit.ts';
import { raiseWalls } from './walls.ts';

/** The lane that the window shows. */
export interface ShownLane {
  readonly lane: Pick<Lane, 'staff' | 'logo'>;
  readonly update: Pick<Update, 'touched'>;
}

/** The one console window of a program, with its walls and pages; it shows the lane of the folder that is open. */
export class ProgramWindow {
  readonly #windowed: boolean;
  #shown: ShownLane | null = null;
  #window: ConsoleWindow | null = null;

  constructor(windowed: boolean) {
    this.#windowed = windowed;
  }

  /** Shows this lane. The first call waits for Electron and makes the window. */
  async show(shown: ShownLane): Promise<ConsoleWindow> {
    this.#shown = shown;
    await app.whenReady();
    return (this.#window ??= await this.#made());
  }

  async #made(): Promise<ConsoleWindow> {
    raiseWalls(session.defaultSession);
    await servePages(session.defaultSession, {
      pictures: (address) => this.#shown?.lane.logo.at(address) ?? null,
    });
    watchTouches(() => this.#shown?.update.touched());
    const mayClose = (): boolean => this.#shown?.lane.staff.allows('staff') ?? false;
    const window = new ConsoleWindow({ windowed: this.#windowed, mayClose, gone: leave });
    comeForward(window);
    return window;
  }
}
