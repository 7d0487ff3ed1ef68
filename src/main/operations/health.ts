import { join } from 'node:path';
import type { Diagnostics, SaveFigures } from '../../contract/contract.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { writeAll } from '../../saves/disk/durable-file.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import { codeOf } from '../../saves/disk/trouble.ts';
import { diskSpace } from './disk-space.ts';

export interface HealthDeps {
  readonly disk: Disk;
  /** The data folder. */
  readonly path: string;
  readonly version: string;
  readonly saves: { readonly figures: SaveFigures };
  /** Whether a ball waits for the disk. */
  readonly waiting: () => boolean;
  readonly space?: (folder: string) => Promise<Diagnostics['disk']>;
}

/** `waiting`: a ball could not be saved, and bowlers wait. */
export type HealthState = 'running' | 'waiting' | 'stopped';

const VERSION = 1;
/** In milliseconds. */
const BEAT = 30_000;

/**
 * Maintains `health.json` beside the lock, for monitoring. The file is replaced as a whole and never synced, because it
 * describes the present state and nobody waits for it.
 */
export class Health {
  readonly #deps: HealthDeps;
  readonly #path: string;
  readonly #since = new Date().toISOString();
  readonly #queue = new OneAtATime();
  #timer: NodeJS.Timeout | null = null;
  #isDue = false;
  #isEnded = false;

  constructor(deps: HealthDeps) {
    this.#deps = deps;
    this.#path = join(deps.path, 'health.json');
  }

  begin(): void {
    this.#timer = setInterval(() => {
      this.changed();
    }, BEAT);
    this.#timer.unref();
    this.changed();
  }

  /** Schedules a write soon, one for all changes until then. */
  changed(): void {
    if (this.#isDue || this.#isEnded) return;
    this.#isDue = true;
    void this.#queue.run(async () => {
      this.#isDue = false;
      await this.#write(this.#deps.waiting() ? 'waiting' : 'running');
    });
  }

  /** Writes that the program has ended, its last word; resolves when nothing is being written. */
  async end(): Promise<void> {
    this.#isEnded = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#queue.run(() => this.#write('stopped'));
  }

  async #write(state: HealthState): Promise<void> {
    const { disk, path, saves, version, space = diskSpace } = this.#deps;
    const { last, failed, median, slowest } = saves.figures;
    const health = {
      ...{ file: 'headpin-health', version: VERSION, state, headpin: version, pid: process.pid },
      ...{ since: this.#since, at: new Date().toISOString() },
      saves: { last, failed, median, slowest },
      disk: await space(path),
    };
    const temp = `${this.#path}.tmp`;
    try {
      if ((await disk.look(temp)) !== null) await disk.remove(temp);
      const file = await disk.create(temp);
      try {
        await writeAll(file, new TextEncoder().encode(`${JSON.stringify(health, null, 2)}\n`));
      } finally {
        await file.close();
      }
      await disk.rename(temp, this.#path);
    } catch (error) {
      // Monitoring notices that the file grows old.
      codeOf(error);
    }
  }
}
