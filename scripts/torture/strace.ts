import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newFolder, type Tools } from './tools.ts';

/** An observed system call. */
export interface Call {
  readonly name: string;
  /** Its number among calls of this name since strace attached, from 1, as in `when=`. */
  readonly nth: number;
  readonly parameters: string;
  readonly result: string;
  /** strace invented its result. */
  readonly injected: boolean;
}

/** Only file calls, not waiting or memory. */
const WATCHED = 'trace=%file,%desc';

export class Strace {
  readonly #child: ChildProcessByStdio<null, null, Readable>;
  readonly #file: string;

  /**
   * Attaches to a thread and makes faults in its calls.
   * @param faults expressions as strace takes them, such as `inject=fsync:error=EIO:when=3`
   */
  static async attach(tools: Tools, thread: number, ...faults: readonly string[]): Promise<Strace> {
    const strace = new Strace(tools, thread, faults);
    await strace.#attached();
    return strace;
  }

  private constructor(tools: Tools, thread: number, faults: readonly string[]) {
    this.#file = join(newFolder(tools, 'strace'), 'log');
    const expressions = [WATCHED, ...faults].flatMap((expression) => ['-e', expression]);
    const parameters = ['-y', '-s', '8', ...expressions, '-o', this.#file, '-p', String(thread)];
    this.#child = spawn('strace', parameters, {
      env: { ...tools.environment, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      signal: tools.stop,
    });
    this.#child.on('error', () => undefined);
  }

  /** The calls so far. */
  calls(): readonly Call[] {
    return parseCalls(readFileSync(this.#file, 'utf8'));
  }

  /** Detaches from the thread, which continues; returns the observed calls. */
  async detach(): Promise<readonly Call[]> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill('SIGTERM');
      await once(this.#child, 'exit');
    }
    return this.calls();
  }

  async #attached(): Promise<void> {
    const said = await new Promise<string>((resolve) => {
      let text = '';
      this.#child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.includes(' attached')) resolve(text);
      });
      this.#child.on('close', () => {
        resolve(text);
      });
    });
    if (!said.includes(' attached')) throw new Error(`strace: ${said.trim()}`);
  }
}

/** Whether strace invented a result of one of these calls. */
export function isStruck(calls: readonly Call[]): boolean {
  return calls.some(({ injected }) => injected);
}

/** Why strace does not work here, found by trying it, or null. */
export async function withoutStrace(tools: Tools): Promise<string | null> {
  const sleeper = spawn('sleep', ['30'], { env: tools.environment, stdio: 'ignore', signal: tools.stop });
  sleeper.on('error', () => undefined);
  try {
    await (await Strace.attach(tools, sleeper.pid ?? 0)).detach();
    return null;
  } catch (error) {
    return `this system lets nobody watch a process (${error instanceof Error ? error.message : String(error)})`;
  } finally {
    sleeper.kill('SIGKILL');
  }
}

/** Parses strace's output into calls, in order. */
export function parseCalls(text: string): readonly Call[] {
  const counts = new Map<string, number>();
  return [...text.matchAll(/^(\w+)\((.*)\)\s+= (.+)$/gmu)].map(
    ([, name = '', parameters = '', result = '']) => {
      const nth = (counts.get(name) ?? 0) + 1;
      counts.set(name, nth);
      return { name, nth, parameters, result, injected: result.includes('INJECTED') };
    },
  );
}

/**
 * The calls that reach a file. Not memory mapped for a directory listing, nor the eventfd that signals a finished call:
 * two calls that ran side by side may share a signal, so that each run has another number of them.
 */
export function fileCalls(calls: readonly Call[]): readonly Call[] {
  return calls.filter(({ name, parameters }) => name !== 'mmap' && !parameters.includes('[eventfd]'));
}
