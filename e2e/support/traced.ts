import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRuntime } from '../../drive/runtime.ts';
import { descendants, parentOf } from '../../drive/process-tree.ts';

/** System calls that contact another machine or process. Writes to a connected socket come after one of them. */
const SPEAKING = 'connect,bind,listen,sendto,sendmsg,sendmmsg';

/** Such a call with an internet address or socket. Creating a socket contacts nothing. */
const INET = new RegExp(
  `\\b(?:${SPEAKING.replaceAll(',', '|')})\\(.*(?:AF_INET|<(?:TCP|UDP|RAW|ICMP|PING|MPTCP))`,
  'u',
);

/** Each program's first contact: the display, over a local socket. */
const LOCAL = /\bconnect\(.*AF_UNIX/u;

/** Options of a traced program. */
export interface TracedOptions {
  /** The folder for the trace and a picture of the first window. */
  readonly folder: string;
  readonly data: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * The real program started as on a lane, without Playwright or debuggers. strace records whom its processes contact,
 * from the first instruction to the end.
 */
export class TracedProgram {
  readonly #strace: ChildProcess;
  readonly #log: string;
  readonly #picture: string;
  #output = '';

  constructor({ folder, data, args = [], env = {} }: TracedOptions) {
    this.#log = join(folder, 'strace.log');
    this.#picture = join(folder, 'first-window.png');
    const watch = ['-f', '--seccomp-bpf', '-yy', '-s', '64', '-o', this.#log, '-e', `trace=${SPEAKING}`];
    const program = [readRuntime().executable, ...withoutSandbox(), join(import.meta.dirname, '../..')];
    const options = ['--', '--windowed', '--lang', 'en', '--data', data, ...args];
    this.#strace = spawn('strace', [...watch, ...program, ...options], {
      env: { ...process.env, ...env, LC_ALL: 'C.UTF-8', HEADPIN_PICTURE: this.#picture },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#strace.stdout, this.#strace.stderr])
      stream?.on('data', (chunk: unknown) => {
        this.#output += String(chunk);
      });
  }

  async painted(): Promise<void> {
    while (!existsSync(this.#picture)) {
      this.stillThere();
      await sleep(50);
    }
  }

  /** Throws with its output if it has ended. */
  stillThere(): void {
    if (this.#strace.exitCode !== null || this.#strace.signalCode !== null)
      throw new Error(`the program ended: ${this.#output}`);
  }

  /** Ends it as a PC shutdown does and returns every call that contacted the internet. */
  async end(): Promise<readonly string[]> {
    if (this.#strace.exitCode === null) {
      const gone = once(this.#strace, 'close');
      process.kill(this.#program(), 'SIGTERM');
      await gone;
    }
    const lines = readFileSync(this.#log, 'utf8').split('\n');
    if (!lines.some((line) => LOCAL.test(line))) throw new Error(`strace saw nothing: ${this.#output}`);
    return lines.filter((line) => INET.test(line));
  }

  /** Kills it in any state. */
  kill(): void {
    if (this.#strace.exitCode !== null || this.#strace.pid === undefined) return;
    for (const pid of [...descendants(this.#strace.pid), this.#strace.pid]) process.kill(pid, 'SIGKILL');
  }

  #program(): number {
    const { pid } = this.#strace;
    const program = pid === undefined ? undefined : descendants(pid).find((below) => parentOf(below) === pid);
    if (program === undefined) throw new Error(`strace did not start the program: ${this.#output}`);
    return program;
  }
}

/** Why tracing is impossible here, or null. */
export function whyUntraced(): string | null {
  const { status, error, stderr } = spawnSync('strace', ['-f', '--seccomp-bpf', 'true'], {
    encoding: 'utf8',
  });
  if (status === 0) return null;
  return `strace cannot be used here: ${error?.message ?? stderr.trim()}`;
}

/** A traced process cannot become root, which Chromium's helper does where users may not create namespaces. */
function withoutSandbox(): readonly string[] {
  if (process.env['HEADPIN_NO_SANDBOX'] === '1') return ['--no-sandbox'];
  return spawnSync('unshare', ['--user', 'true']).status === 0 ? [] : ['--no-sandbox'];
}
