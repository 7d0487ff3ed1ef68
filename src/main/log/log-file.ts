import { constants } from 'node:fs';
import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../saves/disk/trouble.ts';
import { makeLogLine } from './log-entry.ts';

/** How much the log may take: files of this many bytes, and how many of them. */
export interface LogBounds {
  readonly bytes: number;
  readonly files: number;
}

const BOUNDS: LogBounds = { bytes: 1_000_000, files: 5 };
/** Lines that wait for a disk that takes nothing now; the oldest go first. */
const MOST_WAITING = 500;
/** In milliseconds: a full disk is not asked for every line. */
const AFTER_A_FAILURE = 5_000;
/** In bytes: how much of a file's end is read for each wanted line at first. Most lines are half as long. */
const A_LINE = 300;

// A link or FIFO of this name is not written. (Windows has neither flag and ignores undefined.)
const AT_THE_END =
  constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * The log's files in a folder: `headpin.log`, and `headpin.1.log` on with what came before. Nobody waits for a line:
 * `add` returns at once, and a disk that fails costs lines, never a ball.
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

  /** The newest lines from before this run: what is added meanwhile is written behind this. */
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

  /** Resolves once every line was written, or the disk refused it. */
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
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = await open(this.#path(0), AT_THE_END, 0o600);
    if ((await file.stat()).isFile()) return file;
    await file.close();
    throw Object.assign(new Error('the log is not a file'), { code: 'EEXIST' });
  }

  /** The oldest file is replaced by the one after it. */
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

/** The last lines of a file, read from its end. A file that is not ours may be of any size: none of it is read. */
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

/** The lines between two bytes of a file, without one that is cut at the first. */
async function linesBetween(file: FileHandle, at: number, end: number): Promise<readonly string[]> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - at), 0, end - at, at);
  const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
  return lines.slice(at === 0 ? 0 : 1).filter((line) => line !== '');
}

/** Adds one line to the log of a folder that another process has; only where there is a log, which stays that one's. */
export async function addFromOutside(folder: string, line: string): Promise<void> {
  try {
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
