import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../../core/result.ts';
import type { SaveTrouble } from '../../preload/contract.ts';
import type { Disk } from './disk.ts';
import { writeWhole } from './durable-file.ts';
import { linksAreRefused } from './platform.ts';
import { isRunning, thisProcess } from './processes.ts';
import { codeOf, troubleOf } from './trouble.ts';

/** Who writes in a data folder. */
export const WRITERS = ['program', 'console'] as const;
export type Writer = (typeof WRITERS)[number];

/** The right to write in a data folder. */
export interface Lock {
  /** Gives it back, unless it is somebody else's by now. */
  release(): Promise<void>;
}

/** Why the right to write was not given. */
export type LockRefusal =
  | { readonly code: 'held'; readonly by: Writer; readonly pid: number }
  | { readonly code: 'trouble'; readonly trouble: SaveTrouble };

const LARGEST_LOCK = 4096;
// No system numbers its processes higher, and Node asks for none.
const HIGHEST_PID = 2 ** 31 - 1;

const holderSchema = v.strictObject({
  kind: v.picklist(WRITERS),
  pid: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_PID)),
  start: v.nullable(v.number()),
  boot: v.nullable(v.string()),
  /** Makes every taking of the lock another one. */
  nonce: v.string(),
});
type Holder = v.InferOutput<typeof holderSchema>;

/** Takes the data folder for this process (decision 9); makes the folder when there is none. */
export async function takeLock(
  disk: Disk,
  dataFolder: string,
  kind: Writer,
): Promise<Result<Lock, LockRefusal>> {
  const path = join(dataFolder, 'lock');
  const mine: Holder = { kind, ...(await thisProcess()), nonce: randomBytes(8).toString('hex') };
  try {
    await disk.makeFolder(dataFolder);
    const taking = new Taking(disk, mine);
    const holder = await taking.take(path);
    if (holder !== null) return err({ code: 'held', by: holder.kind, pid: holder.pid });
    return ok({ release: () => taking.giveBack(path) });
  } catch (error) {
    return err({ code: 'trouble', trouble: troubleOf(error) });
  }
}

/** One process's attempt at a lock. */
class Taking {
  readonly #disk: Disk;
  readonly #text: Uint8Array;

  constructor(disk: Disk, mine: Holder) {
    this.#disk = disk;
    this.#text = new TextEncoder().encode(`${JSON.stringify(mine)}\n`);
  }

  /**
   * Null: the lock is ours; else who holds it. A holder that is gone is replaced by rename, and only by who
   * holds the succession to that very holder: a lock of its own, named after the old one's bytes. So of two
   * newcomers one waits on the other, and neither replaces a lock that is new since it looked.
   */
  async take(path: string): Promise<Holder | null> {
    for (;;) {
      if (await this.#claim(path)) return null;
      const old = await this.#read(path);
      if (old === null) continue;
      const holder = holderOf(old);
      if (holder !== null && (await isRunning(holder))) return holder;
      const succession = `${path}.${digest(old)}`;
      const before = await this.take(succession);
      if (before !== null) return before;
      try {
        if (await this.#replace(path, old)) return null;
      } finally {
        await this.#disk.remove(succession).catch(codeOf);
      }
    }
  }

  async giveBack(path: string): Promise<void> {
    try {
      const there = await this.#read(path);
      if (there !== null && digest(there) === digest(this.#text)) await this.#disk.remove(path);
    } catch (error) {
      // A lock that stays is no harm: its holder will be gone.
      codeOf(error);
    }
  }

  /** Puts a whole lock under a free name, in one step where the file system has links. */
  async #claim(path: string): Promise<boolean> {
    const temp = await this.#writeTemp(path);
    try {
      await this.#disk.link(temp, path);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      if (!linksAreRefused(error)) throw error;
    } finally {
      await this.#disk.remove(temp).catch(codeOf);
    }
    return this.#claimWithoutLinks(path);
  }

  async #claimWithoutLinks(path: string): Promise<boolean> {
    try {
      await writeWhole(this.#disk, path, this.#text);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  async #replace(path: string, old: Uint8Array): Promise<boolean> {
    const there = await this.#read(path);
    if (there === null || digest(there) !== digest(old)) return false;
    const temp = await this.#writeTemp(path);
    try {
      await this.#disk.rename(temp, path);
    } catch (error) {
      await this.#disk.remove(temp).catch(codeOf);
      throw error;
    }
    return true;
  }

  async #writeTemp(path: string): Promise<string> {
    const temp = `${path}.${randomBytes(4).toString('hex')}.tmp`;
    await writeWhole(this.#disk, temp, this.#text);
    return temp;
  }

  /**
   * The bytes of a lock; none of what is no lock at all; null when there is none. One that may not be read is
   * no damaged one: it is somebody else's, and the refusal is passed on.
   */
  async #read(path: string): Promise<Uint8Array | null> {
    try {
      const entry = await this.#disk.look(path);
      if (entry === null) return null;
      if (entry.kind !== 'file' || entry.size > LARGEST_LOCK) return new Uint8Array();
      return await this.#disk.read(path);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }
}

function holderOf(bytes: Uint8Array): Holder | null {
  try {
    const parsed = v.safeParse(holderSchema, JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
