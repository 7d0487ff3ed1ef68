import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { ElectronApplication } from '@playwright/test';
import {
  newDataFolder,
  optionsOf,
  ready,
  resized,
  startProgram,
  type Program,
  type ProgramOptions,
} from '../../drive/program.ts';
import { endSessions } from './session.ts';

/** The window's inner size at start. */
const SIZE = { width: 1280, height: 800 };

/** `src/main/start/reopening.ts` listens to it. */
const EVENT = 'headpin-reopen';

/** With these options a program has to be started. */
const OF_A_START = ['executable', 'fullScreen', 'own'] as const satisfies readonly (keyof ProgramOptions)[];

/** Variables that main reads whenever it needs them; with another in its environment a program has to be started. */
const READ_LATE = ['CUPS_SERVER'];

/**
 * A program that stays open from test to test. Each opens a folder of its own in it, by the boot and quit lists of a
 * start, in a window that is loaded again.
 */
export class KeptProgram {
  #program: Program | null = null;
  /** That of the program; Playwright forgets it once the program has ended. */
  #process: ChildProcess | null = null;
  #output = 0;
  #isOpen = false;

  /** Whether the program can open a folder now; for some options a test needs a start, or has two programs. */
  canOpen(options: ProgramOptions): boolean {
    if (this.#isOpen && this.#isRunning) return false;
    const isLate = Object.keys(options.env ?? {}).every((name) => READ_LATE.includes(name));
    return isLate && OF_A_START.every((option) => options[option] === undefined);
  }

  /** The program on a folder; its `stop` closes the folder. */
  async open(options: ProgramOptions): Promise<Program> {
    const program = await this.#running();
    const own = options.data === undefined;
    const data = options.data ?? (await newDataFolder());
    const { app, page } = program;
    this.#isOpen = true;
    this.#output = program.output().length;
    await asAtStart(program);
    await giveLate(app, options.env);
    await reopen(app, ['.', ...optionsOf(options), '--data', data]);
    await ready(program, options);
    return {
      ...{ app, page, data },
      output: () => program.output().slice(this.#output),
      stop: async () => {
        // A killed program may have a successor, whose folder is not this one's to close.
        if (program === this.#program) {
          if (this.#isOpen && this.#isRunning) await reopen(app, null);
          this.#isOpen = false;
        }
        if (own) await rm(data, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  }

  async end(): Promise<void> {
    await this.#program?.stop();
  }

  get #isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** The program of the test before, or another one if that test ended it. */
  async #running(): Promise<Program> {
    const kept = this.#program;
    // A test may have closed the page.
    if (kept !== null && this.#isRunning && !kept.page.isClosed()) return kept;
    await kept?.stop();
    // Chromium's own files stay in the folder of the start.
    this.#program = await startProgram();
    this.#process = this.#program.app.process();
    return this.#program;
  }
}

/** Takes back what a test did to the window. */
async function asAtStart(program: Program): Promise<void> {
  const { page } = program;
  await endSessions(page);
  await page.emulateMedia({ reducedMotion: null });
  await page.mouse.move(0, 0);
  await resized(program, SIZE);
}

async function giveLate(app: ElectronApplication, env: ProgramOptions['env'] = {}): Promise<void> {
  const values = READ_LATE.map((name) => [name, env[name] ?? process.env[name] ?? null] as const);
  await app.evaluate((_electron, given) => {
    for (const [name, value] of given) {
      if (value === null) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }, values);
}

/** Closes the folder; opens that of a command line, unless it is null. */
async function reopen(app: ElectronApplication, argv: readonly string[] | null): Promise<void> {
  await app.evaluate(
    ({ app }, [event, argv]) =>
      new Promise<void>((resolve, reject) => {
        const events: NodeJS.EventEmitter = app;
        const done = (trouble?: Error): void => {
          if (trouble === undefined) resolve();
          else reject(trouble);
        };
        if (!events.emit(event, argv, done)) done(new Error('this program opens no second folder'));
      }),
    [EVENT, argv] as const,
  );
}
