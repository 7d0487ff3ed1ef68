import { join } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble, StartNotice } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { saveDurably, sweepTemps } from '../disk/durable-file.ts';
import { OneAtATime } from '../disk/one-at-a-time.ts';
import { setAside } from '../disk/quarantine.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { codeOf } from '../disk/trouble.ts';
import { fieldsOf } from '../record/fields.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Marker, type Reading } from '../record/sealed-text.ts';

/** A data folder's file with one set of values. */
export interface FileOf<T> {
  readonly name: string;
  /** In bytes; a larger file is not opened. */
  readonly largest: number;
  readonly make: (values: T) => string;
  readonly parse: (bytes: Uint8Array) => Reading<T>;
  /** The values without a file. */
  readonly plain: () => T;
  /** The notice for an unreadable file. */
  readonly lost: StartNotice;
  /** The plain values are random, so they are saved with the first change. */
  readonly isNew?: true;
  /** The state before stays as `.prev`, by which a removed file is missed. */
  readonly isMissed?: true;
  /** A second copy of the folder has it. */
  readonly isCopied?: true;
  /** What a newer program's file says in words of this one. */
  readonly ofNewer?: (bytes: Uint8Array) => Partial<T>;
}

/** A file whose values are a sealed document. */
export interface SealedFile<T> extends FileOf<T>, SealedAs {
  readonly version: number;
}

interface SealedAs {
  readonly marker: Marker;
  /** What stands after the head: exactly these keys, in this order. */
  readonly parts: v.ObjectEntries;
}

/** Such a file as it is described: its text and its parser follow. */
interface Described<P extends v.ObjectEntries, T> extends Omit<FileOf<T>, 'make' | 'parse'>, SealedAs {
  readonly parts: P;
  readonly read: (content: v.InferOutput<v.StrictObjectSchema<P, undefined>>) => T;
  readonly write: (values: T) => object;
  /** The readers of older versions, from version 1; the file's own version is one more. */
  readonly older?: readonly ((content: unknown) => Reading<T>)[];
}

/** Where the values are what stands in the file. */
export function asItStands<T>(): { readonly read: (content: T) => T; readonly write: (values: T) => T } {
  return { read: (content) => content, write: (values) => values };
}

/** The file of a described document. */
export function sealedFile<P extends v.ObjectEntries, T>({
  read,
  write,
  older = [],
  ...file
}: Described<P, T>): SealedFile<T> {
  const { marker, parts } = file;
  const version = older.length + 1;
  const schema = v.strictObject(parts);
  return {
    ...file,
    version,
    make: (values) => {
      const content = fieldsOf(write(values));
      const keys = Object.keys(parts).filter((key) => content[key] !== undefined);
      return sealText(
        marker,
        version,
        keys.map((key) => [key, JSON.stringify(content[key])]),
      );
    },
    parse: (bytes) =>
      unsealText({ marker, version }, bytes, ({ version: written, content }) => {
        const { file: _file, version: _version, checksum: _checksum, ...own } = fieldsOf(content);
        const readOlder = older[written - 1];
        return readOlder === undefined ? readAs(schema, own, read) : readOlder(own);
      }),
  };
}

/** Values in another holder's folder, where nothing is moved or written; the plain ones where none are readable. */
export async function lookAt<T extends object>(disk: Disk, dataFolder: string, file: FileOf<T>): Promise<T> {
  try {
    const document = await readBounded(disk, join(dataFolder, file.name), file.largest);
    if (document.kind !== 'bytes') return file.plain();
    const reading = file.parse(document.bytes);
    if (reading.kind === 'newer') return { ...file.plain(), ...file.ofNewer?.(document.bytes) };
    return reading.kind === 'read' ? reading.value : file.plain();
  } catch (error) {
    codeOf(error);
    return file.plain();
  }
}

/** A data folder's file with its values. The caller holds the folder's lock. */
export class KeptFile<T extends object> {
  readonly #disk: Disk;
  readonly #dataFolder: string;
  readonly #path: string;
  readonly #file: FileOf<T>;
  readonly #queue = new OneAtATime();
  #values: T;
  #isLeft = false;
  #isThere = false;
  /** The text that stands for what is on the disk (the plain values without a file); null if unknown. */
  #written: string | null;

  constructor(disk: Disk, dataFolder: string, file: FileOf<T>) {
    this.#disk = disk;
    this.#dataFolder = dataFolder;
    this.#path = join(dataFolder, file.name);
    this.#file = file;
    this.#values = file.plain();
    this.#written = file.isNew === true ? null : file.make(this.#values);
  }

  /**
   * Reads the file. If none is readable, or one that is missed is gone, plain values apply and a notice is due. A file that
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

  /** The values, after making them durable: nothing may name what the next start would not find. */
  kept(): Promise<Result<T, SaveTrouble>> {
    return this.change({});
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
