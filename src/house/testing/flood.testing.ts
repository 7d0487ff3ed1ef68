import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * `idle`: says nothing. `handshake`: a whole hello, and nothing after it. `dripping hello` and `dripping headers`: a
 * byte at a time, of TLS and behind TLS. `re-opening`: a whole hello, and the next one as soon as it is ended.
 */
export const FLOOD_KINDS = ['idle', 'handshake', 'dripping hello', 'dripping headers', 're-opening'] as const;
/** `aborted`: half a request of plain HTTP that its client ends, and the next one. */
export type FloodKind = (typeof FLOOD_KINDS)[number] | 'aborted';

export interface Flooding {
  readonly kind: FloodKind;
  readonly port: number;
  /** An address of this machine. */
  readonly from: string;
  readonly connections: number;
}

export interface Flooded {
  /** All are open once, or were. */
  readonly begun: boolean;
  readonly opened: number;
}

/** A flood of a house's service by a process of its own. */
export class Flood {
  readonly #program: ChildProcess;
  #flooded: Flooded = { begun: false, opened: 0 };

  private constructor(asked: Flooding) {
    this.#program = fork(join(import.meta.dirname, 'flooding.testing.ts'), { execArgv: [] });
    this.#program.on('message', (flooded: Flooded) => {
      this.#flooded = flooded;
    });
    this.#program.send(asked);
  }

  static begin(asked: Flooding): Flood {
    return new Flood(asked);
  }

  /** Connections so far. */
  get opened(): number {
    return this.#flooded.opened;
  }

  /** Whether all of them have been opened once. */
  get isWhole(): boolean {
    return this.#flooded.begun;
  }

  async end(): Promise<void> {
    if (this.#program.signalCode !== null) return;
    const gone = once(this.#program, 'close');
    this.#program.kill('SIGKILL');
    await gone;
  }
}
