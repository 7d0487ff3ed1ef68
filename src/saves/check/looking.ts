import { join } from 'node:path';
import type { FindingCode } from '../../text/terminal/check.ts';
import { tempsIn } from '../disk/durable-file.ts';
import { codeOf } from '../disk/trouble.ts';
import { finding, type Finding } from './finding.ts';
import type { CheckedDisk } from './quiet-disk.ts';

// Our files must be private. The data folder itself only must not be writable for others.
const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;

/** One look at a data folder, with its findings so far. */
export class Looking {
  readonly disk: CheckedDisk;
  readonly folder: string;
  readonly #found: Finding[] = [];
  #bytes = 0;
  #owner: number | null = null;

  constructor(disk: CheckedDisk, folder: string) {
    this.disk = disk;
    this.folder = folder;
  }

  get found(): readonly Finding[] {
    return this.#found;
  }

  /** The total size of the files met, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  find(file: string, code: FindingCode, more: Partial<Pick<Finding, 'reason' | 'line'>> = {}): void {
    this.#found.push(finding(file, code, more));
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  /** Checks the data folder's own permissions; its content belongs to the same owner. */
  async begin(): Promise<void> {
    const rights = await this.disk.rights(this.folder);
    this.#owner = rights?.owner ?? null;
    if (rights !== null && (rights.mode & OTHERS_WRITE) !== 0) this.find('.', 'open-to-others');
    if (!(await this.disk.mayWrite(this.folder))) this.find('.', 'read-only');
  }

  /** The sorted names in a folder of ours. A folder that cannot be read is a finding; a missing one is empty. */
  async names(folder: string): Promise<readonly string[]> {
    try {
      const entry = await this.disk.look(this.path(folder));
      if (entry === null) return [];
      if (entry.kind !== 'folder') this.find(folder, 'no-folder');
      if (entry.kind !== 'folder') return [];
      if (folder !== '') await this.#rightsOf(folder);
      return [...(await this.disk.list(this.path(folder)))].toSorted();
    } catch (error) {
      codeOf(error);
      this.find(folder, 'unreadable');
      return [];
    }
  }

  /** Notes the size and permissions of a file of ours. */
  async meet(file: string): Promise<void> {
    const entry = await this.disk.look(this.path(file));
    if (entry?.kind !== 'file') return;
    this.#bytes += entry.size;
    await this.#rightsOf(file);
  }

  /** Reports a name that is not ours: a leftover of an interrupted save of one of `ours`, or unknown. */
  stray(folder: string, name: string, isOurs: (file: string) => boolean): void {
    const file = folder === '' ? name : `${folder}/${name}`;
    const isTemp = tempsIn('', [name], isOurs).length > 0;
    this.find(file, isTemp ? 'temp-left' : 'unknown');
  }

  async #rightsOf(file: string): Promise<void> {
    const rights = await this.disk.rights(this.path(file));
    if (rights === null) return;
    if ((rights.mode & OTHERS) !== 0) this.find(file, 'open-to-others');
    if (this.#owner !== null && rights.owner !== this.#owner) this.find(file, 'other-owner');
  }
}
