import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { CopyPlace, CopyTrouble } from '../../contract/contract.ts';
import { notePlan, type CopyMemory } from '../../saves/copy/copy-memory.ts';
import { knowsSticks, mountedSticks } from './removable.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { troubleOf } from '../../saves/disk/trouble.ts';

export interface CopyDestinationDeps {
  readonly disk: Disk;
  readonly path: string;
  readonly copies: CopyMemory;
  /** The folder from the command line; it has priority over a stick. */
  readonly copyTo: string | null;
  /** The mounted sticks, newest first. */
  readonly sticks?: () => Promise<readonly string[]>;
  /** Whether this operating system can tell sticks from other disks. */
  readonly sticksKnown?: boolean;
}

/**
 * Finds this lane's copies: in a folder with a name of its own, on any stick that has it or in the folder from the
 * command line. A bowler's stick or another lane's copies are never written to.
 */
export class CopyDestination {
  /** The mounted sticks, newest first. */
  readonly sticks: () => Promise<readonly string[]>;
  /** Whether this operating system can tell sticks from other disks. */
  readonly sticksKnown: boolean;
  readonly #deps: CopyDestinationDeps;

  constructor(deps: CopyDestinationDeps) {
    this.#deps = deps;
    this.sticks = deps.sticks ?? mountedSticks;
    this.sticksKnown = deps.sticksKnown ?? knowsSticks();
  }

  /** The choice; null when copying is off. */
  get kind(): CopyPlace | null {
    if (this.#deps.copyTo !== null) return 'folder';
    return this.#deps.copies.current().stick ? 'stick' : null;
  }

  /** The folder for the copies, existing or not. `stick-not-in` also when copying is off. */
  async find(): Promise<Result<string, CopyTrouble>> {
    const { copyTo, copies } = this.#deps;
    // The name would differ at every start, and the disk would fill with copies that nobody finds again.
    if (this.kind !== null && copies.isLeft) return err('not-ours');
    if (copyTo !== null) return this.#inFolder(resolve(copyTo));
    for (const stick of this.kind === null ? [] : await this.sticks()) {
      const folder = join(stick, this.#name);
      if (await this.#isFolder(folder)) return this.#outside(folder);
    }
    return err('stick-not-in');
  }

  /** The folder for the copies, created if needed. A copy made by hand also replaces a folder that is gone. */
  async ready(byHand: boolean): Promise<Result<string, CopyTrouble>> {
    const { copyTo } = this.#deps;
    const found = await this.find();
    if (copyTo === null || (!found.ok && !byHand)) return found;
    return this.#make(resolve(copyTo));
  }

  /** Finds the folder on the newest stick, or creates it there. */
  async takeStick(): Promise<Result<string, CopyTrouble>> {
    const [stick] = await this.sticks();
    return stick === undefined ? err('stick-not-in') : this.#make(stick);
  }

  async #inFolder(folder: string): Promise<Result<string, CopyTrouble>> {
    const own = join(folder, this.#name);
    // Copies were here and are gone: another disk or none is mounted now, which must not be filled unasked.
    const isNew = this.#deps.copies.current().last?.place !== 'folder';
    const isThere = (await this.#isFolder(own)) || (isNew && (await this.#isFolder(folder)));
    return isThere ? this.#outside(own) : err('folder-missing');
  }

  async #make(where: string): Promise<Result<string, CopyTrouble>> {
    if (!(await this.#isFolder(where))) return err('folder-missing');
    const folder = this.#outside(join(where, this.#name));
    if (!folder.ok) return folder;
    // Saves the name first, because a folder with an unsaved name would never be found again.
    const kept = await notePlan(this.#deps.copies, {});
    if (!kept.ok) return kept;
    try {
      await this.#deps.disk.makeFolder(folder.value);
      return folder;
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /**
   * A copy inside the copied folder would grow without end, and a copy opened as a data folder must not be
   * overwritten.
   */
  #outside(folder: string): Result<string, CopyTrouble> {
    const data = resolve(this.#deps.path);
    return isWithin(folder, data) || isWithin(data, folder) ? err('same-folder') : ok(folder);
  }

  async #isFolder(path: string): Promise<boolean> {
    try {
      return (await this.#deps.disk.look(path))?.kind === 'folder';
    } catch (error) {
      troubleOf(error);
      return false;
    }
  }

  get #name(): string {
    return `headpin-copy-${this.#deps.copies.current().id}`;
  }
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
