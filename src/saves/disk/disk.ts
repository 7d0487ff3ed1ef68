/** What a name in a folder is, itself: a symbolic link is never followed. */
export type Kind = 'file' | 'folder' | 'other';

/** What a name stands for, and its size in bytes. */
export interface Entry {
  readonly kind: Kind;
  readonly size: number;
  /** Another one as soon as the name stands for another file, or the file was written. */
  readonly stamp: string;
}

/** A file that was just created and is open for writing. */
export interface NewFile {
  /** Writes some of the bytes and says how many: a disk may take fewer than it was given. */
  write(bytes: Uint8Array): Promise<number>;
  /** Puts the file's bytes on the platter. After an error never again on this file: write a new one. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** A file that was there and is open for writing at its end. */
export interface GrowingFile extends NewFile {
  /** Drops what is behind so many bytes; the next write begins there. */
  cut(length: number): Promise<void>;
}

/**
 * Every file call that saves make, so that a test can give them a disk that fails or loses its power.
 * Refusals of the system are rejections with its own code (`ENOSPC`), as Node gives them.
 */
export interface Disk {
  /** What the name is; null when nothing has it. */
  look(path: string): Promise<Entry | null>;
  /** The names in a folder, in no order. */
  list(folder: string): Promise<readonly string[]>;
  /** The bytes of a regular file; never waits for one that is not. */
  read(path: string): Promise<Uint8Array>;
  /** So many bytes of a regular file from `at` on; fewer where it ends before. */
  readPart(path: string, at: number, length: number): Promise<Uint8Array>;
  /** Makes a folder and the ones above it for this user alone, durably; there already is fine. */
  makeFolder(path: string): Promise<void>;
  /** Makes a new file for this user alone; refuses with `EEXIST` when the name is taken. */
  create(path: string): Promise<NewFile>;
  /** Opens a regular file that is there, to write behind what it holds; refuses with `ENOENT` when none is. */
  append(path: string): Promise<GrowingFile>;
  /**
   * Puts these bytes in the place of a regular file's first ones, without a sync, if `is` says that those are of the
   * file that was meant: it is looked at and written through one descriptor, so that no file that took the name meanwhile is
   * written. Whether it was; refuses with `ENOENT` when none is there.
   */
  overwrite(path: string, is: (there: Uint8Array) => boolean, bytes: Uint8Array): Promise<boolean>;
  /** A second name for the same file; refuses with `EEXIST` when the name is taken. */
  link(file: string, name: string): Promise<void>;
  /** Puts the file under another name; whatever had that name is replaced at once. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Puts the names of a folder on the platter, where the platform can. */
  syncFolder(folder: string): Promise<void>;
}
