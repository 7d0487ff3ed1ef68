import type { ElectronApplication } from '@playwright/test';
import type { BrowserWindow } from 'electron';
import type { DrawnLogo } from '../../src/contract/contract.ts';

/** What main knows of the page that draws a logo. */
interface Watched {
  readonly pid: number;
  /** The result of the script that ran in it. */
  readonly told: Promise<unknown>;
}

/**
 * Has a script run in the next page that draws a logo, once its own script is there and before it is given a picture;
 * `crash`: its process dies then.
 */
export async function inNextLogoPage(app: ElectronApplication, script: string): Promise<void> {
  await app.evaluate(({ app: electron }, asked) => {
    const watched = new Promise<Watched>((resolve) => {
      electron.once('web-contents-created', (_event, contents) => {
        contents.once('dom-ready', () => {
          const pid = contents.getOSProcessId();
          if (asked === 'crash') contents.forcefullyCrashRenderer();
          const told = asked === 'crash' ? null : contents.mainFrame.executeJavaScript(asked);
          resolve({ pid, told: Promise.resolve(told).catch(() => null) });
        });
      });
    });
    Object.assign(globalThis, { watched });
  }, script);
}

/** The result of that script. */
export async function toldByLogoPage(app: ElectronApplication): Promise<unknown> {
  return app.evaluate(async () => {
    const { watched } = globalThis as unknown as { readonly watched: Promise<Watched> };
    return (await watched).told;
  });
}

/** Whether the process of that page is still there. */
export async function logoPageLives(app: ElectronApplication): Promise<boolean> {
  const pid = await app.evaluate(async () => {
    const { watched } = globalThis as unknown as { readonly watched: Promise<Watched> };
    return (await watched).pid;
  });
  if (pid === 0) throw new Error('there was no process');
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The logo page's answers to one picture after another. The page is the test's own, served by main before. */
export async function drawnByLogoPage(
  app: ElectronApplication,
  files: readonly Uint8Array[],
): Promise<readonly DrawnLogo[]> {
  await app.evaluate(async ({ BrowserWindow, session }) => {
    const webPreferences = { session: session.fromPartition('logo'), sandbox: true };
    const window = new BrowserWindow({ show: false, webPreferences });
    await window.loadURL('app://headpin/logo.html');
    Object.assign(globalThis, { drawing: window });
  });
  const answers: DrawnLogo[] = [];
  for (const file of files) {
    const script = `drawLogo('${Buffer.from(file).toString('base64')}', 1)`;
    const answer = await app.evaluate(async (_electron, asked) => {
      const { drawing } = globalThis as unknown as { readonly drawing: BrowserWindow };
      return (await drawing.webContents.mainFrame.executeJavaScript(asked)) as DrawnLogo;
    }, script);
    answers.push(answer);
  }
  return answers;
}

/** Takes hold of main's timers of this length, in milliseconds; what it returns lets all of them run out at once. */
export async function takeTimers(app: ElectronApplication, length: number): Promise<() => Promise<void>> {
  await app.evaluate((_electron, taken) => {
    const real = globalThis.setTimeout;
    const held: (() => void)[] = [];
    const own = (act: () => void, wait: number): NodeJS.Timeout => {
      if (wait === taken) held.push(act);
      return real(act, wait);
    };
    Object.assign(globalThis, { held, setTimeout: Object.assign(own, real) });
  }, length);
  return () =>
    app.evaluate(() => {
      const { held } = globalThis as unknown as { readonly held: (() => void)[] };
      for (const act of held.splice(0)) act();
    });
}
