import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installTools } from '../../setup/libraries.ts';
import type { Run } from '../../processes.ts';

const WINE = '/usr/lib/wine/wine64';
/** Milliseconds. Wine's server sometimes dies; after this time a program will not answer any more. */
const PATIENCE = 900_000;
const SERVER = '/usr/lib/wine/wineserver64';

/** A Windows program's exit code and output. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** A running Windows program. */
export interface Started {
  readonly ended: Promise<Ended>;
  /** Its output so far. */
  said(): string;
}

/** A Windows for this run alone: Debian's Wine without a display, with drive C: in the run's folder. */
export class Wine {
  /** The folder that is drive C: */
  readonly disk: string;
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #stop: AbortSignal;
  #programs = 0;

  private constructor(folder: string, run: Run, stop: AbortSignal) {
    this.#folder = folder;
    mkdirSync(this.#folder);
    const prefix = join(this.#folder, 'prefix');
    this.disk = join(prefix, 'drive_c');
    this.#stop = stop;
    this.#env = {
      ...{ PATH: process.env['PATH'], LANG: 'C.UTF-8', ...run.environment },
      ...{ HOME: this.#folder, WINEPREFIX: prefix, WINEARCH: 'win64', WINEDEBUG: '-all' },
      // Without these, Wine would ask to download .NET and a page renderer.
      WINEDLLOVERRIDES: 'mscoree,mshtml=',
    };
  }

  /** Installs Wine if it is missing and creates a Windows 10 in a new folder. */
  static async begin(folder: string, run: Run, stop: AbortSignal): Promise<Wine> {
    await installTools([{ what: WINE, packages: ['wine64'] }]);
    const wine = new Wine(folder, run, stop);
    await wine.must('wineboot', '-i');
    await wine.must('reg', 'add', String.raw`HKCU\Software\Wine`, '/v', 'Version', '/d', 'win10', '/f');
    return wine;
  }

  /** A file's path as Windows sees it. */
  static path(path: string): string {
    return `Z:${path.replaceAll('/', '\\')}`;
  }

  /** Starts a program. Input and output are files, because Node under Wine cannot use Linux pipes. */
  start(
    program: string,
    parameters: readonly string[],
    { input = '/dev/null', patience = PATIENCE } = {},
  ): Started {
    this.#programs += 1;
    const file = join(this.#folder, `said-${String(this.#programs)}.txt`);
    const [from, to] = [openSync(input, 'r'), openSync(file, 'w')];
    const child = spawn(WINE, [program, ...parameters], {
      // On C:, because Z: would show this machine's /proc and /dev.
      cwd: existsSync(this.disk) ? this.disk : this.#folder,
      env: this.#env,
      stdio: [from, to, to],
      signal: AbortSignal.any([this.#stop, AbortSignal.timeout(patience)]),
      killSignal: 'SIGKILL',
    });
    closeSync(from);
    closeSync(to);
    const said = (): string => readFileSync(file, 'utf8');
    const ended = once(child, 'exit').then(
      ([code]) => ({ code: code as number | null, said: said() }),
      // It was killed: it did not answer in time, or the run was stopped.
      (error: unknown) => ({ code: null, said: `${said()}${String(error)}` }),
    );
    return { ended, said };
  }

  /** Runs a program until it exits. */
  run(program: string, ...parameters: readonly string[]): Promise<Ended> {
    return this.start(program, parameters).ended;
  }

  /** Runs a program that must succeed; returns its output. */
  async must(program: string, ...parameters: readonly string[]): Promise<string> {
    const { code, said } = await this.run(program, ...parameters);
    if (code !== 0) throw new Error(`${program} ended with ${String(code)}: ${said}`);
    return said;
  }

  /** Ends every program of this Windows. */
  async end(): Promise<void> {
    const server = spawn(SERVER, ['-k'], { env: this.#env, stdio: 'ignore' });
    await once(server, 'exit');
  }
}
