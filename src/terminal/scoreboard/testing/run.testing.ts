import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The program as `npm run console` starts it. */
export const CONSOLE = fileURLToPath(new URL('../../scoreboard.ts', import.meta.url));

/** A finished run's output. */
export interface Run {
  readonly said: string;
  readonly told: string;
  readonly code: number | null;
}

/** A run of the scoreboard in its own process, with pipes. */
export class Running {
  readonly process: ChildProcess;
  #said = '';
  #told = '';

  constructor(args: readonly string[], command: readonly string[] = [process.execPath]) {
    const [program = '', ...before] = command;
    // Otherwise npm's own folder would be the base for --data.
    const env = { ...process.env, INIT_CWD: '' };
    this.process = spawn(program, [...before, CONSOLE, ...args], { stdio: 'pipe', env });
    this.process.stdout?.setEncoding('utf8').on('data', (text: string) => (this.#said += text));
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#told += text));
    // The process may have ended before everything was typed.
    this.process.stdin?.on('error', () => undefined);
    onTestFinished(() => {
      this.process.kill('SIGKILL');
    });
  }

  get said(): string {
    return this.#said;
  }

  type(lines: readonly string[]): void {
    this.process.stdin?.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Resolves once the text has appeared this often. */
  async until(text: string, times = 1): Promise<void> {
    while (this.#said.split(text).length <= times) await once(this.process.stdout ?? this.process, 'data');
  }

  endInput(): void {
    this.process.stdin?.end();
  }

  async ended(): Promise<Run> {
    await once(this.process, 'close');
    return { said: this.#said, told: this.#told, code: this.process.exitCode };
  }
}

/** A complete run: these lines, then the end of the input. */
export async function run(lines: readonly (string | number)[], args: readonly string[] = []): Promise<Run> {
  const running = new Running(args);
  running.type(lines.map(String));
  running.endInput();
  return running.ended();
}

/** One player's game without a question for the name. */
export async function runSingle(
  pins: readonly (string | number)[],
  ...args: readonly string[]
): Promise<Run> {
  return run(pins, ['--single', '--name', 'PJS', ...args]);
}

/** A transcript from the fixtures folder. */
export async function fixture(name: string): Promise<string> {
  return readFile(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
}
