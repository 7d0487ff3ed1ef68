import { constants, type BigIntStats } from 'node:fs';
import { link, lstat, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import type { Disk, Entry, GrowingFile, HeldFile, NewFile } from './disk.ts';
import { writeAll } from './durable-file.ts';
import { folderSyncIsUnknown, patiently, platformOf, type Platform } from './platform.ts';
import { codeOf } from './trouble.ts';
import { dirname } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
// If a FIFO or link took the name meanwhile: do not block, do not follow. (Windows has neither flag and ignores
// undefined.)
const NOTHING_BUT_A_FILE = constants.O_NOFOLLOW | constants.O_NONBLOCK;

export class NodeDisk implements Disk {
  readonly #platform: Platform;

  constructor(platform: Platform = platformOf(process.platform)) {
    this.#platform = platform;
  }

  async look(path: string): Promise<Entry | null> {
    try {
      const stats = await lstat(path, { bigint: true });
      const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
      return { kind, size: Number(stats.size), stamp: stampOf(stats) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  list(folder: string): Promise<readonly string[]> {
    return readdir(folder);
  }

  async read(path: string): Promise<Uint8Array> {
    const file = await open(path, constants.O_RDONLY | NOTHING_BUT_A_FILE);
    try {
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  async readPart(path: string, at: number, length: number): Promise<Uint8Array> {
    const file = await open(path, constants.O_RDONLY | NOTHING_BUT_A_FILE);
    try {
      const bytes = new Uint8Array(length);
      let taken = 0;
      // Stryker disable next-line EqualityOperator: it would read once more, zero bytes
      while (taken < length) {
        const { bytesRead } = await file.read(bytes, taken, length - taken, at + taken);
        if (bytesRead === 0) break;
        taken += bytesRead;
      }
      return bytes.subarray(0, taken);
    } finally {
      await file.close();
    }
  }

  // Not Node's own recursion, which answers ENOENT on a read-only disk.
  makeFolder(path: string): Promise<void> {
    const calls: FolderCalls = {
      make: async (folder) => {
        await mkdir(folder, FOLDER_MODE);
      },
      isFolder: async (folder) => (await stat(folder)).isDirectory(),
      sync: (folder) => this.syncFolder(folder),
    };
    return makeFolderDurably(calls, path);
  }

  async create(path: string): Promise<NewFile> {
    const file = await open(path, 'wx', FILE_MODE);
    return {
      write: async (bytes) => (await file.write(bytes)).bytesWritten,
      sync: () => file.sync(),
      close: () => file.close(),
    };
  }

  async append(path: string): Promise<GrowingFile> {
    // Not 'a', because Windows then refuses to truncate. The write position is kept here.
    const file = await open(path, constants.O_RDWR | NOTHING_BUT_A_FILE);
    let end = (await file.stat()).size;
    return {
      write: async (bytes) => {
        const { bytesWritten } = await file.write(bytes, 0, bytes.length, end);
        end += bytesWritten;
        return bytesWritten;
      },
      cut: async (length) => {
        await file.truncate(length);
        end = length;
      },
      sync: () => file.sync(),
      close: () => file.close(),
    };
  }

  async overwrite(
    path: string,
    is: (there: Uint8Array) => boolean,
    bytes: Uint8Array,
  ): Promise<string | null> {
    const file = await open(path, constants.O_RDWR | NOTHING_BUT_A_FILE);
    try {
      const there = new Uint8Array(bytes.length);
      const { bytesRead } = await file.read(there, 0, there.length, 0);
      if (!is(there.subarray(0, bytesRead))) return null;
      await file.write(bytes, 0, bytes.length, 0);
      return stampOf(await file.stat({ bigint: true }));
    } finally {
      await file.close();
    }
  }

  async hold(path: string): Promise<HeldFile> {
    const { writesThrough } = this.#platform;
    const file = await open(path, constants.O_RDWR | NOTHING_BUT_A_FILE | (writesThrough ?? 0));
    const held = await file.stat({ bigint: true });
    return {
      isThere: async () => {
        try {
          const there = await lstat(path, { bigint: true });
          return there.ino === held.ino && there.dev === held.dev;
        } catch (error) {
          if (codeOf(error) === 'ENOENT') return false;
          throw error;
        }
      },
      put: async (bytes) => {
        let at = 0;
        const write = async (rest: Uint8Array): Promise<number> => {
          const { bytesWritten } = await file.write(rest, 0, rest.length, at);
          at += bytesWritten;
          return bytesWritten;
        };
        await writeAll({ write }, bytes);
        if (writesThrough === null) await file.datasync();
      },
      close: () => file.close(),
    };
  }

  link(file: string, name: string): Promise<void> {
    return link(file, name);
  }

  rename(from: string, to: string): Promise<void> {
    return patiently(this.#platform.renamePatience, () => rename(from, to));
  }

  remove(path: string): Promise<void> {
    return unlink(path);
  }

  async syncFolder(folder: string): Promise<void> {
    if (!this.#platform.syncsFolders) return;
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } catch (error) {
      if (!folderSyncIsUnknown(error)) throw error;
    } finally {
      await handle.close();
    }
  }
}

function stampOf({ ino, mtimeNs, size }: BigIntStats): string {
  // Stryker disable next-line StringLiteral: without it only a rare other file would have the same digits
  return [ino, mtimeNs, size].join('-');
}

/** The calls it takes to create a folder; refusals reject with the system's code. */
interface FolderCalls {
  /** Creates one folder; refuses with `EEXIST` or `ENOENT`. */
  make(path: string): Promise<void>;
  isFolder(path: string): Promise<boolean>;
  sync(folder: string): Promise<void>;
}

/** Creates a folder and its parents durably; an existing one is fine. */
export async function makeFolderDurably(
  calls: FolderCalls,
  path: string,
  isSecondTry = false,
): Promise<void> {
  try {
    await calls.make(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && (await calls.isFolder(path))) return syncAbove(calls, path);
    if (code !== 'ENOENT' || isSecondTry || dirname(path) === path) throw error;
    await makeFolderDurably(calls, dirname(path));
    // Once only: where none can be created, as under /proc, ENOENT stays for ever.
    await makeFolderDurably(calls, path, true);
    return;
  }
  // A folder is durable only once its parent is: a power cut can take a folder with synced games in it.
  await calls.sync(dirname(path));
}

/** Whoever created an existing folder may have been killed before syncing it. */
async function syncAbove(calls: FolderCalls, path: string): Promise<void> {
  try {
    await calls.sync(dirname(path));
  } catch (error) {
    // This user may lack write access to the parent; then somebody else created the folder.
    if (!['EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}
