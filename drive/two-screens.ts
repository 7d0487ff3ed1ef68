import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieFile, displayNumber } from './x-server.ts';
import { xorgDummy } from './xorg-dummy.ts';

// Xvfb has only one screen. This is the server itself: Debian's `Xorg` wrapper may check who sits at the machine.
const SERVER = '/usr/lib/xorg/Xorg';
const DRIVER = '/usr/lib/xorg/modules/drivers/dummy_drv.so';

const CONSOLE = { output: 'DUMMY0', mode: '1280x800', place: '0x0' };
const OVERHEAD = { output: 'DUMMY1', mode: '1920x1080', place: '1280x0' };

/** The first screen, in pixels of the whole desktop. */
export const CONSOLE_BOUNDS = { x: 0, y: 0, width: 1280, height: 800 };

/** The overhead's screen, in pixels of the whole desktop. */
export const OVERHEAD_BOUNDS = { x: 1280, y: 0, width: 1920, height: 1080 };

/** Why a second screen is impossible here, or null. */
export function whyOneScreen(): string | null {
  const missing = [SERVER, DRIVER].filter((file) => !existsSync(file));
  return missing.length === 0 ? null : `two virtual screens need ${missing.join(' and ')}`;
}

/** A virtual desktop with a second screen that can be plugged and unplugged. */
export class TwoScreens {
  /** The environment for a program to paint there. */
  readonly environment: Readonly<Record<string, string>>;
  readonly #server: ChildProcess;
  readonly #folder: string;

  private constructor(server: ChildProcess, folder: string, environment: Record<string, string>) {
    this.#server = server;
    this.#folder = folder;
    this.environment = environment;
  }

  /** Starts the server without the second screen. */
  static async start(): Promise<TwoScreens> {
    const folder = await mkdtemp(join(tmpdir(), 'headpin-screens-'));
    const [cookie, configuration] = [join(folder, 'cookie'), join(folder, 'xorg.conf')];
    await writeFile(cookie, cookieFile(randomBytes(16)), { mode: 0o600 });
    await writeFile(configuration, xorgDummy(CONSOLE.mode, ['DontVTSwitch', 'DontZap', 'DontZoom']));
    const server = spawn(
      SERVER,
      [
        ...['-displayfd', '3', '-noreset', '-nolisten', 'tcp', '-auth', cookie],
        ...['-config', configuration, '-logfile', join(folder, 'log'), '-novtswitch', '-sharevts'],
      ],
      { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
    );
    try {
      const DISPLAY = `:${await displayNumber(server)}`;
      const screens = new TwoScreens(server, folder, { DISPLAY, XAUTHORITY: cookie });
      const { output, mode, place } = CONSOLE;
      screens.#xrandr('--output', output, '--mode', mode, '--pos', place, '--primary');
      screens.#xrandr('--addmode', OVERHEAD.output, OVERHEAD.mode);
      return screens;
    } catch (error) {
      await ended(server, folder);
      throw error;
    }
  }

  /** Plugs the second screen in, right of the first. */
  plugIn(): void {
    const { output, mode, place } = OVERHEAD;
    this.#change('--output', output, '--mode', mode, '--pos', place);
  }

  /** Unplugs the second screen. */
  pullOut(): void {
    this.#change('--output', OVERHEAD.output, '--off');
  }

  async end(): Promise<void> {
    await ended(this.#server, this.#folder);
  }

  #change(...parameters: readonly string[]): void {
    this.#xrandr(...parameters);
    // The driver notices a change only when queried.
    this.#xrandr('--query');
  }

  #xrandr(...parameters: readonly string[]): void {
    const { status, stderr } = spawnSync('xrandr', parameters, {
      encoding: 'utf8',
      env: { ...process.env, ...this.environment },
    });
    if (status !== 0) throw new Error(`xrandr ${parameters.join(' ')}: ${stderr}`);
  }
}

/** Ends a server and removes its folder, into which it may write until then. */
async function ended(server: ChildProcess, folder: string): Promise<void> {
  const gone = once(server, 'exit');
  // One that could not be started has no exit either.
  if (server.pid !== undefined && server.exitCode === null && server.kill()) await gone;
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
