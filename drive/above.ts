import type { ElectronApplication } from '@playwright/test';
import { askMain } from './ask-main.ts';
import type { Program } from './program.ts';

/** The pages of the two permanent windows. */
export const CONSOLE_PAGE = 'app://headpin/index.html';
export const BOARD_PAGE = 'app://headpin/overhead.html';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The windows, driven through main: their places, the focus, and the overhead with its page alive or dead. */
export class AboveThroughMain {
  readonly #app: ElectronApplication;

  constructor({ app }: Program) {
    this.#app = app;
  }

  /** The screen each window fills, by page; without a window manager Electron leaves a pixel at an edge. */
  async places(): Promise<Readonly<Record<string, Place | null>>> {
    return askMain(() =>
      this.#app.evaluate(({ BrowserWindow, screen }) =>
        Object.fromEntries(
          BrowserWindow.getAllWindows().map((window) => {
            const { x, y, width, height } = window.getBounds();
            const fills = screen
              .getAllDisplays()
              .map(({ bounds }) => bounds)
              .find(
                (bounds) =>
                  bounds.x === x && bounds.y === y && bounds.width - width < 2 && bounds.height - height < 2,
              );
            return [window.webContents.getURL(), fills ?? null];
          }),
        ),
      ),
    );
  }

  /** The focused window's page. */
  async focused(): Promise<string | null> {
    return askMain(() =>
      this.#app.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.webContents.getURL() ?? null,
      ),
    );
  }

  /** Takes the focus from every window, as another program would. */
  async loseFocus(): Promise<void> {
    await this.#app.evaluate(({ BrowserWindow }) => {
      for (const window of BrowserWindow.getAllWindows()) window.blur();
    });
  }

  /** Main's answer about the screens. */
  async screens(): Promise<readonly { readonly id: string; readonly shows: string }[]> {
    const [page] = this.#app.windows();
    const loaded = await page?.evaluate(() => window.lane.program.load());
    if (loaded?.ok !== true) throw new Error('main did not answer load');
    return (loaded.value as { readonly screens: readonly { readonly id: string; readonly shows: string }[] })
      .screens;
  }

  /** Kills the overhead's renderer. */
  async kill(): Promise<void> {
    const pid = await this.#app.evaluate(
      ({ webContents }, url) =>
        webContents
          .getAllWebContents()
          .find((contents) => contents.getURL() === url)
          ?.getOSProcessId() ?? 0,
      BOARD_PAGE,
    );
    if (pid === 0) throw new Error('there is no board above to kill');
    process.kill(pid, 'SIGKILL');
  }

  /** The marks of every line on the overhead: `X 7/|8`; null while it shows no board. */
  async board(): Promise<unknown> {
    return askMain(() =>
      this.#app.evaluate(async ({ webContents }, url) => {
        const contents = webContents.getAllWebContents().find((candidate) => candidate.getURL() === url);
        if (contents === undefined || contents.isCrashed() || contents.isLoading()) return null;
        const late = new Promise((resolve) => setTimeout(resolve, 2_000, null));
        const asked = contents.executeJavaScript(`(() => {
        const lines = [...document.querySelectorAll('[data-player]')];
        const marks = (line) => [...line.querySelectorAll('[data-frame]')].map((cell) => cell.dataset.marks);
        return lines.length === 0 ? null : lines.map((line) => marks(line).filter(Boolean).join(' ')).join('|');
      })()`);
        return Promise.race([asked.catch(() => null), late]) as Promise<unknown>;
      }, BOARD_PAGE),
    );
  }

  /** Sends a key to the overhead's window. */
  async press(keyCode: string): Promise<void> {
    await this.#app.evaluate(
      ({ webContents }, [url, key]) => {
        const contents = webContents.getAllWebContents().find((candidate) => candidate.getURL() === url);
        for (const type of ['keyDown', 'char', 'keyUp'] as const)
          contents?.sendInputEvent({ type, keyCode: key });
      },
      [BOARD_PAGE, keyCode] as const,
    );
  }

  /** Clicks on the overhead's window. */
  async click(x: number, y: number): Promise<void> {
    await this.#app.evaluate(
      ({ webContents }, [url, left, top]) => {
        const contents = webContents.getAllWebContents().find((candidate) => candidate.getURL() === url);
        for (const type of ['mouseDown', 'mouseUp'] as const)
          contents?.sendInputEvent({ type, x: left, y: top, button: 'left', clickCount: 1 });
      },
      [BOARD_PAGE, x, y] as const,
    );
  }

  /** The web preferences of the overhead's page. */
  async preferences(): Promise<Record<string, unknown>> {
    return this.#app.evaluate(({ webContents }, url) => {
      const contents = webContents.getAllWebContents().find((candidate) => candidate.getURL() === url);
      // Missing in Electron's types, but the only way to read the preferences in force.
      return (
        contents as unknown as { getLastWebPreferences(): Record<string, unknown> }
      ).getLastWebPreferences();
    }, BOARD_PAGE);
  }
}
