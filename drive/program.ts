import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, errors, type ElectronApplication, type Page } from '@playwright/test';
import { pastBounce } from './pauses.ts';
import { pressUntil } from './refused-presses.ts';

/** In milliseconds. */
const ASKED_AGAIN = 2_000;

/** A window's inner size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ProgramOptions {
  /** The data folder; by default a new empty one, removed by `stop`. */
  readonly data?: string;
  /** The program's options after `--`; includes `--windowed` unless `fullScreen` is set. */
  readonly args?: readonly string[];
  /** The window fills its screen, as on a lane. */
  readonly fullScreen?: true;
  /** The `--lang` option, unless `args` sets it: English by default, omitted for null. */
  readonly language?: null;
  /** Another Electron than the one that set-up found. */
  readonly executable?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Keeps the start's notices, which are otherwise dismissed because they lie over the top bar. */
  readonly keepNotices?: true;
  readonly size?: Size;
  /** A program of its own, where the start or end of the process is tested, or the page's clock is set for good. */
  readonly own?: true;
}

/** A running program and its window. */
export interface Program {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly data: string;
  readonly output: () => string;
  /** Quits as a user would and removes its own data folder. */
  readonly stop: () => Promise<void>;
}

/** In milliseconds; on a busy machine the program starts in tens of seconds. */
const PATIENCE = 120_000;

export async function newDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'headpin-e2e-'));
}

/** Opens the real program on a data folder and waits for its page. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const own = options.data === undefined;
  const data = options.data ?? (await newDataFolder());
  const app = await _electron.launch({
    args: ['.', ...optionsOf(options)],
    ...(options.executable === undefined ? {} : { executablePath: options.executable }),
    timeout: PATIENCE,
    // Playwright would switch Chromium's sandbox off; root cannot use it.
    chromiumSandbox: process.env['HEADPIN_NO_SANDBOX'] !== '1',
    env: { ...definedEnvironment(), HEADPIN_DATA_DIR: data, ...options.env },
  });
  let output = '';
  const hear = (chunk: unknown): void => {
    output += String(chunk);
  };
  app.process().stdout?.on('data', hear);
  app.process().stderr?.on('data', hear);
  const stop = async (): Promise<void> => {
    await app.close();
    if (own) await rm(data, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const page = await firstPage(app);
    await ready({ app, page }, options);
    return { app, page, data, output: () => output, stop };
  } catch (error) {
    // Nobody else knows of it, and its data folder may be removed next.
    await stop().catch(() => undefined);
    throw error;
  }
}

/** The command line of these options, from `--` on. */
export function optionsOf({ fullScreen, language, args = [] }: ProgramOptions): readonly string[] {
  const silent = language === null || args.includes('--lang');
  return ['--', ...(fullScreen === true ? [] : ['--windowed']), ...(silent ? [] : ['--lang', 'en']), ...args];
}

async function firstPage(app: ElectronApplication): Promise<Page> {
  app.context().setDefaultTimeout(PATIENCE);
  return app.firstWindow({ timeout: PATIENCE });
}

/** Resolves once the page can be used. */
export async function ready(
  { app, page }: Pick<Program, 'app' | 'page'>,
  { size, keepNotices }: ProgramOptions,
): Promise<void> {
  if (size !== undefined) await resize(app, size);
  await page.locator('main').waitFor();
  if (keepNotices !== true) await dismissNotices(page);
}

/** Dismisses the notices shown at start. */
export async function dismissNotices(page: Page): Promise<void> {
  const notice = page.locator('.notice');
  for (let first = true; (await notice.count()) > 0; first = false) {
    // Each appears where the previous one was.
    if (!first) await pastBounce(page);
    const isDismissed = await page.evaluateHandle(() => {
      const shown = (): string | undefined => document.querySelector('.notice')?.textContent;
      const before = shown();
      return () => shown() !== before;
    });
    await pressUntil(page, () => notice.getByRole('button').click(), isDismissed);
  }
}

/** Resizes the window's inner area. */
export async function resize(app: ElectronApplication, size: Size): Promise<void> {
  await app.evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
  }, size);
}

/** Resizes a program's window and waits until it has this size, within a pixel. */
export async function resized({ app, page }: Program, size: Size): Promise<void> {
  // Asked again, because a window that is just being shown can lose a request.
  while (!(await page.evaluate(hasSize, size))) {
    await resize(app, size);
    await page.waitForFunction(hasSize, size, { timeout: ASKED_AGAIN }).catch(unlessTimeout);
  }
}

function hasSize({ width, height }: Size): boolean {
  return Math.abs(innerWidth - width) < 2 && Math.abs(innerHeight - height) < 2;
}

function unlessTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
