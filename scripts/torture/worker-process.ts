import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import * as v from 'valibot';
import { HALVES } from '../../src/contract/contract.ts';
import type { AskingAs } from '../../src/saves/lock/testing/take-lock.testing.ts';
import { Acknowledged, ANSWER, type Answer } from './answer.ts';
import type { Tools } from './tools.ts';

/** Longer than any answer takes; it detects a hanging worker. */
const PATIENCE = 120_000;

/** Additional options for a worker's start. */
export interface Start {
  /** Records the acknowledgements. */
  readonly log?: Acknowledged;
  readonly environment?: NodeJS.ProcessEnv;
  /** The machine it claims to be; it then keeps its lock fresh and checks it before writing. */
  readonly as?: AskingAs;
  /** Keeps a pair of lanes. */
  readonly pair?: boolean;
  /** Saves balls in a journal first, as the program does. */
  readonly journal?: boolean;
}

/** The worker, from outside. */
export class WorkerProcess {
  readonly log: Acknowledged;
  readonly as: AskingAs | null;
  /** Resolves with the ending signal once the worker has ended and all its output was read. */
  readonly ended: Promise<NodeJS.Signals | null>;
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #answers: Answer[] = [];
  #errors = '';
  #isOver = false;
  #heard: () => void = () => undefined;

  /** Starts a worker on a data folder and waits until it is ready. */
  static async start(tools: Tools, data: string, start: Start = {}): Promise<WorkerProcess> {
    const worker = new WorkerProcess(tools, data, start);
    await worker.next('ready');
    return worker;
  }

  /** A worker that holds the folder's lock, with a game on each of its boards. */
  static async opened(tools: Tools, data: string, start: Start = {}): Promise<WorkerProcess> {
    const worker = await WorkerProcess.start(tools, data, start);
    await worker.ask('lock', 'locked');
    await worker.ask('open', 'opened');
    for (const half of start.pair === true ? HALVES : ['left'])
      await worker.ask(`begin ${half}`, 'acknowledged');
    if (start.journal === true) await worker.ask('tidy', 'acknowledged');
    return worker;
  }

  private constructor(tools: Tools, data: string, { log, environment = {}, as, journal, pair }: Start) {
    this.log = log ?? new Acknowledged();
    this.as = as ?? null;
    this.#child = spawn(
      process.execPath,
      [
        join(import.meta.dirname, 'worker.ts'),
        data,
        as === undefined ? '' : JSON.stringify(as),
        journal === true ? 'journal' : '',
        pair === true ? 'pair' : '',
      ],
      {
        // A single thread makes all file calls, so that the n-th call is the same in every run.
        env: { ...tools.environment, UV_THREADPOOL_SIZE: '1', ...environment },
        stdio: ['pipe', 'pipe', 'pipe'],
        signal: tools.stop,
      },
    );
    this.#child.on('error', () => undefined);
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text;
    });
    createInterface(this.#child.stdout).on('line', (line) => {
      this.#hear(line);
    });
    // Not `once`, which rejects when the run is stopped; the end matters then too.
    this.ended = new Promise((resolve) => {
      this.#child.on('close', (_, signal) => {
        this.#isOver = true;
        this.#heard();
        resolve(signal);
      });
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The thread that makes its file calls. */
  get fileThread(): number {
    const threads = `/proc/${String(this.pid)}/task`;
    const found = readdirSync(threads).find((id) =>
      readFileSync(join(threads, id, 'comm'), 'utf8').startsWith('libuv-worker'),
    );
    if (found === undefined) throw new Error('no thread for file calls: another Node than the pinned one?');
    return Number(found);
  }

  /** Sends a command without waiting for the answer. */
  tell(command: string): void {
    this.#child.stdin.write(`${command}\n`);
  }

  /** Sends a command and waits for this answer. */
  async ask<S extends Answer['said']>(command: string, said: S): Promise<Extract<Answer, { said: S }>> {
    this.tell(command);
    return this.next(said);
  }

  /** The next answer, which must be this one. */
  async next<S extends Answer['said']>(said: S): Promise<Extract<Answer, { said: S }>> {
    const answer = await this.any();
    if (!isSaid(answer, said)) throw new Error(`said ${JSON.stringify(answer)} and not ${said}`);
    return answer;
  }

  /** The next answer. */
  async any(): Promise<Answer> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const answer = this.#answers.shift();
      if (answer !== undefined) return answer;
      if (this.#isOver) throw new Error(`the worker ended by itself: ${this.#errors.trim()}`);
      if (Date.now() >= end) throw new Error(`the worker says nothing for ${String(PATIENCE / 1000)} s`);
      await this.#sound(end - Date.now());
    }
  }

  /** Kills it; resolves once it is gone and its answers are recorded. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  /** Lets it end normally. */
  async end(): Promise<void> {
    this.#child.stdin.end();
    await this.ended;
  }

  #hear(line: string): void {
    const answer = parsed(line);
    if (answer === null) return;
    if (answer.said === 'acknowledged') this.log.note(answer);
    if (answer.said === 'moving') this.log.moving = answer;
    this.#answers.push(answer);
    this.#heard();
  }

  async #sound(patience: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience);
      this.#heard = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** A line cut off by a kill is not an answer and acknowledges nothing. */
function parsed(line: string): Answer | null {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return null;
  }
  return v.parse(ANSWER, said);
}

function isSaid<S extends Answer['said']>(answer: Answer, said: S): answer is Extract<Answer, { said: S }> {
  return answer.said === said;
}
