import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

/** A cache's user and its possible places. */
export interface CacheUser {
  readonly environment: NodeJS.ProcessEnv;
  readonly home: string;
  readonly temporary: string;
  /** Null on Windows, which has no such numbers and separate folders for each user. */
  readonly uid: number | null;
}

let chosen: string | null = null;

/**
 * The folder for set-up's downloads, shared by this user's checkouts. Its contents are executed, so only this user
 * may be able to write to it.
 */
export function cacheFolder(): string {
  chosen ??= cacheFolderOf({
    environment: process.env,
    home: homedir(),
    temporary: tmpdir(),
    uid: process.getuid?.() ?? null,
  });
  return chosen;
}

/** The user's cache folder. Throws a sentence if no folder belongs to that user alone. */
export function cacheFolderOf({ environment, home, temporary, uid }: CacheUser): string {
  const wanted = environment['XDG_CACHE_HOME'] ?? '';
  // The XDG Base Directory Specification says to ignore a relative path.
  const own = join(isAbsolute(wanted) ? wanted : join(home, '.cache'), 'headpin');
  if (refusalOf(own, uid) === null) return own;
  // A user without a home folder (a service, `nobody`) still has the shared temporary folder.
  const shared = join(temporary, `headpin-cache-${String(uid ?? 0)}`);
  const refusal = refusalOf(shared, uid);
  if (refusal === null) return shared;
  throw new Error(
    `${shared} ${refusal}, so nothing there is used. Remove it, or set XDG_CACHE_HOME to a folder that is yours alone.`,
  );
}

/** Makes the folder if needed; returns why it is not this user's alone, as the end of a sentence, or null. */
function refusalOf(folder: string, uid: number | null): string | null {
  try {
    makeAll(folder);
    if (uid === null) return null;
    // The folder itself, not a link's target.
    const entry = lstatSync(folder);
    if (!entry.isDirectory()) return 'is no folder, or a link to one';
    if (entry.uid !== uid) return 'belongs to another user';
    if (isOpen(entry.mode)) return 'can be written by other users';
    const above = lstatSync(dirname(folder));
    if (above.isDirectory() && isOpen(above.mode) && (above.mode & 0o1000) === 0)
      return 'lies where other users may put a folder in its place';
    // An older set-up made it readable for all.
    if ((entry.mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
    return null;
  } catch (error) {
    return `cannot be used (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** Folder by folder: Node's own recursive call never returns below /proc, the home of some accounts. */
function makeAll(folder: string): void {
  if (!existsSync(dirname(folder))) makeAll(dirname(folder));
  make(folder);
}

function make(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

function isOpen(mode: number): boolean {
  return (mode & 0o022) !== 0;
}
