import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble, StartNotice } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { saveDurably, sweepTemps } from '../disk/durable-file.ts';
import { OneAtATime } from '../disk/one-at-a-time.ts';
import { setAside } from '../disk/quarantine.ts';
import { readBounded } from '../disk/read-bounded.ts';
import type { Reading } from '../record/sealed-text.ts';
import { codeOf } from '../disk/trouble.ts';

/** A data folder's file with one set of values. */
export interface FileOf<T> {
  readonly name: string;
  /** In bytes; a larger file is not opened. */
  readonly largest: number;
  readonly make: (values: T) => string;
  readonly parse: (bytes: Uint8Array) => Reading<T>;
  /** The notice for an unreadable file. */
  readonly lost: StartNotice;
  /** The defaults are random, so they are saved with the first change. */
  readonly isNew?: true;
  /** The state before stays as `.prev`, by which a removed file is missed. */
  readonly isMissed?: true;
  /** What a newer program's file says in words of this one. */
  readonly ofNewer?: (bytes: Uint8Array) => Partial<T>;
}

/** The house's choices. The caller holds the data folder's lock. */
export class KeptFile<T extends object> {
  readonly #disk: Disk;
  readonly #dataFolder: string;
  readonly #path: string;
  readonly #file: FileOf<T>;
  readonly #queue = new OneAtATime();
  #values: T;
  #isLeft = false;
  #isThere = false;
  /** The text that stands for what is on the disk (the defaults without a file); null if unknown. */
  #written: string | null;

  constructor(disk: Disk, dataFolder: string, file: FileOf<T>, defaults: T) {
    this.#disk = disk;
    this.#dataFolder = dataFolder;
    this.#path = join(dataFolder, file.name);
    this.#file = file;
    this.#values = defaults;
    this.#written = file.isNew === true ? null : file.make(defaults);
  }

  /**
   * Reads the file. If none is readable, or one that is missed is gone, defaults apply and a notice is due. A file that
   * can be neither read nor moved, or is newer, is never overwritten.
   */
  async open(): Promise<readonly StartNotice[]> {
    try {
      const names = await this.#disk.list(this.#dataFolder);
      await sweepTemps(this.#disk, this.#dataFolder, names, (file) => file === this.#file.name);
      const document = await readBounded(this.#disk, this.#path, this.#file.largest);
      if (document.kind === 'missing') return (await this.#forgetBefore()) ? [this.#file.lost] : [];
      this.#isThere = true;
      // Stryker disable next-line ConditionalExpression: without bytes the document is damaged either way
      const reading = document.kind === 'bytes' ? this.#file.parse(document.bytes) : document;
      switch (reading.kind) {
        case 'read':
          this.#values = reading.value;
          this.#written = this.#file.make(reading.value);
          return [];
        case 'newer':
          this.#isLeft = true;
          if (document.kind === 'bytes')
            this.#values = { ...this.#values, ...this.#file.ofNewer?.(document.bytes) };
          return [{ kind: 'newer', file: this.#file.name }];
        case 'damaged':
          await setAside(this.#disk, this.#dataFolder, this.#path);
          await this.#forgetBefore();
          this.#isThere = false;
          return [this.#file.lost];
      }
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      this.#isLeft = true;
      return [{ kind: 'left-unread', file: this.#file.name }];
    }
  }

  /** The file stays unchanged; changes last until the program ends. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  current(): T {
    return this.#values;
  }

  /**
   * Changes values durably; on an error they stay. Unchanged values are not written. A function is asked in its turn, after
   * all changes before it.
   */
  change(change: Partial<T> | ((now: T) => Partial<T>)): Promise<Result<T, SaveTrouble>> {
    return this.#queue.run(async () => {
      const wanted = typeof change === 'function' ? change(this.#values) : change;
      const values = { ...this.#values, ...wanted };
      const text = this.#file.make(values);
      if (text === this.#written) return ok(this.#values);
      const saved = await this.#save(text);
      this.#written = saved.ok ? text : null;
      if (!saved.ok) return saved;
      this.#values = values;
      return ok(values);
    });
  }

  /** Resolves once every requested change was saved or refused. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  /** Moves the state before to quarantine; false where there is none. */
  async #forgetBefore(): Promise<boolean> {
    const before = `${this.#path}.prev`;
    if (this.#file.isMissed !== true || (await this.#disk.look(before)) === null) return false;
    await setAside(this.#disk, this.#dataFolder, before);
    return true;
  }

  async #save(text: string): Promise<Result<null, SaveTrouble>> {
    if (this.#isLeft) return ok(null);
    // So that the first file, too, has a state before.
    if (this.#file.isMissed === true && !this.#isThere) {
      const first = await this.#write(this.#file.make(this.#values));
      if (!first.ok) return first;
    }
    return this.#write(text);
  }

  async #write(text: string): Promise<Result<null, SaveTrouble>> {
    const bytes = new TextEncoder().encode(text);
    // The next start would not read it.
    if (bytes.length > this.#file.largest) return err('too-large');
    // Stryker disable next-line StringLiteral: only `keep` is ever asked for
    const previous = this.#file.isMissed === true ? 'keep' : 'leave';
    const saved = await saveDurably(this.#disk, this.#path, bytes, previous);
    if (!saved.ok) return err(saved.error.trouble);
    this.#isThere = true;
    return ok(null);
  }
}
