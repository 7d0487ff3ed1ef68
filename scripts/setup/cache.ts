import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

/** Whose cache it is, and where there may be a place for it. */
export interface CacheUser {
  readonly environment: NodeJS.ProcessEnv;
  readonly home: string;
  readonly temporary: string;
  /** Null where the system has no such numbers: Windows gives every user folders of their own. */
  readonly uid: number | null;
}

let chosen: string | null = null;

/**
 * The folder for what set-up fetches and every checkout of this user may share: what lies there is run. So it is used only
 * when nobody else can put anything into it.
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

/** The cache folder of a user; throws, in words, where there is none that is theirs alone. */
export function cacheFolderOf({ environment, home, temporary, uid }: CacheUser): string {
  const wanted = environment['XDG_CACHE_HOME'] ?? '';
  // The XDG Base Directory Specification: a relative path is to be ignored.
  const own = join(isAbsolute(wanted) ? wanted : join(home, '.cache'), 'headpin');
  if (refusalOf(own, uid) === null) return own;
  // A user without a home folder (a service, `nobody`) still has the temporary one, which is everybody's.
  const shared = join(temporary, `headpin-cache-${String(uid ?? 0)}`);
  const refusal = refusalOf(shared, uid);
  if (refusal === null) return shared;
  throw new Error(
    `${shared} ${refusal}, so nothing there is used. Remove it, or set XDG_CACHE_HOME to a folder that is yours alone.`,
  );
}

/** Why a folder is not this user's alone, as the end of a sentence; null when it is, after it was made if need be. */
function refusalOf(folder: string, uid: number | null): string | null {
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
    make(folder);
    if (uid === null) return null;
    // Itself, not what a link leads to.
    const entry = lstatSync(folder);
    if (!entry.isDirectory()) return 'is no folder, or a link to one';
    if (entry.uid !== uid) return 'belongs to another user';
    if (isOpen(entry.mode)) return 'can be written by other users';
    const above = lstatSync(dirname(folder));
    if (above.isDirectory() && isOpen(above.mode) && (above.mode & 0o1000) === 0)
      return 'lies where other users may put a folder in its place';
    // An older set-up made it for all to read.
    if ((entry.mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
    return null;
  } catch (error) {
    return `cannot be used (${error instanceof Error ? error.message : String(error)})`;
  }
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
