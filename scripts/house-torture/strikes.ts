import { setTimeout as pause } from 'node:timers/promises';
import { numbersFrom } from '../../src/core/testing/random-pins.testing.ts';
import type { Evening } from './evening.ts';
import type { Fault, Group } from './faults/fault.ts';

/** How often a fault that met nothing is made again. */
const ATTEMPTS = 3;
/** The most faults at a time. */
const HANDS = 4;

export interface Struck {
  readonly made: number;
  readonly struck: number;
}

/** When faults were active, in milliseconds of the monotonic clock. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Makes faults one after another, and several at a time if they are of different groups. */
export class Strikes {
  readonly counts = new Map<string, Struck>();
  readonly windows: Window[] = [];
  readonly #evening: Evening;
  readonly #queue: (Fault & { readonly seed: number })[];
  readonly #busy = new Set<Group>();
  readonly #all: number;

  constructor(evening: Evening, faults: readonly Fault[], seed: number) {
    this.#evening = evening;
    this.#queue = faults.map((fault, place) => ({ ...fault, seed: seed + place }));
    this.#all = faults.length;
    for (const { kind } of faults) this.counts.set(kind, { made: 0, struck: 0 });
  }

  async make(): Promise<void> {
    await Promise.all(Array.from({ length: HANDS }, () => this.#hand()));
  }

  async #hand(): Promise<void> {
    while (this.#queue.length > 0) {
      this.#evening.tools.stop.throwIfAborted();
      const place = this.#queue.findIndex(({ group }) => !this.#busy.has(group));
      const [fault] = place < 0 ? [] : this.#queue.splice(place, 1);
      if (fault === undefined) await pause(50);
      else await this.#strike(fault);
    }
  }

  async #strike(fault: Fault & { readonly seed: number }): Promise<void> {
    const { kind, group, seed } = fault;
    const { tools, fleet } = this.#evening;
    this.#busy.add(group);
    const from = performance.now();
    let struck = 0;
    for (let attempt = 0; attempt < ATTEMPTS && struck === 0; attempt += 1)
      struck = await fault.strike(this.#evening, numbersFrom(seed + attempt * 1_000_003));
    const to = performance.now();
    this.windows.push({ from, to });
    this.#busy.delete(group);
    const { made, struck: before } = this.counts.get(kind) ?? { made: 0, struck: 0 };
    this.counts.set(kind, { made: made + 1, struck: before + struck });
    const done = String(this.#all - this.#queue.length);
    const seconds = ((to - from) / 1000).toFixed(1);
    const outcome = struck === 0 ? 'did not strike' : 'struck';
    tools.say(`${done}/${String(this.#all)} ${kind}: ${outcome}, ${seconds} s, ${String(fleet.balls)} balls`);
  }
}
