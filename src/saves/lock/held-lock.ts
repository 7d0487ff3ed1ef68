import { join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import type { Pace } from './freshness.ts';
import { holderOf, makeLock, type Holder } from './lock-text.ts';
import { readLock } from './read-lock.ts';
import { codeOf, FOLDER_LOST } from '../disk/trouble.ts';

export interface Lock {
  /**
   * Refreshes the lock from now on for other machines to see, without syncs or waiting. `lost` is called once when
   * somebody else has it, with the name of another machine.
   */
  keepFresh(lost: (by: string | null) => void): void;
  /** Rejects as a refused file call once somebody else has the lock: nothing may be written any more. */
  check(): Promise<void>;
  /** Releases the lock unless somebody else has it. */
  release(): Promise<void>;
}

/** Every data folder that was opened has it. */
const GAMES = 'games';

/** How long a check holds, in ms: one save asks once, a slow one again before its rename. */
const HOLDS = 250;

/** A moment by both clocks: the monotonic one stops while the machine sleeps, the other can be set. */
interface Moment {
  readonly steady: number;
  readonly clock: number;
}

const now = (): Moment => ({ steady: performance.now(), clock: Date.now() });

export class HeldLock implements Lock {
  readonly #disk: Disk;
  readonly #dataFolder: string;
  readonly #path: string;
  readonly #mine: Holder;
  readonly #pace: Pace;
  #timer: NodeJS.Timeout | null = null;
  #beat = 0;
  #beating: Promise<void> = Promise.resolve();
  /** When the lock was last known to be ours; null: check before writing. */
  #seen: Moment | null = now();
  /** The lock as our last beat left it. */
  #beaten: { readonly stamp: string; readonly at: Moment } | null = null;
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
    if (!(await this.#isAsBeaten())) {
      const there = (await readLock(this.#disk, this.#path)) ?? (await this.#searched());
      if (there === null || !this.#isMine(there)) throw this.#lose(there);
    }
    this.#seen = asked;
  }

  async release(): Promise<void> {
    this.#stop();
    // Later calls write nothing and report no other holder.
    this.#isReleased = true;
    await this.#beating;
    try {
      const there = await readLock(this.#disk, this.#path);
      if (there !== null && this.#isMine(there)) await this.#disk.remove(this.#path);
    } catch (error) {
      // A leftover lock is harmless: its holder will be gone.
      codeOf(error);
    }
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.#beating = this.#keep().then(() => {
        if (this.#timer !== null) this.#next();
      });
    }, this.#pace.beat);
    // Keeps no process alive.
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
      const stamp = await this.#disk.overwrite(this.#path, isOurs, bytes);
      if (stamp === null) {
        await this.#look();
        return;
      }
      this.#beaten = { stamp, at: asked };
      this.#seen = asked;
    } catch (error) {
      // A full disk or an absent share: the lock grows stale, and staff decide if anybody asks.
      codeOf(error);
      await this.#look();
    }
  }

  /**
   * Whether the lock is the file that our last beat wrote. A look is enough for a while only: a network share may
   * answer from its cache, and then the beat must be younger than any lock that others take over.
   */
  async #isAsBeaten(): Promise<boolean> {
    if (this.#beaten === null || !isWithin(this.#beaten.at, this.#pace.patience / 2)) return false;
    const { stamp } = this.#beaten;
    return (await this.#disk.look(this.#path))?.stamp === stamp;
  }

  /** Checks the holder. A disk that does not answer does not end our ownership. */
  async #look(): Promise<void> {
    this.#seen = null;
    this.#beaten = null;
    await this.check().catch(codeOf);
  }

  /**
   * A lock that was not found: the share is absent with its whole folder, which rejects, or somebody had the folder
   * meanwhile and left. Logs, and what Chromium keeps, may be written where the share is not.
   */
  async #searched(): Promise<Uint8Array | null> {
    const names = await this.#disk.list(this.#dataFolder);
    if (!names.includes(GAMES))
      throw Object.assign(new Error('the data folder is empty'), { code: 'ENOENT' });
    // The share may have come back between the two looks.
    return readLock(this.#disk, this.#path);
  }

  #lose(there: Uint8Array | null): Error {
    // Calls side by side may all notice it; it is reported once.
    if (this.#isLost) return lostError();
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
