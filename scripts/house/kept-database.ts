import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../../src/house/cluster/cluster.ts';

/** Milliseconds before a database that ended is started again, as for the installed one (`RestartSec`). */
const AGAIN = 2_000;

/** A house's running database, started again whenever it ends by itself. */
export class KeptDatabase {
  readonly #cluster: Cluster;
  readonly #say: (line: string) => void;
  readonly #again: number;
  readonly #ended = new AbortController();
  /** Also once the script is asked to stop, which ends its processes by force if they are slow. */
  readonly #stop: AbortSignal;
  readonly #runs: Promise<void>;

  constructor(cluster: Cluster, say: (line: string) => void, stop: AbortSignal, again = AGAIN) {
    this.#cluster = cluster;
    this.#say = say;
    this.#again = again;
    this.#stop = AbortSignal.any([this.#ended.signal, stop]);
    this.#runs = this.#keep();
  }

  /** Stops it for good; resolves once everything is written. */
  async end(): Promise<void> {
    this.#ended.abort();
    await this.#cluster.stop();
    await this.#runs;
    // A start that was under way has ended too.
    await this.#cluster.stop();
  }

  #isEnded(): boolean {
    return this.#stop.aborted;
  }

  async #keep(): Promise<void> {
    for (let said = ''; ;) {
      await this.#cluster.ended();
      if (this.#isEnded()) return;
      if (said === '') this.#say('The database has ended, and starts again. Lanes bowl on.');
      await pause(this.#again, undefined, { signal: this.#stop }).catch(() => undefined);
      if (this.#isEnded()) return;
      try {
        await this.#cluster.begin();
        this.#say('The database runs again. What it had acknowledged is there.');
        said = '';
      } catch (fault) {
        const words = String(fault);
        if (words !== said && !this.#isEnded()) this.#say(`${words} It is tried again.`);
        said = words;
      }
    }
  }
}
