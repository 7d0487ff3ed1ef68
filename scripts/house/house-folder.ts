import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isRoot, root } from '../../drive/runtime.ts';

/** Makes the house's folder if there is none. Rejects if its database could not run there. */
export function houseFolder(given: string | null): string {
  const wanted = given === null ? ownFolder() : resolve(process.env['INIT_CWD'] ?? root, given);
  mkdirSync(wanted, { recursive: true, mode: isRoot() ? 0o755 : 0o700 });
  const folder = realpathSync(wanted);
  if (isRoot()) {
    chmodSync(folder, 0o755);
    const closed = closedAbove(folder);
    if (closed !== null)
      throw new Error(
        `PostgreSQL refuses to run as root, and the user nobody may not enter ${closed}: name another folder with --data.`,
      );
  }
  return folder;
}

/** The default folder. PostgreSQL's user may not enter root's home, so root has another one. */
function ownFolder(): string {
  if (isRoot()) return '/var/lib/headpin-house-of-root';
  const { XDG_DATA_HOME: given } = process.env;
  const base = given !== undefined && given.startsWith('/') ? given : join(homedir(), '.local/share');
  return join(base, 'headpin-house');
}

/** The first folder, going up, that other users may not enter. */
function closedAbove(folder: string): string | null {
  if ((statSync(folder).mode & 0o001) === 0) return folder;
  return dirname(folder) === folder ? null : closedAbove(dirname(folder));
}

/**
 * Whether no other house runs on this folder. The lock is a listening socket without a file, which the system
 * releases however this process ends.
 */
export async function takeFolder(folder: string): Promise<boolean> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const lock = createServer();
  lock.unref();
  return new Promise((taken, failed) => {
    lock.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') taken(false);
      else failed(error);
    });
    lock.listen(`\0headpin-house-${name}`, () => {
      taken(true);
    });
  });
}
