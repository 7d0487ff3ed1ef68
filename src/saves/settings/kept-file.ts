import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble, StartNotice } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { saveDurably, sweepTemps } from '../disk/durable-file.ts';
import { OneAtATime } from '../disk/one-at-a-time.ts';
import { setAside } from '../disk/quarantine.ts';
import { readDocument } from '../record/read-document.ts';
import type { Reading } from '../record/sealed-text.ts';
import { codeOf } from '../disk/trouble.ts';

/** A file of the data folder that holds one set of values. */
export interface FileOf<T> {
  readonly name: string;
  /** A larger one is not opened, in bytes. */
  readonly largest: number;
  readonly make: (values: T) => string;
  readonly parse: (bytes: Uint8Array) => Reading<T>;
  /** What people are told when it cannot be read. */
  readonly lost: StartNotice;
  /** The defaults are made by chance: they are kept as soon as anything is. */
  readonly isNew?: true;
}

/** Values that the house chose. Whoever uses them holds the data folder's lock. */
export class KeptFile<T extends object> {
  readonly #disk: Disk;
  readonly #dataFolder: string;
  readonly #path: string;
  readonly #file: FileOf<T>;
  readonly #queue = new OneAtATime();
  #values: T;
  #isLeft = false;
  /** What the file says, or as good as says; null where that is not known. */
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
   * Reads the file; where there is none that can be read, the defaults are in force and people are told. What is there
   * and can neither be read nor moved aside, or is a newer program's, is never written over.
   */
  async open(): Promise<readonly StartNotice[]> {
    try {
      const names = await this.#disk.list(this.#dataFolder);
      await sweepTemps(this.#disk, this.#dataFolder, names, (file) => file === this.#file.name);
      const document = await readDocument(this.#disk, this.#path, this.#file.largest);
      if (document.kind === 'missing') return [];
      // Stryker disable next-line ConditionalExpression: no bytes are no document either: damaged, as it was
      const reading = document.kind === 'bytes' ? this.#file.parse(document.bytes) : document;
      switch (reading.kind) {
        case 'read':
          this.#values = reading.value;
          this.#written = this.#file.make(reading.value);
          return [];
        case 'newer':
          this.#isLeft = true;
          return [{ kind: 'newer', file: this.#file.name }];
        case 'damaged':
          await setAside(this.#disk, this.#dataFolder, this.#path);
          return [this.#file.lost];
      }
    } catch (error) {
      // No folder, no settings yet.
      if (codeOf(error) === 'ENOENT') return [];
      this.#isLeft = true;
      return [{ kind: 'left-unread', file: this.#file.name }];
    }
  }

  /** The file stays as it is: what is changed holds until this program ends. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** The values in force. */
  current(): T {
    return this.#values;
  }

  /** Changes some of them, durably; on an error they stay as they were. Where they stay the same nothing is written. */
  change(change: Partial<T>): Promise<Result<T, SaveTrouble>> {
    return this.#queue.run(async () => {
      const values = { ...this.#values, ...change };
      const text = this.#file.make(values);
      if (text === this.#written) return ok(this.#values);
      const saved = await this.#save(text);
      this.#written = saved.ok ? text : null;
      if (!saved.ok) return saved;
      this.#values = values;
      return ok(values);
    });
  }

  /** Resolves when every change asked for so far has been saved or refused. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  async #save(text: string): Promise<Result<null, SaveTrouble>> {
    if (this.#isLeft) return ok(null);
    // Stryker disable next-line StringLiteral: only `keep` is ever asked for
    const saved = await saveDurably(this.#disk, this.#path, new TextEncoder().encode(text), 'leave');
    return saved.ok ? ok(null) : err(saved.error.trouble);
  }
}
