import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { foreignVariables } from '../../src/options/foreign.ts';
import { descendants, killTree } from '../../drive/process-tree.ts';

/** The unpacked program, as `npm run package` makes it. */
export const PACKAGED = join(import.meta.dirname, '../../out/package/linux-unpacked');

export interface PackagedOptions {
  readonly data: string;
  /** The program's folder; by default where it was built. */
  readonly folder?: string;
  /** Options of Electron and Chromium, before `--`. */
  readonly before?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** This process's variables without those that an installed program refuses. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign = foreignVariables(process.env);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.includes(name)));
}

/** A packaged program: no debugger reaches it, so it is judged by its processes, output and saves. */
export class PackagedProgram {
  readonly #process: ChildProcess;
  readonly #picture: string;
  #output = '';

  constructor({ data, folder = PACKAGED, before = [], env = {} }: PackagedOptions) {
    this.#picture = join(data, 'first-window.png');
    this.#process = spawn(
      join(folder, 'headpin'),
      [...before, '--', '--windowed', '--lang', 'en', '--data', join(data, 'kept')],
      {
        // As the package's starter leaves it (headpin.sh).
        env: { ...ownEnvironment(), ...env, HEADPIN_PICTURE: this.#picture },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (chunk: unknown) => {
        this.#output += String(chunk);
      });
  }

  /** All processes of the program, the main one first. */
  get processes(): readonly number[] {
    const { pid } = this.#process;
    if (pid === undefined) throw new Error('nothing was started');
    return [pid, ...descendants(pid)];
  }

  get output(): string {
    return this.#output;
  }

  async painted(): Promise<void> {
    while (!existsSync(this.#picture)) {
      if (this.#hasEnded()) throw new Error(`the program ended: ${this.#output}`);
      await wait(50);
    }
  }

  /** Waits until it has ended by itself; null when a signal ended it. */
  async ended(): Promise<number | null> {
    if (!this.#hasEnded()) await once(this.#process, 'close');
    return this.#process.exitCode;
  }

  kill(): void {
    for (const pid of this.processes.slice(0, 1)) killTree(pid);
  }

  #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }
}
