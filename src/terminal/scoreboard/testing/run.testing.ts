import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The program, as `npm run console` starts it. */
export const CONSOLE = fileURLToPath(new URL('../../scoreboard.ts', import.meta.url));

/** What a finished run left. */
export interface Run {
  readonly said: string;
  readonly told: string;
  readonly code: number | null;
}

/** A run of the scoreboard, in a process of its own behind pipes. */
export class Running {
  readonly process: ChildProcess;
  #said = '';
  #told = '';

  constructor(args: readonly string[], command: readonly string[] = [process.execPath]) {
    const [program = '', ...before] = command;
    // npm's folder would be taken for the one that --data is meant from.
    const env = { ...process.env, INIT_CWD: '' };
    this.process = spawn(program, [...before, CONSOLE, ...args], { stdio: 'pipe', env });
    this.process.stdout?.setEncoding('utf8').on('data', (text: string) => (this.#said += text));
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#told += text));
    // It may have ended before everything was typed.
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

  /** Resolves once the text has been said as often as this. */
  async until(text: string, times = 1): Promise<void> {
    while (this.#said.split(text).length <= times) await once(this.process.stdout ?? this.process, 'data');
  }

  endInput(): void {
    this.process.stdin?.end();
  }

  /** Waits for its end. */
  async ended(): Promise<Run> {
    await once(this.process, 'close');
    return { said: this.#said, told: this.#told, code: this.process.exitCode };
  }
}

/** A whole run: these lines, then the end of the input. */
export async function run(lines: readonly (string | number)[], args: readonly string[] = []): Promise<Run> {
  const running = new Running(args);
  running.type(lines.map(String));
  running.endInput();
  return running.ended();
}

/** One player's game, without a question for the name. */
export async function runSingle(
  pins: readonly (string | number)[],
  ...args: readonly string[]
): Promise<Run> {
  return run(pins, ['--single', '--name', 'PJS', ...args]);
}

/** A transcript of the fixtures folder. */
export async function fixture(name: string): Promise<string> {
  return readFile(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
}
