import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { CopyPlace, CopyTrouble } from '../../contract/contract.ts';
import type { CopyMemory } from '../../saves/copy/copy-memory.ts';
import { knowsSticks, mountedSticks } from './removable.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { troubleOf } from '../../saves/disk/trouble.ts';

/** What finding the place of the copies takes. */
export interface CopyDestinationDeps {
  readonly disk: Disk;
  /** The data folder. */
  readonly path: string;
  readonly copies: CopyMemory;
  /** The folder of the command line; it goes before a stick. */
  readonly copyTo: string | null;
  /** The mounted sticks, the newest first. */
  readonly sticks?: () => Promise<readonly string[]>;
  /** Whether sticks can be told from other disks here. */
  readonly sticksKnown?: boolean;
}

/**
 * Where the copies of this lane are: in a folder of their own, by whose name it is known, on whatever stick has it or
 * in the folder of the command line. So no bowler's stick is written to, and no other lane's copies are.
 */
export class CopyDestination {
  /** The mounted sticks, the newest first. */
  readonly sticks: () => Promise<readonly string[]>;
  /** Whether sticks can be told from other disks here. */
  readonly sticksKnown: boolean;
  readonly #deps: CopyDestinationDeps;

  constructor(deps: CopyDestinationDeps) {
    this.#deps = deps;
    this.sticks = deps.sticks ?? mountedSticks;
    this.sticksKnown = deps.sticksKnown ?? knowsSticks();
  }

  /** What was chosen; null when copying is off. */
  get kind(): CopyPlace | null {
    if (this.#deps.copyTo !== null) return 'folder';
    return this.#deps.copies.current().stick ? 'stick' : null;
  }

  /** The folder with the copies, or to be made for the first one. Off is `stick-not-in` too. */
  async find(): Promise<Result<string, CopyTrouble>> {
    const { copyTo, copies } = this.#deps;
    // Its name would be another one at every start, and the disk full of copies that nobody finds again.
    if (this.kind !== null && copies.isLeft) return err('not-ours');
    if (copyTo !== null) return this.#inFolder(resolve(copyTo));
    for (const stick of this.kind === null ? [] : await this.sticks()) {
      const folder = join(stick, this.#name);
      if (await this.#isFolder(folder)) return this.#outside(folder);
    }
    return err('stick-not-in');
  }

  /** The folder with the copies, made if need be; asked for by hand it is made anew where it is gone. */
  async ready(byHand: boolean): Promise<Result<string, CopyTrouble>> {
    const { copyTo } = this.#deps;
    const found = await this.find();
    if (copyTo === null || (!found.ok && !byHand)) return found;
    return this.#make(resolve(copyTo));
  }

  /** Makes the folder on the newest stick that is in, or finds it there. */
  async takeStick(): Promise<Result<string, CopyTrouble>> {
    const [stick] = await this.sticks();
    return stick === undefined ? err('stick-not-in') : this.#make(stick);
  }

  async #inFolder(folder: string): Promise<Result<string, CopyTrouble>> {
    const own = join(folder, this.#name);
    // Where copies were once and are none, another disk is mounted now, or none: it is not filled unasked.
    const isNew = this.#deps.copies.current().last?.place !== 'folder';
    const isThere = (await this.#isFolder(own)) || (isNew && (await this.#isFolder(folder)));
    return isThere ? this.#outside(own) : err('folder-missing');
  }

  async #make(where: string): Promise<Result<string, CopyTrouble>> {
    if (!(await this.#isFolder(where))) return err('folder-missing');
    const folder = this.#outside(join(where, this.#name));
    if (!folder.ok) return folder;
    // Its name first: a folder whose name nobody kept would never be found again.
    const kept = await this.#deps.copies.note({});
    if (!kept.ok) return kept;
    try {
      await this.#deps.disk.makeFolder(folder.value);
      return folder;
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** A copy in the folder that it copies would grow for ever; and who opened a copy must not have it overwritten. */
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
