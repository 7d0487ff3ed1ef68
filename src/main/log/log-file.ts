import { constants } from 'node:fs';
import { lstat, mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../saves/disk/trouble.ts';
import { makeLogLine } from './log-entry.ts';

/** Limits of the log: the size of a file in bytes, and the number of files. */
export interface LogBounds {
  readonly bytes: number;
  readonly files: number;
}

const BOUNDS: LogBounds = { bytes: 1_000_000, files: 5 };
/** The most lines kept while the disk refuses; the oldest are dropped. */
const MOST_WAITING = 500;
/** In milliseconds: the pause after a failure, so that a full disk is not tried for every line. */
const AFTER_A_FAILURE = 5_000;
/** In bytes: how much of a file's end to read at first for each wanted line. Most lines are half as long. */
const A_LINE = 300;

// A link or FIFO of this name is not written. (Windows has neither flag and ignores undefined.)
const AT_THE_END =
  constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * The log's files in a folder: `headpin.log` is the newest, `headpin.1.log` and so on are older. `add` returns at once
 * and nobody waits for it: a failing disk costs lines, never a ball.
 */
export class LogFile {
  readonly #folder: string;
  readonly #bounds: LogBounds;
  readonly #waiting: string[] = [];
  #writing: Promise<void> | null = null;
  #size: number | null = null;
  #lost = 0;
  /** The last write failed, perhaps in the middle of a line. */
  #isTorn = false;
  #notBefore = 0;
  #isMade = false;

  constructor(folder: string, bounds: LogBounds = BOUNDS) {
    this.#folder = folder;
    this.#bounds = bounds;
  }

  add(line: string): void {
    this.#waiting.push(line);
    if (this.#waiting.length > MOST_WAITING) {
      this.#waiting.shift();
      this.#lost += 1;
    }
    if (performance.now() >= this.#notBefore) this.#begin();
  }

  /** The newest lines, oldest first. */
  async last(count: number): Promise<readonly string[]> {
    await this.#writing;
    return this.#read(count);
  }

  /** The newest lines from before this run. Lines added meanwhile are written after this has read them. */
  async before(count: number): Promise<readonly string[]> {
    const read = this.#read(count);
    this.#writing ??= read.then(() => {
      this.#writing = null;
      if (this.#waiting.length > 0) this.#begin();
    });
    return read;
  }

  async #read(count: number): Promise<readonly string[]> {
    let lines: readonly string[] = [];
    for (let number = 0; number < this.#bounds.files && lines.length < count; number += 1)
      lines = [...(await lastLines(this.#path(number), count - lines.length, this.#bounds.bytes)), ...lines];
    return lines;
  }

  /** Resolves once every line is written or refused. */
  async settled(): Promise<void> {
    do {
      this.#begin();
      await this.#writing;
    } while (this.#waiting.length > 0);
  }

  #begin(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
    });
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting.splice(0);
      try {
        await this.#write(`${this.#gap()}${lines.join('')}`);
        [this.#lost, this.#isTorn] = [0, false];
      } catch (error) {
        codeOf(error);
        this.#lost += lines.length;
        [this.#isTorn, this.#size] = [true, null];
        this.#notBefore = performance.now() + AFTER_A_FAILURE;
        return;
      }
    }
  }

  #gap(): string {
    const end = this.#isTorn ? '\n' : '';
    return this.#lost === 0
      ? end
      : `${end}${makeLogLine(new Date().toISOString(), 'lines-lost', { lines: this.#lost })}`;
  }

  async #write(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    let file = await this.#open();
    try {
      const size = this.#size ?? (await file.stat()).size;
      if (size > 0 && size + bytes.length > this.#bounds.bytes) {
        await file.close();
        await this.#rotate();
        file = await this.#open();
        this.#size = 0;
      } else this.#size = size;
      await file.writeFile(bytes);
      this.#size += bytes.length;
    } finally {
      await file.close();
    }
  }

  async #open(): Promise<FileHandle> {
    await this.#makeFolder();
    const file = await open(this.#path(0), AT_THE_END, 0o600);
    if ((await file.stat()).isFile()) {
      this.#isMade = true;
      return file;
    }
    await file.close();
    throw Object.assign(new Error('the log is not a file'), { code: 'EEXIST' });
  }

  /** Once a run: where the data folder is gone, it is a share that may come back, and nothing of ours may be in its place. */
  async #makeFolder(): Promise<void> {
    if (this.#isMade) return;
    await mkdir(this.#folder, { mode: 0o700 }).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
    await refuseLink(this.#folder);
  }

  /** Renames each file to the next number; the oldest one is overwritten. */
  async #rotate(): Promise<void> {
    for (let number = this.#bounds.files - 2; number >= 0; number -= 1) {
      try {
        await rename(this.#path(number), this.#path(number + 1));
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error;
      }
    }
  }

  #path(number: number): string {
    return join(this.#folder, number === 0 ? 'headpin.log' : `headpin.${String(number)}.log`);
  }
}

/** The last lines of a file, read from its end. A file above our limit is not ours and is not read. */
async function lastLines(path: string, count: number, bytes: number): Promise<readonly string[]> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const stats = await file.stat();
      if (!stats.isFile() || stats.size > bytes * 4) return [];
      for (let length = count * A_LINE; ; length *= 4) {
        const lines = await linesBetween(file, Math.max(0, stats.size - length), stats.size);
        if (lines.length >= count || length >= stats.size) return lines.slice(-count);
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    codeOf(error);
    return [];
  }
}

/** The complete lines between two positions of a file; a line cut off at the start is dropped. */
async function linesBetween(file: FileHandle, at: number, end: number): Promise<readonly string[]> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - at), 0, end - at, at);
  const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
  return lines.slice(at === 0 ? 0 : 1).filter((line) => line !== '');
}

/** Rejects for a link: what is written behind one is written elsewhere. */
async function refuseLink(folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory())
    throw Object.assign(new Error('the log has no folder of ours'), { code: 'ENOTDIR' });
}

/** Adds one line to the log of a folder that another process holds, if there is a log. */
export async function addFromOutside(folder: string, line: string): Promise<void> {
  try {
    await refuseLink(folder);
    const file = await open(join(folder, 'headpin.log'), AT_THE_END & ~constants.O_CREAT);
    try {
      if ((await file.stat()).isFile()) await file.writeFile(line);
    } finally {
      await file.close();
    }
  } catch (error) {
    codeOf(error);
  }
}
