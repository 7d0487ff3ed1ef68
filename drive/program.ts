import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { pastBounce } from './pauses.ts';

/** The inner size of a window, CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a test opens the program. */
export interface ProgramOptions {
  /** The data folder; a new empty one if not given, removed by `stop`. */
  readonly data?: string;
  /** The program's own options, after `--`; `--windowed` is there unless `fullScreen` is. */
  readonly args?: readonly string[];
  /** As on a lane: the window fills its screen. */
  readonly fullScreen?: true;
  /** What `--lang` says, unless `args` do; English if not given, nothing at all for null. */
  readonly language?: null;
  readonly env?: Readonly<Record<string, string>>;
  /** Leaves what people are told at start on the screen; otherwise it is dismissed, as it lies over the top bar. */
  readonly keepNotices?: true;
  /** The window's inner size, CSS pixels. */
  readonly size?: Size;
}

/** A running program and its window. */
export interface Program {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly data: string;
  /** Everything the program printed. */
  readonly output: () => string;
  /** Ends it as a user would and removes a data folder of its own. */
  readonly stop: () => Promise<void>;
}

/** How long a condition is waited for, in milliseconds: a busy machine starts the program in tens of seconds. */
const PATIENCE = 120_000;

/** A new empty data folder. */
export async function newDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'headpin-e2e-'));
}

/** Opens the real program on a data folder and waits for its page. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const own = options.data === undefined;
  const data = options.data ?? (await newDataFolder());
  const silent = options.language === null || options.args?.includes('--lang') === true;
  const app = await _electron.launch({
    args: [
      ...['.', '--', ...(options.fullScreen === true ? [] : ['--windowed'])],
      ...(silent ? [] : ['--lang', 'en']),
      ...(options.args ?? []),
    ],
    timeout: PATIENCE,
    // Playwright switches Chromium's sandbox off by itself otherwise; root cannot have it.
    chromiumSandbox: process.env['HEADPIN_NO_SANDBOX'] !== '1',
    env: { ...definedEnvironment(), HEADPIN_DATA_DIR: data, ...options.env },
  });
  let output = '';
  const hear = (chunk: unknown): void => {
    output += String(chunk);
  };
  app.process().stdout?.on('data', hear);
  app.process().stderr?.on('data', hear);
  app.context().setDefaultTimeout(PATIENCE);
  const page = await app.firstWindow({ timeout: PATIENCE });
  const { size } = options;
  if (size !== undefined) await resize(app, size);
  await page.locator('main').waitFor();
  if (options.keepNotices !== true) await dismissNotices(page);
  return {
    app,
    page,
    data,
    output: () => output,
    stop: async () => {
      await app.close();
      if (own) await rm(data, { recursive: true, force: true });
    },
  };
}

/** Says OK to everything that people are told at start. */
export async function dismissNotices(page: Page): Promise<void> {
  const notice = page.locator('.notice');
  let sentence: string | null = null;
  while ((await notice.count()) > 0) {
    // Each lies where the one before it lay.
    if (sentence !== null) await pastBounce(page);
    sentence = await notice.textContent();
    await notice.getByRole('button').click();
    await page.waitForFunction(
      (before) => document.querySelector('.notice')?.textContent !== before,
      sentence,
    );
  }
}

/** Gives the window this inner size. */
export async function resize(app: ElectronApplication, size: Size): Promise<void> {
  await app.evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
  }, size);
}

/** Gives the window of a program this inner size, give or take a pixel at the edge of the screen, and waits for it. */
export async function resized({ app, page }: Program, size: Size): Promise<void> {
  await resize(app, size);
  await page.waitForFunction(
    ({ width, height }) => Math.abs(innerWidth - width) < 2 && Math.abs(innerHeight - height) < 2,
    size,
  );
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
