import { setTimeout as wait } from 'node:timers/promises';
import { expect, type ElectronApplication } from '@playwright/test';
import { askMain } from '../../drive/ask-main.ts';
import { REACTION } from '../../drive/pauses.ts';
import type { Program } from '../../drive/program.ts';
import { refusedPresses } from '../../drive/refused-presses.ts';

/** The syncs that wait in main. */
export interface HeldSyncs {
  readonly count: () => Promise<number>;
  /** Lets them and all later ones through. */
  readonly letGo: () => Promise<void>;
}

/**
 * The lane's window, driven through main because Playwright's page does not survive its renderer. Counts how often
 * the renderer went and why.
 */
export class LaneThroughMain {
  readonly #app: ElectronApplication;

  private constructor(app: ElectronApplication) {
    this.#app = app;
  }

  static async of({ app }: Program): Promise<LaneThroughMain> {
    await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      const counted = globalThis as { gone?: string[]; loaded?: number };
      Object.assign(counted, { gone: [], loaded: 0 });
      contents?.on('render-process-gone', (_event, { reason }) => counted.gone?.push(reason));
      contents?.on('did-finish-load', () => (counted.loaded = (counted.loaded ?? 0) + 1));
    });
    return new LaneThroughMain(app);
  }

  /** The reasons the renderer went, and the number of reloads. */
  async counts(): Promise<{
    readonly gone: readonly string[];
    readonly loaded: number;
  }> {
    return this.#app.evaluate(() => {
      const { gone, loaded } = globalThis as { gone?: string[]; loaded?: number };
      return { gone: gone ?? [], loaded: loaded ?? 0 };
    });
  }

  /** Kills the renderer. */
  async kill(): Promise<void> {
    process.kill(await this.#pid(), 'SIGKILL');
  }

  /** Stops the renderer's process (no continue) and returns its id. */
  async stop(): Promise<number> {
    const pid = await this.#pid();
    process.kill(pid, 'SIGSTOP');
    return pid;
  }

  /** Reloads the page, stops its process in mid-load, and returns its id. */
  async stopInLoad(): Promise<number> {
    return this.#app.evaluate(
      ({ BrowserWindow }) =>
        new Promise<number>((resolve, reject) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents;
          if (contents === undefined) {
            reject(new Error('there is no page'));
            return;
          }
          // Its first script has not loaded yet.
          contents.once('did-navigate', () => {
            const pid = contents.getOSProcessId();
            process.kill(pid, 'SIGSTOP');
            resolve(pid);
          });
          contents.reload();
        }),
    );
  }

  async #pid(): Promise<number> {
    const pid = await this.#app.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId() ?? 0,
    );
    if (pid === 0) throw new Error('there is no renderer');
    return pid;
  }

  /** An expression's value in the current page; null while no page answers. */
  async ask(expression: string): Promise<unknown> {
    return this.#app.evaluate(async ({ BrowserWindow }, asked) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      if (contents === undefined || contents.isCrashed() || contents.isLoading()) return null;
      const late = new Promise((resolve) => setTimeout(resolve, 2_000, null));
      return Promise.race([contents.executeJavaScript(asked).catch(() => null), late]) as Promise<unknown>;
    }, expression);
  }

  /** Lets the page do this and nothing else meanwhile; answers once it has begun. */
  async keepBusy(script: string): Promise<void> {
    await this.#app.evaluate(async ({ BrowserWindow }, busy) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      // The last thing that the page says before it begins.
      const begun = new Promise((resolve) => contents?.once('page-title-updated', resolve));
      void contents?.executeJavaScript(`void setTimeout(() => { document.title = 'busy'; ${busy} }, 0)`);
      await begun;
    }, script);
  }

  /** All marks, line by line: `X 7/|8`; null while no board is shown. */
  async board(): Promise<unknown> {
    const marks = `(() => {
      const lines = [...document.querySelectorAll('[data-player]')];
      const marks = (line) => [...line.querySelectorAll('[data-frame]')].map((cell) => cell.dataset.marks);
      return lines.length === 0 ? null : lines.map((line) => marks(line).filter(Boolean).join(' ')).join('|');
    })()`;
    return askMain(() => this.ask(marks));
  }

  /** The page's visible text. */
  async text(): Promise<unknown> {
    return askMain(() => this.ask('document.body.innerText'));
  }

  /** The game's generation, according to main. */
  async generation(): Promise<unknown> {
    return askMain(() =>
      this.ask('window.lane.program.load().then((state) => state.value.games.left.events.length)'),
    );
  }

  /** Sends a key. */
  async press(key: string): Promise<void> {
    await this.#app.evaluate(({ BrowserWindow }, keyCode) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      contents?.sendInputEvent({ type: 'keyDown', keyCode });
      contents?.sendInputEvent({ type: 'char', keyCode });
      contents?.sendInputEvent({ type: 'keyUp', keyCode });
    }, key);
  }

  /** Bowls a ball until the board shows this; a press that was refused because the lane stood still did nothing. */
  async bowl(key: string, board: string): Promise<void> {
    const refusals = (): Promise<number> => refusedPresses({ app: this.#app });
    let before = await refusals();
    await this.press(key);
    await expect
      .poll(async () => {
        const after = await refusals();
        if (after > before) {
          before = after;
          await wait(REACTION);
          if ((await this.board()) !== board) await this.press(key);
        }
        return this.board();
      })
      .toBe(board);
  }

  async pressButton(name: string): Promise<void> {
    await this.ask(
      `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === ${JSON.stringify(name)})?.click()`,
    );
  }

  /** Holds every sync in main, and every durable write into the journal: whole blocks, written in place. */
  async holdSyncs(): Promise<HeldSyncs> {
    await this.#app.evaluate(async () => {
      type Write = (bytes: unknown, from: number, length: number, at: number) => Promise<unknown>;
      const held = globalThis as { syncs?: number; letGo?: () => void };
      const { open } = process.getBuiltinModule('node:fs/promises');
      const file = await open(process.execPath, 'r');
      const handle = Object.getPrototypeOf(file) as { sync: () => Promise<void>; write: Write };
      await file.close();
      const { sync, write } = handle;
      held.syncs = 0;
      const released = new Promise<void>((resolve) => {
        held.letGo = () => {
          Object.assign(handle, { sync, write });
          resolve();
        };
      });
      const wait = (): Promise<void> => {
        held.syncs = (held.syncs ?? 0) + 1;
        return released;
      };
      handle.sync = async function (this: typeof handle): Promise<void> {
        await wait();
        return sync.call(this);
      };
      handle.write = async function (this: typeof handle, bytes, from, length, at): Promise<unknown> {
        if (at === 0 && length % 4096 === 0) await wait();
        return write.call(this, bytes, from, length, at);
      };
    });
    return {
      count: () => askMain(() => this.#app.evaluate(() => (globalThis as { syncs?: number }).syncs ?? 0)),
      letGo: () => this.#app.evaluate(() => (globalThis as { letGo?: () => void }).letGo?.()),
    };
  }
}
