import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';

/** How a test opens the program. */
export interface ProgramOptions {
  /** The data folder; a new empty one if not given, removed by `stop`. */
  readonly data?: string;
  /** The program's own options, after `--`; `--windowed` and `--lang en` are always there. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The window's inner size, CSS pixels. */
  readonly size?: { readonly width: number; readonly height: number };
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

/** A new empty data folder. */
export async function newDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'headpin-e2e-'));
}

/** Opens the real program on a data folder and waits for its page. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const own = options.data === undefined;
  const data = options.data ?? (await newDataFolder());
  const language = options.args?.includes('--lang') === true ? [] : ['--lang', 'en'];
  const app = await _electron.launch({
    args: ['.', '--', '--windowed', ...language, ...(options.args ?? [])],
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
  const page = await app.firstWindow();
  const { size } = options;
  if (size !== undefined) await resize(app, size);
  await page.locator('[data-ready]').waitFor();
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

/** Gives the window this inner size. */
export async function resize(
  app: ElectronApplication,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await app.evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
  }, size);
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
