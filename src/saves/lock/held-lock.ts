import { join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import type { Pace } from './freshness.ts';
import { holderOf, makeLock, type Holder } from './lock-text.ts';
import { readLock } from './read-lock.ts';
import { codeOf, FOLDER_LOST } from '../disk/trouble.ts';

/** The right to write in a data folder. */
export interface Lock {
  /**
   * Keeps it fresh from now on, for who looks from another machine; nothing of it is synced, and nobody waits for it.
   * `lost` is called once when somebody else has it, with the name of that machine where it is another one.
   */
  keepFresh(lost: (by: string | null) => void): void;
  /** Rejects as a refused file call does when the lock is somebody else's by now: nothing may be written any more. */
  check(): Promise<void>;
  /** Gives it back, unless it is somebody else's by now. */
  release(): Promise<void>;
}

/** So long, in milliseconds, an answer holds: one save asks once. A slow one asks again before its file gets its name. */
const HOLDS = 250;

/** A moment by both clocks: the steady one stands still while the machine sleeps, the other one can be set. */
interface Moment {
  readonly steady: number;
  readonly clock: number;
}

const now = (): Moment => ({ steady: performance.now(), clock: Date.now() });

/** A lock that was taken. */
export class HeldLock implements Lock {
  readonly #disk: Disk;
  readonly #dataFolder: string;
  readonly #path: string;
  readonly #mine: Holder;
  readonly #pace: Pace;
  #timer: NodeJS.Timeout | null = null;
  #beat = 0;
  #beating: Promise<void> = Promise.resolve();
  /** When the lock was ours for sure; null: it is looked at before anything is written. */
  #seen: Moment | null = now();
  #isReleased = false;
  #isLost = false;
  #tell: (by: string | null) => void = () => undefined;

  constructor(disk: Disk, dataFolder: string, mine: Holder, pace: Pace) {
    this.#disk = disk;
    this.#dataFolder = dataFolder;
    this.#path = join(dataFolder, 'lock');
    this.#mine = mine;
    this.#pace = pace;
  }

  keepFresh(lost: (by: string | null) => void): void {
    this.#tell = lost;
    this.#next();
  }

  async check(): Promise<void> {
    if (this.#isLost || this.#isReleased) throw lostError();
    if (this.#seen !== null && isWithin(this.#seen, HOLDS)) return;
    const asked = now();
    const there = await readLock(this.#disk, this.#path);
    if (there === null) throw await this.#missing();
    if (!this.#isMine(there)) throw this.#lose(there);
    this.#seen = asked;
  }

  async release(): Promise<void> {
    this.#stop();
    // What still comes is written nowhere, and is no news of somebody else.
    this.#isReleased = true;
    await this.#beating;
    try {
      const there = await readLock(this.#disk, this.#path);
      if (there !== null && this.#isMine(there)) await this.#disk.remove(this.#path);
    } catch (error) {
      // A lock that stays is no harm: its holder will be gone.
      codeOf(error);
    }
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.#beating = this.#keep().then(() => {
        if (this.#timer !== null) this.#next();
      });
    }, this.#pace.beat);
    // It keeps no process alive.
    this.#timer.unref();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #keep(): Promise<void> {
    this.#beat += 1;
    const bytes = makeLock(this.#mine, this.#beat, new Date());
    const asked = now();
    try {
      const isOurs = (there: Uint8Array): boolean => this.#isMine(there);
      if (await this.#disk.overwrite(this.#path, isOurs, bytes)) this.#seen = asked;
      else await this.#look();
    } catch (error) {
      // A full disk, or a share that is away: it grows old meanwhile, and staff decide if anybody asks.
      codeOf(error);
      await this.#look();
    }
  }

  /** Looks who has it. A disk that does not answer takes it from nobody. */
  async #look(): Promise<void> {
    this.#seen = null;
    await this.check().catch(codeOf);
  }

  /** No lock: a share that is away takes its whole folder along; else somebody had the folder meanwhile, and left it. */
  async #missing(): Promise<Error> {
    const names = await this.#disk.list(this.#dataFolder);
    if (names.length > 0) return this.#lose(null);
    return Object.assign(new Error('the data folder is empty'), { code: 'ENOENT' });
  }

  #lose(there: Uint8Array | null): Error {
    this.#isLost = true;
    this.#stop();
    const by = there === null ? null : (holderOf(there)?.machine ?? null);
    this.#tell(by?.name === this.#mine.machine?.name ? null : (by?.name ?? null));
    return lostError();
  }

  #isMine(there: Uint8Array): boolean {
    return holderOf(there)?.nonce === this.#mine.nonce;
  }
}

function isWithin(then: Moment, time: number): boolean {
  const { steady, clock } = now();
  return steady - then.steady < time && Math.abs(clock - then.clock) < time;
}

function lostError(): Error {
  return Object.assign(new Error('somebody else has the data folder'), { code: FOLDER_LOST });
}
