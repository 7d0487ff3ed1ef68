import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import type { Program } from '../../drive/program.ts';
import type { TwoScreens } from '../../drive/two-screens.ts';

/** Both windows as main sees them: their pages, with what the board shows, and where they are. */
interface Seen {
  readonly page: string;
  readonly marks: string | null;
  readonly bounds: string;
}

/** Ways out of a page of ours, tried from inside it and by keys. */
export class Ways {
  readonly #program: Program;
  readonly #screens: TwoScreens;

  constructor(program: Program, screens: TwoScreens) {
    this.#program = program;
    this.#screens = screens;
  }

  /** The windows in the order of their addresses. */
  async seen(): Promise<readonly Seen[]> {
    return this.#program.app.evaluate(async ({ BrowserWindow }) => {
      const windows = BrowserWindow.getAllWindows().map(async (window) => {
        const marks: unknown = await window.webContents.executeJavaScript(
          `[...document.querySelectorAll('[data-player="1"] [data-frame]')].map((cell) => cell.dataset.marks).filter(Boolean).join(' ')`,
        );
        const zoom = window.webContents.getZoomFactor();
        return {
          page: window.webContents.getURL(),
          marks: typeof marks === 'string' ? marks : null,
          bounds: JSON.stringify([window.getContentBounds(), zoom]),
        };
      });
      return (await Promise.all(windows)).toSorted((one, other) => one.page.localeCompare(other.page));
    });
  }

  /** The number of visible windows on the whole screen, including those of other programs. */
  visible(): number {
    const found = spawnSync('xdotool', ['search', '--onlyvisible', '--name', '.'], {
      encoding: 'utf8',
      env: { ...process.env, ...this.#screens.environment },
    });
    return found.stdout.split('\n').filter((line) => line !== '').length;
  }

  /** Runs a script in a page as if a user had just pressed on it, and waits for its answer. */
  async run(page: string, script: string): Promise<unknown> {
    return this.#program.app.evaluate(
      async ({ webContents }, [url, source]) => {
        const contents = webContents.getAllWebContents().find((one) => one.getURL() === url);
        if (contents === undefined) throw new Error(`nothing shows ${url}`);
        // A page that leaves takes its answer with it.
        let leave = (): void => undefined;
        const left = new Promise<void>((resolve) => (leave = resolve));
        contents.on('did-navigate', leave).on('destroyed', leave);
        const asked = contents.executeJavaScript(source, true).catch(() => 'refused');
        const answer: unknown = await Promise.race([asked, left]);
        if (!contents.isDestroyed()) contents.off('did-navigate', leave).off('destroyed', leave);
        return typeof answer === 'string' ? answer : null;
      },
      [page, script] as const,
    );
  }

  /** Begins to count how often each page was loaded. */
  async count(): Promise<void> {
    await this.#program.app.evaluate(({ app, webContents }) => {
      const loaded: string[] = [];
      Object.assign(globalThis, { loaded });
      const hear = (contents: Electron.WebContents): void => {
        contents.on('did-navigate', (_event, url) => loaded.push(url));
      };
      webContents.getAllWebContents().forEach(hear);
      app.on('web-contents-created', (_event, contents) => {
        hear(contents);
      });
    });
  }

  async loaded(): Promise<readonly string[]> {
    return this.#program.app.evaluate(() => (globalThis as unknown as { loaded: readonly string[] }).loaded);
  }

  key(name: string): void {
    const env = { ...process.env, ...this.#screens.environment };
    expect(spawnSync('xdotool', ['key', name], { env }).status, name).toBe(0);
  }
}
