import { constants } from 'node:fs';
import { access, lstat, open, type FileHandle } from 'node:fs/promises';
import type { Entry, ReadDisk } from '../disk/disk.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { codeOf } from '../disk/trouble.ts';

/** A file's owner and permissions. */
export interface Rights {
  readonly owner: number;
  /** The nine permission bits of owner, group and others. */
  readonly mode: number;
}

/** A read-only disk that also shows permissions. */
export interface CheckedDisk extends ReadDisk {
  /** Null on systems without such permissions (Windows), or if the name does not exist. */
  rights(path: string): Promise<Rights | null>;
  /** Whether this process may write to a folder. */
  mayWrite(folder: string): Promise<boolean>;
}

// Windows has none of these flags and ignores undefined.
const QUIETLY = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const NINE_BITS = 0o777;

/** Reads a folder without a trace, not even an access time where the system allows that. */
export class QuietDisk implements CheckedDisk {
  readonly #disk = new NodeDisk();

  look(path: string): Promise<Entry | null> {
    return this.#disk.look(path);
  }

  list(folder: string): Promise<readonly string[]> {
    return this.#disk.list(folder);
  }

  async read(path: string): Promise<Uint8Array> {
    const file = await quietly(path);
    try {
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  async readPart(path: string, at: number, length: number): Promise<Uint8Array> {
    const file = await quietly(path);
    try {
      const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  async rights(path: string): Promise<Rights | null> {
    if (process.platform === 'win32') return null;
    try {
      const { uid, mode } = await lstat(path);
      return { owner: uid, mode: mode & NINE_BITS };
    } catch (error) {
      codeOf(error);
      return null;
    }
  }

  async mayWrite(folder: string): Promise<boolean> {
    try {
      await access(folder, constants.W_OK);
      return true;
    } catch (error) {
      codeOf(error);
      return false;
    }
  }
}

/** Only a file's owner may read it without changing its access time. */
async function quietly(path: string): Promise<FileHandle> {
  if (process.platform !== 'linux') return open(path, QUIETLY);
  try {
    return await open(path, QUIETLY | constants.O_NOATIME);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
    return open(path, QUIETLY);
  }
}
