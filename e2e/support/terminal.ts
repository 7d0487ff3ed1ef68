import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const PROGRAMS = { console: 'scoreboard.ts', score: 'score.ts' } as const;

/** A terminal program behind pipes. */
export class Terminal {
  readonly #child: ChildProcess;
  #output = '';
  #errors = '';

  /** `npm run console` or `npm run score`, without npm. */
  constructor(program: 'console' | 'score', ...args: readonly string[]) {
    const script = join(ROOT, 'src/terminal', PROGRAMS[program]);
    this.#child = spawn(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'pipe' });
    // It may end before all input is written.
    this.#child.stdin?.on('error', () => undefined);
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#errors += text));
  }

  /** All that it printed. */
  get said(): string {
    return `${this.#output}\n${this.#errors}`;
  }

  /** Types lines. */
  type(...lines: readonly (string | number)[]): void {
    this.#child.stdin?.write(lines.map((line) => `${String(line)}\n`).join(''));
  }

  /** Waits until the text was printed this often. */
  async printed(text: string, times = 1): Promise<void> {
    while (this.#output.split(text).length <= times) await once(this.#child.stdout ?? this.#child, 'data');
  }

  /** Closes its input and waits for its end. */
  async end(): Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }> {
    const closed = once(this.#child, 'close');
    this.#child.stdin?.end();
    const [code] = (await closed) as [number | null];
    return { code, output: this.#output, errors: this.#errors };
  }

  /** Kills it if it still runs, so that nothing outlives the test. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** Starts a terminal program. */
export type StartTerminal = (...of: ConstructorParameters<typeof Terminal>) => Terminal;
