import { setTimeout as pause } from 'node:timers/promises';
import type { Tools } from '../tools.ts';
import { LaneProcess } from './lane-process.ts';
import type { SimLaneConfig } from './said.ts';

/** Lanes bowl whatever happens; one that is silent for so many milliseconds has stopped. */
const PATIENCE = 60_000;

/** All simulated lanes, spread over some processes. */
export class Fleet {
  readonly processes: readonly LaneProcess[];
  readonly #tools: Tools;
  /** Lanes that did not bowl on, by their number. */
  readonly stopped = new Set<number>();

  constructor(tools: Tools, lanes: readonly SimLaneConfig[], processes: number) {
    this.#tools = tools;
    const each = Math.ceil(lanes.length / processes);
    this.processes = Array.from(
      { length: processes },
      (_, place) => new LaneProcess(tools, lanes.slice(place * each, (place + 1) * each)),
    ).filter(({ lanes: own }) => own.length > 0);
  }

  async begin(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.begin()));
  }

  get lanes(): readonly SimLaneConfig[] {
    return this.processes.flatMap(({ lanes }) => lanes);
  }

  of(lane: number): LaneProcess {
    const found = this.processes.find(({ lanes }) => lanes.some((one) => one.lane === lane));
    if (found === undefined) throw new Error(`no lane ${String(lane)}`);
    return found;
  }

  get balls(): number {
    return this.processes.reduce((sum, { balls }) => sum + balls, 0);
  }

  /** Resolves once every running lane has bowled so many more balls, or one has bowled none for too long: it stopped. */
  async allBowl(balls: number): Promise<void> {
    const before = this.#ballsOf();
    const bowled = new Map<number, { readonly balls: number; readonly at: number }>();
    for (;;) {
      this.#tools.stop.throwIfAborted();
      const now = this.#ballsOf();
      const behind = [...before].filter(
        ([lane, { balls: count, run }]) =>
          now.get(lane)?.run === run && (now.get(lane)?.balls ?? 0) < count + balls,
      );
      if (behind.length === 0) return;
      const at = performance.now();
      for (const [lane] of behind) {
        const count = now.get(lane)?.balls ?? 0;
        if (bowled.get(lane)?.balls !== count) bowled.set(lane, { balls: count, at });
      }
      const silent = behind.filter(([lane]) => at - (bowled.get(lane)?.at ?? at) > PATIENCE);
      for (const [lane] of silent) this.stopped.add(lane);
      if (silent.length > 0) return;
      await pause(50);
    }
  }

  /** The balls of each running lane, with the number of its process's run. */
  #ballsOf(): ReadonlyMap<number, { readonly balls: number; readonly run: string }> {
    return new Map(this.processes.flatMap((process) => [...process.on()]));
  }

  /** Ends all bowling. */
  async rest(): Promise<void> {
    await Promise.all(
      this.processes.flatMap((one) => one.lanes.map(({ lane }) => one.ask({ ask: 'rest', lane }))),
    );
  }

  /** Lanes whose links report games to deliver. */
  get behind(): readonly number[] {
    return this.processes.flatMap((process) => process.behind());
  }

  async end(): Promise<void> {
    await Promise.all(
      this.processes.map(async (one) => {
        await Promise.all(one.lanes.map(({ lane }) => one.ask({ ask: 'close', lane })));
        await one.kill();
      }),
    );
  }
}
