import type { Disk, Entry, GrowingFile, HeldFile, NewFile } from '../disk.ts';
import { setImmediate } from 'node:timers/promises';
import { NodeDisk } from '../node-disk.ts';

/** A real disk that fails chosen calls and records all of them. */
export class FailingDisk implements Disk {
  /** The calls in order, by name; writes and syncs with the file's number. */
  readonly calls: string[] = [];
  /** The same calls, grouped by those that ran side by side. */
  readonly rounds: string[][] = [];
  /** The code with which a call fails, or null: `call` is its name, `number` its place among all calls, from 1. */
  fails: (call: string, number: number) => string | null = () => null;
  /** A failing call waits for the calls beside it; otherwise it fails at once while they go on. */
  failsLast = false;
  /** The most bytes that one write takes. */
  mostAtOnce = Infinity;
  readonly #disk = new NodeDisk();
  #files = 0;
  #underWay = 0;

  look(path: string): Promise<Entry | null> {
    return this.#ask('look', () => this.#disk.look(path));
  }

  list(folder: string): Promise<readonly string[]> {
    return this.#ask('list', () => this.#disk.list(folder));
  }

  read(path: string): Promise<Uint8Array> {
    return this.#ask('read', () => this.#disk.read(path));
  }

  readPart(path: string, at: number, length: number): Promise<Uint8Array> {
    return this.#ask('readPart', () => this.#disk.readPart(path, at, length));
  }

  makeFolder(path: string): Promise<void> {
    return this.#ask('makeFolder', () => this.#disk.makeFolder(path));
  }

  create(path: string): Promise<NewFile> {
    return this.#ask('create', async () => this.#watched(await this.#disk.create(path)).file);
  }

  append(path: string): Promise<GrowingFile> {
    return this.#ask('append', async () => {
      const opened = await this.#disk.append(path);
      const { file, number } = this.#watched(opened);
      return { ...file, cut: (length) => this.#ask(`cut ${number}`, () => opened.cut(length)) };
    });
  }

  overwrite(path: string, is: (there: Uint8Array) => boolean, bytes: Uint8Array): Promise<string | null> {
    return this.#ask('overwrite', () => this.#disk.overwrite(path, is, bytes));
  }

  hold(path: string): Promise<HeldFile> {
    return this.#ask('hold', async () => {
      const held = await this.#disk.hold(path);
      this.#files += 1;
      const number = String(this.#files);
      return {
        isThere: () => this.#ask(`isThere ${number}`, () => held.isThere()),
        put: (bytes) => this.#ask(`put ${number}`, () => held.put(bytes)),
        close: () => this.#ask(`close ${number}`, () => held.close(), 'done'),
      };
    });
  }

  link(file: string, name: string): Promise<void> {
    return this.#ask('link', () => this.#disk.link(file, name));
  }

  rename(from: string, to: string): Promise<void> {
    return this.#ask('rename', () => this.#disk.rename(from, to));
  }

  remove(path: string): Promise<void> {
    return this.#ask('remove', () => this.#disk.remove(path));
  }

  syncFolder(folder: string): Promise<void> {
    return this.#ask('syncFolder', () => this.#disk.syncFolder(folder));
  }

  #watched(opened: NewFile): { readonly file: NewFile; readonly number: string } {
    this.#files += 1;
    const number = String(this.#files);
    const file: NewFile = {
      write: (bytes) => this.#ask(`write ${number}`, () => opened.write(bytes.subarray(0, this.mostAtOnce))),
      sync: () => this.#ask(`sync ${number}`, () => opened.sync()),
      close: () => this.#ask(`close ${number}`, () => opened.close(), 'done'),
    };
    return { file, number };
  }

  /** `done`: a failing call still takes effect. */
  async #ask<T>(
    call: string,
    answer: () => Promise<T>,
    failed: 'done' | 'not-done' = 'not-done',
  ): Promise<T> {
    this.calls.push(call);
    if (this.#underWay === 0) this.rounds.push([]);
    this.rounds.at(-1)?.push(call);
    this.#underWay += 1;
    try {
      const code = this.fails(call.split(' ')[0] ?? call, this.calls.length);
      if (code === null) return await answer();
      if (failed === 'done') await answer();
      while (this.failsLast && this.#underWay > 1) await setImmediate();
      throw systemError(code);
    } finally {
      this.#underWay -= 1;
    }
  }
}

export function systemError(code: string): Error {
  // Nobody reads where it was made, and a survey makes a million of them.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const error = Object.assign(new Error(`${code}: made by a test`), { code });
  Error.stackTraceLimit = stackTraceLimit;
  return error;
}
