import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../drive/runtime.ts';

/** Milliseconds before a service that ended is started again. */
const AGAIN = 1_000;

/** The house's service in a process of its own, started again whenever it ends. */
export class ServiceProcess {
  readonly #config: string;
  readonly #log: string;
  readonly #ended = new AbortController();
  #child: ChildProcess | null = null;
  #runs: Promise<void> = Promise.resolve();

  constructor(files: { readonly config: string; readonly log: string }) {
    this.#config = files.config;
    this.#log = files.log;
  }

  /** Resolves with its address once it listens. Rejects with its error output if it cannot. */
  async begin(): Promise<string> {
    const { listening, gone } = this.#start();
    const url = await listening;
    this.#runs = this.#keep(gone);
    return url;
  }

  async end(): Promise<void> {
    this.#ended.abort();
    this.#child?.kill('SIGTERM');
    await this.#runs;
  }

  async #keep(first: Promise<unknown>): Promise<void> {
    await first;
    for (;;) {
      await pause(AGAIN, undefined, { signal: this.#ended.signal }).catch(() => undefined);
      if (this.#ended.signal.aborted) return;
      console.log('The service has ended, and starts again.');
      const { listening, gone } = this.#start();
      listening.catch((fault: unknown) => {
        console.error(String(fault));
      });
      await gone;
    }
  }

  #start(): { readonly listening: Promise<string>; readonly gone: Promise<unknown> } {
    const child = spawn(process.execPath, [join(root, 'src/house/serve.ts'), this.#config], {
      // A process group of its own: Ctrl-C reaches it through this script, once.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const gone = once(child, 'close');
    const log = createWriteStream(this.#log, { flags: 'a' });
    child.stdout.pipe(log);
    let words = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words += text;
      log.write(text);
    });
    const listening = new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        const url = /^serves (\S+)$/u.exec(line)?.[1];
        if (url !== undefined) resolve(url);
      });
      void gone.then(() => {
        reject(new Error(words.trim() === '' ? 'The service ended without a word.' : words.trim()));
      });
    });
    return { listening, gone };
  }
}
