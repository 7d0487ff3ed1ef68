import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { writeWhole } from '../disk/durable-file.ts';
import { PACE, watch, type Pace } from './freshness.ts';
import { HeldLock, type Lock } from './held-lock.ts';
import { judge } from './lock-judgement.ts';
import { digestOf, holderOf, holdingOf, makeLock, type Holder, type Writer } from './lock-text.ts';
import { here as thisPlace, isSame, type Here, type Machine } from './machine.ts';
import { linksAreRefused } from '../disk/platform.ts';
import { setAside } from '../disk/quarantine.ts';
import { readLock } from './read-lock.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';

export type { Lock } from './held-lock.ts';
export type { Writer } from './lock-text.ts';

/** Why the folder was refused. */
export type LockRefusal =
  | { readonly code: 'held'; readonly by: Writer; readonly pid: number }
  /** By another machine that keeps it fresh; the name is empty when unreadable. */
  | { readonly code: 'held-elsewhere'; readonly name: string }
  | Unclear
  | { readonly code: 'trouble'; readonly trouble: SaveTrouble };

/** The lock is stale, and this machine cannot see whether its holder is gone: staff decide. */
export interface Unclear {
  readonly code: 'unclear';
  /** The machine that had it; null where an earlier Headpin named none, or where it was this one. */
  readonly name: string | null;
  /** Last refresh by that machine's clock, ISO 8601 in UTC; null when unknown. */
  readonly until: string | null;
  /** Identifies this lock, so that no other one is taken over. */
  readonly lock: string;
}

export interface Asking {
  /** Who asks, and where. */
  readonly here?: Here;
  readonly pace?: Pace;
  /** The lock, as named by the refusal, whose holder staff declared gone. */
  readonly over?: string | null;
  /** Called once when another machine's lock has to be watched. */
  readonly watching?: () => void;
}

/** Takes the data folder for this process (decision 9), creating it if missing. */
export async function takeLock(
  disk: Disk,
  dataFolder: string,
  kind: Writer,
  asking: Asking = {},
): Promise<Result<Lock, LockRefusal>> {
  const path = join(dataFolder, 'lock');
  try {
    const here = asking.here ?? (await thisPlace());
    const nonce = randomBytes(8).toString('hex');
    const mine: Holder = { kind, ...here.process, nonce, machine: here.machine, at: null };
    const taking = new Taking({ disk, dataFolder, mine, here, asking });
    await disk.makeFolder(dataFolder);
    const refusal = await taking.take(path);
    if (refusal !== null) return err(refusal);
    return ok(new HeldLock(disk, dataFolder, mine, asking.pace ?? PACE));
  } catch (error) {
    return err({ code: 'trouble', trouble: troubleOf(error) });
  }
}

interface TakingDeps {
  readonly disk: Disk;
  readonly dataFolder: string;
  readonly mine: Holder;
  readonly here: Here;
  readonly asking: Asking;
}

class Taking {
  readonly #deps: TakingDeps;
  readonly #disk: Disk;
  #said = false;

  constructor(deps: TakingDeps) {
    this.#deps = deps;
    this.#disk = deps.disk;
  }

  /**
   * Null: the lock is ours, else the refusal. The lock of a holder that is gone is replaced by rename, but only by
   * whoever holds the succession: a lock named after the old one. So of two contenders one waits, and neither
   * replaces a newer lock.
   */
  async take(path: string, isSuccession = false): Promise<LockRefusal | null> {
    for (;;) {
      if (await this.#claim(path)) return null;
      const old = await readLock(this.#disk, path);
      if (old === null) continue;
      const answer = await this.#answerTo(path, old);
      if (answer === 'again') continue;
      // Succession takes moments: a stale one was interrupted.
      const isLeft = isSuccession && typeof answer === 'object' && answer.code === 'unclear';
      if (answer !== 'free' && !isLeft) return answer;
      const succession = `${path}.${holdingOf(old)}`;
      const before = await this.take(succession, true);
      if (before !== null) return before;
      try {
        if (await this.#replace(path, old)) return null;
      } finally {
        await this.#disk.remove(succession).catch(codeOf);
      }
    }
  }

  /** Whether the lock is free, must be read again, or is refused. */
  async #answerTo(path: string, old: Uint8Array): Promise<LockRefusal | 'free' | 'again'> {
    const { here, asking } = this.#deps;
    const holder = holderOf(old);
    const judgement = await judge(holder, here);
    if (judgement.kind === 'gone') return 'free';
    if (judgement.kind === 'running') return held(judgement.holder);
    if (asking.over === digestOf(old)) return 'free';
    const refusal = unclear(holder, old, here.machine);
    if (judgement.kind === 'ask') return refusal;
    if (!this.#said) asking.watching?.();
    this.#said = true;
    const now = await watch(this.#disk, path, old, asking.pace ?? PACE);
    if (now === null) return 'again';
    if (digestOf(now) === digestOf(old)) return judgement.still === 'free' ? 'free' : refusal;
    // Refreshed, so its holder runs, perhaps a newer program whose lock is unreadable here.
    const next = holderOf(now);
    const stays = next === null ? holder === null : next.nonce === holder?.nonce;
    if (!stays) return 'again';
    return judgement.here === null
      ? { code: 'held-elsewhere', name: next?.machine?.name ?? '' }
      : held(judgement.here);
  }

  /** Creates a whole lock, atomically where the file system has links. */
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
      await writeWhole(this.#disk, path, this.#text());
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  async #replace(path: string, old: Uint8Array): Promise<boolean> {
    const there = await readLock(this.#disk, path);
    if (there === null || digestOf(there) !== digestOf(old)) return false;
    // Anything but a file has no holder and never gives way.
    if ((await this.#disk.look(path))?.kind === 'folder')
      await setAside(this.#disk, this.#deps.dataFolder, path);
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
    await writeWhole(this.#disk, temp, this.#text());
    return temp;
  }

  #text(): Uint8Array {
    return makeLock(this.#deps.mine, 0, new Date());
  }
}

function held({ kind, pid }: Holder): LockRefusal {
  return { code: 'held', by: kind, pid };
}

function unclear(holder: Holder | null, old: Uint8Array, here: Machine): Unclear {
  const { machine = null, at = null } = holder ?? {};
  const other = machine === null || isSame(machine, here) ? null : machine.name;
  return { code: 'unclear', name: other, until: at, lock: digestOf(old) };
}
