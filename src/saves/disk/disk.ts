/** What a name is itself; symbolic links are never followed. */
export type Kind = 'file' | 'folder' | 'other';

/** What a name is, with its size in bytes. */
export interface Entry {
  readonly kind: Kind;
  readonly size: number;
  /** Changes as soon as the name means another file or the file was written. */
  readonly stamp: string;
}

/** A new file, open for writing. */
export interface NewFile {
  /** Writes and returns the bytes taken, which may be fewer than given. */
  write(bytes: Uint8Array): Promise<number>;
  /** Makes the bytes durable. After an error never retry on this file; write a new one. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** An existing file, open for writing at its end. */
export interface GrowingFile extends NewFile {
  /** Truncates; the next write starts there. */
  cut(length: number): Promise<void>;
}

/** An existing file, held open to be overwritten in place. */
export interface HeldFile {
  /** Whether its name still means this file. */
  isThere(): Promise<boolean>;
  /** Overwrites the first bytes and makes them durable. After an error never write to this file again. */
  put(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/**
 * Every file call saves make, so that tests can supply a disk that fails or loses power. Refusals reject with the
 * system's code (`ENOSPC`), as Node's do.
 */
export interface Disk {
  look(path: string): Promise<Entry | null>;
  /** Unordered. */
  list(folder: string): Promise<readonly string[]>;
  /** Reads a regular file; never blocks on anything else. */
  read(path: string): Promise<Uint8Array>;
  /** Bytes of a regular file from `at` on; fewer at its end. */
  readPart(path: string, at: number, length: number): Promise<Uint8Array>;
  /** Creates a folder and its parents for this user alone, durably; an existing one is fine. */
  makeFolder(path: string): Promise<void>;
  /** Creates a file for this user alone; refuses with `EEXIST` when the name is taken. */
  create(path: string): Promise<NewFile>;
  /** Opens an existing regular file for appending; refuses with `ENOENT`. */
  append(path: string): Promise<GrowingFile>;
  /**
   * Overwrites a regular file's first bytes without a sync, if `is` accepts the present ones. Reads and writes
   * through one descriptor, so that a file that took the name meanwhile is not written. Returns the stamp of the
   * file that it wrote, or null; refuses with `ENOENT`.
   */
  overwrite(path: string, is: (there: Uint8Array) => boolean, bytes: Uint8Array): Promise<string | null>;
  /** Opens an existing regular file to be overwritten in place; refuses with `ENOENT`. */
  hold(path: string): Promise<HeldFile>;
  /** A hard link; refuses with `EEXIST` when the name is taken. */
  link(file: string, name: string): Promise<void>;
  /** Renames; an existing target is replaced atomically. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Makes a folder's names durable where the platform can. */
  syncFolder(folder: string): Promise<void>;
}

/** The calls that change nothing. Code that is given only these cannot write. */
export type ReadDisk = Pick<Disk, 'look' | 'list' | 'read' | 'readPart'>;
