import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Tools } from '../tools.ts';
import { SAID, type Asked, type Said, type SimLaneConfig } from './said.ts';

type Report = Extract<Said, { said: 'lanes' }>['lanes'][number];

/** A process of some lanes, from outside. */
export class LaneProcess {
  readonly lanes: readonly SimLaneConfig[];
  readonly #tools: Tools;
  readonly #reports = new Map<number, Report>();
  /** How often each lane was opened. */
  readonly #runs = new Map<number, number>();
  readonly #waiting = new Set<{
    readonly asked: Asked;
    readonly lane: number;
    readonly done: (isDone: boolean) => void;
  }>();
  #child: ChildProcess | null = null;
  #before = 0;
  /** Milliseconds from a press to the disk. */
  readonly times: { readonly at: number; readonly milliseconds: number }[] = [];

  constructor(tools: Tools, lanes: readonly SimLaneConfig[]) {
    this.#tools = tools;
    this.lanes = lanes;
  }

  /** Resolves once all its lanes bowl. */
  async begin(): Promise<void> {
    this.start();
    for (const config of this.lanes) await this.open(config);
  }

  async open(config: SimLaneConfig): Promise<void> {
    if (!(await this.ask({ ask: 'open', config })))
      throw new Error(`lane ${String(config.lane)} did not open`);
  }

  start(): void {
    const child = fork(join(import.meta.dirname, 'lane-worker.ts'), [], {
      env: this.#tools.environment,
      execArgv: [],
    });
    this.#child = child;
    child.on('message', (message) => {
      if (child === this.#child) this.#heard(v.parse(SAID, message));
    });
  }

  /** Balls of all its lanes, also before kills. */
  get balls(): number {
    return [...this.#reports.values()].reduce((sum, { balls }) => sum + balls, this.#before);
  }

  /** `kill -9`; resolves with whether that found it running. */
  async kill(): Promise<boolean> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return false;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    const [, signal] = (await gone) as [number | null, NodeJS.Signals | null];
    this.#child = null;
    this.#before = this.balls;
    this.#reports.clear();
    for (const { done } of this.#waiting) done(false);
    this.#waiting.clear();
    return signal === 'SIGKILL';
  }

  /** Resolves with whether it did that. */
  async ask(asked: Asked): Promise<boolean> {
    const lane = asked.ask === 'open' ? asked.config.lane : asked.lane;
    const child = this.#child;
    if (child === null) return false;
    const isDone = await new Promise<boolean>((resolve) => {
      this.#waiting.add({ asked, lane, done: resolve });
      // Of one that was just killed, the answer is the end of its process.
      child.send(asked, () => undefined);
    });
    if (asked.ask === 'open') this.#runs.set(lane, (this.#runs.get(lane) ?? 0) + 1);
    if (asked.ask === 'close') this.#forget(lane);
    return isDone;
  }

  /** Balls of the lanes that are on, and the life in which they were bowled. */
  on(): ReadonlyMap<number, { readonly balls: number; readonly run: string }> {
    return new Map(
      [...this.#reports].map(([lane, { balls }]) => [
        lane,
        { balls, run: `${String(this.#child?.pid ?? 0)} ${String(this.#runs.get(lane) ?? 0)}` },
      ]),
    );
  }

  /** Of its lanes, those that are not wholly delivered. */
  behind(): readonly number[] {
    return this.lanes.flatMap(({ lane }) => {
      const report = this.#reports.get(lane);
      return report?.delivered === true && report.connected ? [] : [lane];
    });
  }

  #heard(said: Said): void {
    switch (said.said) {
      case 'done':
        for (const waits of this.#waiting)
          if (waits.asked.ask === said.ask && waits.lane === said.lane) {
            this.#waiting.delete(waits);
            waits.done(said.ok);
            return;
          }
        return;
      case 'lanes':
        for (const report of said.lanes) this.#reports.set(report.lane, report);
        for (const milliseconds of said.times) this.times.push({ at: performance.now(), milliseconds });
        return;
      case 'trouble':
        this.#tools.say(`lane ${String(said.lane)}: ${said.words}`);
    }
  }

  #forget(lane: number): void {
    const report = this.#reports.get(lane);
    this.#before += report?.balls ?? 0;
    this.#reports.delete(lane);
  }
}
