import { basename, dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Disk, Entry, GrowingFile, HeldFile, NewFile } from '../disk.ts';
import { DiskImage, type NameChange } from './disk-image.testing.ts';
import { makeFolderDurably } from '../node-disk.ts';
import { systemError } from './failing-disk.testing.ts';

/** A call that changed the disk or synced a change. The changes of one `names` happen together or not at all. */
export type Operation =
  | { readonly kind: 'names'; readonly changes: readonly NameChange[] }
  | { readonly kind: 'write'; readonly file: number; readonly bytes: Uint8Array }
  /** In place, from the first byte on. */
  | { readonly kind: 'over'; readonly file: number; readonly bytes: Uint8Array }
  | { readonly kind: 'cut'; readonly file: number; readonly length: number }
  | { readonly kind: 'sync'; readonly file: number; readonly worked: boolean }
  | { readonly kind: 'syncFolder'; readonly folder: string; readonly worked: boolean };

/** How a call fails; `done`: the change was made, and only its answer was lost. */
export interface Refusal {
  readonly code: string;
  readonly done: boolean;
}

/**
 * A disk in memory that records every change in order, so that `crash-states.testing.ts` can say what a crash may
 * leave. It begins with a durable image and with changes that may not be durable.
 */
export class CrashDisk implements Disk {
  readonly base: DiskImage;
  readonly log: Operation[] = [];
  /** The names of the calls that change something, in order. */
  readonly calls: string[] = [];
  /** Decides whether a call is refused; `number` is its place in `calls`, from 1. */
  refuses: (call: string, number: number) => Refusal | null = () => null;
  /** The most bytes that one write takes. */
  mostAtOnce = Infinity;
  /** The call of this name runs after all calls beside it; null: calls run in the order they are made. */
  late: string | null = null;
  /** FAT has no hard links. */
  hasLinks = true;
  readonly #now: DiskImage;
  readonly #changes = new Map<number, number>();
  #nextFile: number;

  constructor(base = new DiskImage(), log: readonly Operation[] = []) {
    this.base = base;
    this.#now = base.copy();
    for (const operation of log) this.#perform(operation);
    this.#nextFile = base.highest() + 1 + log.length;
  }

  /** Refuses these of the next changes, counted from 1. */
  refuseNext(places: readonly number[], refusal: Refusal): void {
    const before = this.calls.length;
    this.refuses = (_, number) => (places.includes(number - before) ? refusal : null);
  }

  look(path: string): Promise<Entry | null> {
    const thing = this.#now.at(path);
    if (thing === null) return Promise.resolve(null);
    if (thing === 'folder') return Promise.resolve({ kind: 'folder', size: 0, stamp: '' });
    const { length } = this.#now.bytes(thing);
    return Promise.resolve({
      kind: 'file',
      size: length,
      stamp: [thing, this.#changes.get(thing) ?? 0].join('-'),
    });
  }

  list(folder: string): Promise<readonly string[]> {
    if (this.#now.at(folder) !== 'folder') return Promise.reject(systemError('ENOENT'));
    return Promise.resolve(this.#now.names(folder));
  }

  read(path: string): Promise<Uint8Array> {
    const thing = this.#now.at(path);
    if (typeof thing !== 'number') return Promise.reject(systemError('ENOENT'));
    return Promise.resolve(this.#now.bytes(thing));
  }

  async readPart(path: string, at: number, length: number): Promise<Uint8Array> {
    return (await this.read(path)).slice(at, at + length);
  }

  makeFolder(path: string): Promise<void> {
    return makeFolderDurably(
      {
        make: (folder) => this.#make('mkdir', folder, 'folder'),
        isFolder: (folder) => Promise.resolve(this.#now.at(folder) === 'folder'),
        sync: (folder) => this.syncFolder(folder),
      },
      path,
    );
  }

  async create(path: string): Promise<NewFile> {
    // Two files that are made at once are two files.
    const file = this.#nextFile;
    this.#nextFile += 1;
    await this.#make('create', path, file);
    return this.#opened(file);
  }

  append(path: string): Promise<GrowingFile> {
    const file = this.#now.at(path);
    return typeof file === 'number'
      ? Promise.resolve(this.#opened(file))
      : Promise.reject(systemError('ENOENT'));
  }

  /** Worse than a real disk: a crash may leave the file truncated before the new bytes are there. */
  async overwrite(
    path: string,
    is: (there: Uint8Array) => boolean,
    bytes: Uint8Array,
  ): Promise<string | null> {
    const there = await this.read(path);
    if (!is(there.slice(0, bytes.length))) return null;
    const file = await this.append(path);
    await file.cut(0);
    await file.write(joined(bytes, there.slice(bytes.length)));
    return (await this.look(path))?.stamp ?? null;
  }

  hold(path: string): Promise<HeldFile> {
    const file = this.#now.at(path);
    if (typeof file !== 'number') return Promise.reject(systemError('ENOENT'));
    return Promise.resolve({
      isThere: () => Promise.resolve(this.#now.at(path) === file),
      put: async (bytes) => {
        await this.#ask('put', { kind: 'over', file, bytes });
        await this.#ask('flush', { kind: 'sync', file, worked: true });
      },
      close: () => Promise.resolve(),
    });
  }

  #opened(file: number): GrowingFile {
    return {
      cut: (length) => this.#ask('cut', { kind: 'cut', file, length }),
      write: async (bytes) => {
        const taken = bytes.slice(0, this.mostAtOnce);
        await this.#ask('write', { kind: 'write', file, bytes: taken });
        return taken.length;
      },
      sync: () => this.#ask('sync', { kind: 'sync', file, worked: true }),
      close: () => Promise.resolve(),
    };
  }

  async link(file: string, name: string): Promise<void> {
    if (!this.hasLinks) throw systemError('EPERM');
    await this.#make('link', name, this.#existing(file));
  }

  async rename(from: string, to: string): Promise<void> {
    const thing = this.#existing(from);
    if (this.#now.at(dirname(to)) !== 'folder') throw systemError('ENOENT');
    const same = this.#now.at(to) === thing;
    // POSIX: renaming one name of a file to another of its names does nothing.
    const changes = same ? [] : [change(from, null), change(to, thing)];
    await this.#ask('rename', { kind: 'names', changes });
  }

  async remove(path: string): Promise<void> {
    this.#existing(path);
    await this.#ask('remove', { kind: 'names', changes: [change(path, null)] });
  }

  syncFolder(folder: string): Promise<void> {
    return this.#ask('syncFolder', { kind: 'syncFolder', folder, worked: true });
  }

  async #make(call: string, path: string, thing: NonNullable<NameChange['thing']>): Promise<void> {
    const above = this.#now.at(dirname(path));
    if (above !== 'folder') throw systemError(above === null ? 'ENOENT' : 'ENOTDIR');
    if (this.#now.at(path) !== null) throw systemError('EEXIST');
    await this.#ask(call, { kind: 'names', changes: [change(path, thing)] });
  }

  #existing(path: string): NonNullable<NameChange['thing']> {
    const thing = this.#now.at(path);
    if (thing === null) throw systemError('ENOENT');
    return thing;
  }

  async #ask(call: string, operation: Operation): Promise<void> {
    this.calls.push(call);
    const refusal = this.refuses(call, this.calls.length);
    // Other calls never wait for the event loop, so after one turn all calls beside this one are done.
    if (call === this.late) await setImmediate();
    if (refusal === null || refusal.done) this.#perform(operation);
    else if ('worked' in operation) this.#perform({ ...operation, worked: false });
    if (refusal !== null) throw systemError(refusal.code);
  }

  #perform(operation: Operation): void {
    this.log.push(operation);
    perform(this.#now, operation);
    if (!changesBytes(operation)) return;
    this.#changes.set(operation.file, (this.#changes.get(operation.file) ?? 0) + 1);
  }
}

/** Repeats an operation on an image. */
export function perform(image: DiskImage, operation: Operation): void {
  if (operation.kind === 'names') image.change(operation.changes);
  if (changesBytes(operation)) image.fill(operation.file, changed(image.bytes(operation.file), operation));
}

/** An operation that changes a file's bytes. */
export type ByteChange = Extract<Operation, { kind: 'write' | 'over' | 'cut' }>;

export function changesBytes(operation: Operation): operation is ByteChange {
  return operation.kind === 'write' || operation.kind === 'over' || operation.kind === 'cut';
}

/** A file's bytes after such a change. */
export function changed(before: Uint8Array, operation: ByteChange): Uint8Array {
  switch (operation.kind) {
    case 'write':
      return joined(before, operation.bytes);
    case 'over':
      return joined(operation.bytes, before.slice(operation.bytes.length));
    case 'cut':
      return before.slice(0, operation.length);
  }
}

function change(path: string, thing: NameChange['thing']): NameChange {
  return { folder: dirname(path), name: basename(path), thing };
}

export function joined(before: Uint8Array, after: Uint8Array): Uint8Array {
  const all = new Uint8Array(before.length + after.length);
  all.set(before);
  all.set(after, before.length);
  return all;
}
