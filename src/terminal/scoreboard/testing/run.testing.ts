import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { Output } from '../../output.ts';
import { PipedAnswers } from '../piped-answers.ts';
import { runScoreboard } from '../program.ts';

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
    this.process.stdout?.setEncoding('utf8').on('data', (piece: string) => (this.#said += piece));
    this.process.stderr?.setEncoding('utf8').on('data', (piece: string) => (this.#told += piece));
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

  /** Resolves once the words have appeared this often. */
  async until(words: string, times = 1): Promise<void> {
    while (this.#said.split(words).length <= times) await once(this.process.stdout ?? this.process, 'data');
  }

  endInput(): void {
    this.process.stdin?.end();
  }

  async ended(): Promise<Run> {
    await once(this.process, 'close');
    return { said: this.#said, told: this.#told, code: this.process.exitCode };
  }
}

/** A complete run in a process of its own: these lines, then the end of the input. */
export async function runProcess(
  lines: readonly (string | number)[],
  args: readonly string[] = [],
): Promise<Run> {
  const running = new Running(args);
  running.type(lines.map(String));
  running.endInput();
  return running.ended();
}

/** The same in this process, which takes a hundredth of the time. */
export async function run(lines: readonly (string | number)[], args: readonly string[] = []): Promise<Run> {
  const [said, told] = [new PassThrough(), new PassThrough()];
  const texts = Promise.all([said, told].map((stream) => text(stream)));
  const screen = new Output(said);
  const input = Readable.from(lines.map((line) => Buffer.from(`${String(line)}\n`)));
  const code = await runScoreboard(args, {
    screen,
    errors: new Output(told),
    answers: () => new PipedAnswers(input, screen, true),
    onSignal: () => undefined,
    base: '',
  });
  for (const stream of [said, told]) stream.end();
  const [all = '', complaints = ''] = await texts;
  return { said: all, told: complaints, code };
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
